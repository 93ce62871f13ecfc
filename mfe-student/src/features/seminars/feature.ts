import { defineFeature, lacks } from '@portal/shared/contract'
import { Presentation } from 'lucide-react'

/** Seminars: to register for, to join, to look up. */
export const seminarsFeature = defineFeature({
  id: 'seminars',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'seminars',
      label: 'Seminars',
      icon: Presentation,
      path: '/seminars',
      order: 70,
      locked: lacks('seminar'),
    },
  ],
})
