import { defineFeature } from '@portal/shared/contract'

/** Results of the student's own diagnostic tests; those who have no question bank see them too. */
export const diagnosticResultsFeature = defineFeature({
  id: 'diagnostic-results',
  screens: [
    {
      id: 'diagnostic-results.list',
      path: '/diagnostic-test-results',
      title: 'Diagnostic test results',
      afterProgramme: true,
      load: () => import('./list.screen.tsx'),
    },
    {
      id: 'diagnostic-results.sections',
      path: '/diagnostic-test-results/:id',
      title: 'Diagnostic test by section',
      afterProgramme: true,
      load: () => import('./sections.screen.tsx'),
    },
    {
      id: 'diagnostic-results.topics',
      path: '/diagnostic-test-results-v2/:id',
      title: 'Diagnostic test by topic',
      afterProgramme: true,
      load: () => import('./topics.screen.tsx'),
    },
  ],
})
