import { defineFeature } from '@portal/shared/contract'
import { ScrollText } from 'lucide-react'

/** Report card: grades per skill and term. */
export const reportCardFeature = defineFeature({
  id: 'report-card',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'report-card',
      label: 'Report card',
      icon: ScrollText,
      path: '/report-card',
      order: 20,
      parent: 'tuition',
    },
  ],
})
