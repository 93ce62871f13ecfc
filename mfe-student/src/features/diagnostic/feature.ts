import { defineFeature } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import { withRunner } from '../../practice/with-runner.ts'

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
      isDirect: true,
      load: withRunner(() => import('./diagnostic.screen.tsx')),
    },
  ],
})
