import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { BellRing } from 'lucide-react'

/** Messages of the office to many people: written, counted, sent and followed. */
export const notificationsFeature = defineFeature({
  id: 'notifications',
  screens: [
    {
      id: 'notifications.list',
      path: '/notifications',
      title: 'Notifications',
      firstReads: () => [
        queryOf('GET /Notification/admin/Message/GetMessages', {
          query: { pageNo: 1, pageSize: 20, sort: 'sendAt', direction: 'desc' },
        }),
      ],
      load: () => import('./notifications.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'notifications',
      label: 'Notifications',
      about: 'Messages to many people at once: to whom, when, and who has read them.',
      icon: BellRing,
      path: '/notifications',
      order: 150,
      parent: 'operations',
    },
  ],
})
