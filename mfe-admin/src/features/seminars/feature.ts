import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { Presentation } from 'lucide-react'

/** Seminars of all degree groups. */
export const seminarsFeature = defineFeature({
  id: 'seminars',
  screens: [
    {
      id: 'seminars.list',
      path: '/seminars',
      title: 'Seminars',
      firstReads: () => [
        queryOf('GET /Event/admin/Event/GetAllEvents', {
          query: { pageNo: 1, pageSize: 20, sort: 'startsAt', direction: 'desc', kind: 'seminar' },
        }),
      ],
      load: () => import('./seminars.screen.tsx'),
    },
    {
      id: 'seminars.degrees',
      path: '/seminars/admin-view',
      title: 'Degree groups',
      firstReads: () => [queryOf('GET /Subject/admin/Degree/GetDegreeGroups')],
      load: () => import('./degrees.screen.tsx'),
    },
    {
      id: 'seminars.degree',
      path: '/seminars/admin-view/:degree/:id',
      title: 'Degree group',
      firstReads: ({ params: { id = '' } }) => [
        queryOf('GET /Seminar/admin/Seminar/GetAllSeminarByDegreeGroupID', {
          query: { pageNo: 1, pageSize: 20, DegreeGroupID: Number(id) },
        }),
      ],
      load: () => import('./degree.screen.tsx'),
    },
  ],
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
