import { defineFeature } from '@portal/shared/contract'
import { BellRing } from 'lucide-react'

/** Notifications to compose and follow. */
export const notificationsFeature = defineFeature({
  id: 'notifications',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'notifications',
      label: 'Notifications',
      icon: BellRing,
      path: '/notifications',
      order: 150,
      parent: 'operations',
    },
  ],
})
