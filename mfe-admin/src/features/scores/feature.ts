import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { Target } from 'lucide-react'

/** Official results of admissions tests, and how right our predictions were. */
export const scoresFeature = defineFeature({
  id: 'scores',
  screens: [
    {
      id: 'scores.all',
      path: '/accounts/score',
      title: 'Official results',
      firstReads: () => [
        queryOf('GET /User/admin/Score/GetResults', {
          query: { pageNo: 1, pageSize: 20, sort: 'sitting', direction: 'desc' },
        }),
        queryOf('GET /User/admin/Score/GetTests'),
      ],
      load: () => import('./scores.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'scores',
      label: 'Official results',
      about: 'What students got in their tests, against what was predicted.',
      icon: Target,
      path: '/accounts/score',
      order: 135,
      parent: 'operations',
    },
  ],
})
