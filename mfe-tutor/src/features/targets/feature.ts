import { defineFeature } from '@portal/shared/contract'
import { Target } from 'lucide-react'

/** Targets of the students, and of the tutor’s own month. */
export const targetsFeature = defineFeature({
  id: 'targets',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'targets',
      label: 'Targets',
      icon: Target,
      path: '/tutor-targets',
      order: 10,
      roles: ['Tutor'],
    },
  ],
})
