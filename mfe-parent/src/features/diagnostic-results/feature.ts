import { defineFeature } from '@portal/shared/contract'

/** Results of a child’s diagnostic tests, to look at. */
export const diagnosticResultsFeature = defineFeature({
  id: 'diagnostic-results',
  screens: [
    {
      id: 'diagnostic-results.sections',
      path: '/diagnostic-test-results/:id',
      title: 'Diagnostic test by section',
      load: () => import('./sections.screen.tsx'),
    },
    {
      id: 'diagnostic-results.topics',
      path: '/diagnostic-test-results-v2/:id',
      title: 'Diagnostic test by topic',
      load: () => import('./topics.screen.tsx'),
    },
  ],
})
