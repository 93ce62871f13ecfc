import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { BookMarked } from 'lucide-react'

/** Reading list editor. */
export const readingListFeature = defineFeature({
  id: 'reading-list',
  screens: [
    {
      id: 'reading-list',
      path: '/reading-list',
      title: 'Reading list',
      firstReads: () => [
        queryOf('GET /readinglist/admin/reading-list', {
          query: { pageNo: 1, pageSize: 20, sort: 'place', direction: 'asc' },
        }),
      ],
      load: () => import('./reading-list.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'reading-list',
      label: 'Reading list',
      about: 'What students are advised to read, hear and watch, by subject.',
      icon: BookMarked,
      path: '/reading-list',
      order: 100,
      parent: 'operations',
    },
  ],
})
