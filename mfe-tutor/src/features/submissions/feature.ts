import { defineFeature, holds } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { FilePen } from 'lucide-react'

const duty = holds('essayPsTutor')

/** Submissions to mark: essay and personal-statement tutors, and all senior tutors. */
export const submissionsFeature = defineFeature({
  id: 'submissions',
  screens: [
    {
      id: 'submissions',
      path: '/submissions',
      title: 'Submissions',
      needs: duty,
      firstReads: () => [
        queryOf('GET /Marking/tutor/Marking/GetQueue', {
          query: { pageNo: 1, pageSize: 20, marker: 'me', state: 'open' },
        }),
      ],
      load: () => import('./submissions.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'submissions',
      label: 'Submissions',
      icon: FilePen,
      path: '/submissions',
      order: 50,
      mobile: true,
      visible: duty,
    },
  ],
})
