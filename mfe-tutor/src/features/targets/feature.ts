import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { Target } from 'lucide-react'

/** Targets of the students, and of the tutor’s own month. */
export const targetsFeature = defineFeature({
  id: 'targets',
  screens: [
    {
      id: 'targets.list',
      path: '/tutor-targets',
      title: 'Targets',
      roles: ['Tutor'],
      firstReads: () => [
        queryOf('GET /Target/tutor/Target/GetTargets', { query: { pageNo: 1, pageSize: 20 } }),
        queryOf('GET /Target/tutor/Target/GetMyMonth', { query: {} }),
      ],
      load: () => import('./targets.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'targets',
      label: 'Targets',
      about: 'What you and your students have set yourselves to reach',
      icon: Target,
      path: '/tutor-targets',
      order: 10,
      roles: ['Tutor'],
    },
  ],
})
