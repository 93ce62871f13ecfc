import { defineFeature, lacks } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { FilePen } from 'lucide-react'
import { essaysCall, setTasksQuery } from './submissions.queries.ts'

/**
 * Submissions: essays and personal statements. The page itself has no lock: what was written stays
 * to be read there, and each of its tabs says what is missing for more.
 */
export const submissionsFeature = defineFeature({
  id: 'submissions',
  screens: [
    {
      id: 'submissions.pieces',
      path: '/resources/submissions',
      title: 'Submissions',
      firstReads: () => [
        queryOf(essaysCall, { query: { pageNo: 1, pageSize: 20, sort: 'newest' } }),
        setTasksQuery('essay'),
      ],
      load: () => import('./submissions.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'submissions',
      label: 'Submissions',
      about: 'Your essays and personal statements, and what was said about them.',
      icon: FilePen,
      path: '/resources/submissions',
      order: 30,
      parent: 'resources',
      locked: lacks('submission'),
    },
  ],
})
