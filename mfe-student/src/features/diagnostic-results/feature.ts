import { defineFeature } from '@portal/shared/contract'

/** The list of the student's own diagnostic tests; those who have no question bank see it too. */
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
  ],
})
