import { defineFeature } from '@portal/shared/contract'
import { Megaphone } from 'lucide-react'

/** Announcements on the dashboards. */
export const announcementsFeature = defineFeature({
  id: 'announcements',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'announcements',
      label: 'Announcements',
      icon: Megaphone,
      path: '/announcements',
      order: 140,
      parent: 'operations',
    },
  ],
})
