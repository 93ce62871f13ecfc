import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { Newspaper } from 'lucide-react'

/** The blog and the news, as they are written. */
export const blogsFeature = defineFeature({
  id: 'blogs',
  screens: [
    {
      id: 'blogs.list',
      path: '/blogs',
      title: 'Blogs',
      firstReads: () => [
        queryOf('GET /blog/admin/Blog', {
          query: { pageNo: 1, pageSize: 20, sort: 'updatedAt', direction: 'desc' },
        }),
      ],
      load: () => import('./blogs.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'blogs',
      label: 'Blogs',
      about: 'Posts of the blog and news: written, scheduled, pinned and taken back.',
      icon: Newspaper,
      path: '/blogs',
      order: 90,
      parent: 'operations',
    },
  ],
})
