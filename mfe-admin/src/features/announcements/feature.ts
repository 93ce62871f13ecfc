import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { Megaphone } from 'lucide-react'

/** Announcements on the dashboards. */
export const announcementsFeature = defineFeature({
  id: 'announcements',
  screens: [
    {
      id: 'announcements.list',
      path: '/announcements',
      title: 'Announcements',
      firstReads: () => [
        queryOf('GET /Announcement/admin/Announcement/GetAnnouncements', {
          query: { pageNo: 1, pageSize: 20, sort: 'from', direction: 'desc' },
        }),
      ],
      load: () => import('./announcements.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'announcements',
      label: 'Announcements',
      about: 'Banners above people’s first pages: to whom, from when to when.',
      icon: Megaphone,
      path: '/announcements',
      order: 140,
      parent: 'operations',
    },
  ],
})
