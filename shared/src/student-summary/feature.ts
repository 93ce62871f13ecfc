import { defineFeature, type Feature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'

/** The page about one student, for everybody but the student. */
export function studentSummaryFeature(): Feature {
  return defineFeature({
    id: 'student-summary',
    screens: [
      {
        id: 'student-summary',
        path: '/:dashboard/:id',
        title: 'Student summary',
        firstReads: ({ params: { id: studentId = '' } }) => [
          queryOf('GET /Student/Summary/GetOverview', { query: { studentId } }),
        ],
        load: () => import('./summary.screen.tsx'),
      },
    ],
  })
}
