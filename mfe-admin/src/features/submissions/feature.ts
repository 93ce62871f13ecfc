import { defineFeature } from '@portal/shared/contract'
import { FilePen } from 'lucide-react'

/** All submissions, and who marks them. */
export const submissionsFeature = defineFeature({
  id: 'submissions',
  isHidden: true,
  screens: [],
  menu: [
    {
      id: 'submissions',
      label: 'Submissions',
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
