import { defineFeature } from '@portal/shared/contract'
import { Presentation } from 'lucide-react'

/** Seminars of all degree groups. */
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
      order: 60,
      parent: 'operations',
    },
  ],
})
