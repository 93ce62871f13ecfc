import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { NotebookText } from 'lucide-react'

/** Course editor. */
export const coursesFeature = defineFeature({
  id: 'courses',
  screens: [
    {
      id: 'courses.list',
      path: '/courses',
      title: 'Courses',
      firstReads: () => [
        queryOf('GET /Event/admin/Event/GetAllEvents', {
          query: { pageNo: 1, pageSize: 20, sort: 'startsAt', direction: 'desc', kind: 'course' },
        }),
      ],
      load: () => import('./courses.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'courses',
      label: 'Courses',
      icon: NotebookText,
      path: '/courses',
      order: 70,
      parent: 'operations',
    },
  ],
})
