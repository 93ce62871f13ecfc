import { defineFeature } from '@portal/shared/contract'
import { LifeBuoy } from 'lucide-react'

/** Help for tutors: frequent questions, chat, contact. */
export const tutorHelpFeature = defineFeature({
  id: 'tutor-help',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'tutor-help',
      label: 'Help',
      icon: LifeBuoy,
      path: '/tutor-help',
      order: 80,
    },
  ],
})
