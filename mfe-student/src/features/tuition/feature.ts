import { defineFeature } from '@portal/shared/contract'
import { GraduationCap } from 'lucide-react'

/** Tuition: hours bought, used and left, and the sessions. */
export const tuitionFeature = defineFeature({
  id: 'tuition',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'tuition',
      label: 'Tuition',
      icon: GraduationCap,
      path: '/tuition',
      order: 30,
      mobile: true,
    },
  ],
  topBar: [
    {
      id: 'tuition.hours-left',
      paths: ['/tuition'],
      order: 10,
      load: () => import('./hours-left.tsx'),
    },
  ],
})
