import { defineFeature } from '@portal/shared/contract'
import { ScrollText } from 'lucide-react'

/** Report card: grades per skill and term. */
export const reportCardFeature = defineFeature({
  id: 'report-card',
  screens: [
    {
      id: 'report-card.terms',
      path: '/report-card',
      title: 'Report card',
      load: () => import('./report-card.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'report-card',
      label: 'Report card',
      about: 'How your tutors see each term: skills, a predicted grade, what comes next.',
      icon: ScrollText,
      path: '/report-card',
      order: 20,
      parent: 'tuition',
    },
  ],
})
