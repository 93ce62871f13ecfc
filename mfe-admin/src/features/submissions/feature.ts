import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { FilePen } from 'lucide-react'

/** All submissions, who marks them, and by what. */
export const submissionsFeature = defineFeature({
  id: 'submissions',
  screens: [
    {
      id: 'submissions',
      path: '/submissions',
      title: 'Submissions',
      firstReads: () => [
        queryOf('GET /Marking/tutor/Marking/GetQueue', {
          query: { pageNo: 1, pageSize: 20, state: 'open' },
        }),
      ],
      load: () => import('./submissions.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'submissions',
      label: 'Submissions',
      about: 'Essays and personal statements, who marks them, and by what.',
      icon: FilePen,
      path: '/submissions',
      order: 30,
      parent: 'operations',
    },
  ],
  topBar: [
    {
      id: 'submissions.legend',
      paths: ['/submissions'],
      order: 10,
      load: () => import('./submissions-legend.tsx'),
    },
  ],
})
