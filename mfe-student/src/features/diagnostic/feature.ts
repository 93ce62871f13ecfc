import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'

/** The diagnostic test, on a page of its own without sidebar. */
export const diagnosticFeature = defineFeature({
  id: 'diagnostic',
  screens: [
    {
      id: 'diagnostic.test',
      path: '/diagnostic-test',
      title: 'Diagnostic test',
      layout: 'bare',
      firstReads: () => [queryOf('GET /Exam/Diagnostic/GetTest')],
      load: () => import('./diagnostic.screen.tsx'),
    },
  ],
})
