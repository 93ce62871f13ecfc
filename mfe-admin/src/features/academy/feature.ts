import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { CirclePlay } from 'lucide-react'

/** Academy editor: courses, videos, quizzes, and how they are watched. */
export const academyFeature = defineFeature({
  id: 'academy',
  screens: [
    {
      id: 'academy.list',
      path: '/academy',
      title: 'Academy',
      firstReads: () => [
        queryOf('GET /academy/admin/Academy/GetAllAcademy', {
          query: { pageNo: 1, pageSize: 20, sort: 'position', direction: 'asc' },
        }),
      ],
      load: () => import('./academies.screen.tsx'),
    },
    {
      id: 'academy.course',
      path: '/academy/:course',
      title: 'Academy',
      load: () => import('./course.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'academy',
      label: 'Academy',
      about: 'Video courses with quizzes: made, published, and how they are watched.',
      icon: CirclePlay,
      path: '/academy',
      order: 40,
      parent: 'operations',
    },
  ],
})
