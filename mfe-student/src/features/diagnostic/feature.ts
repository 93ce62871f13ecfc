import { defineFeature } from '@portal/shared/contract'
import { prefetch, queryOf } from '@portal/shared/query'

/** The diagnostic test, on a page of its own without sidebar. */
export const diagnosticFeature = defineFeature({
  id: 'diagnostic',
  screens: [
    {
      id: 'diagnostic.test',
      path: '/diagnostic-test',
      title: 'Diagnostic test',
      layout: 'bare',
      load: () => import('./diagnostic.screen.tsx'),
      preload: () => prefetch(queryOf('GET /Exam/Diagnostic/GetTest')),
    },
  ],
})
