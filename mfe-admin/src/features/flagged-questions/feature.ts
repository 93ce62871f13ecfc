import { defineFeature } from '@portal/shared/contract'

/** A flagged question with its thread and statistics, to look at. */
export const flaggedQuestionsFeature = defineFeature({
  id: 'flagged-questions',
  screens: [
    {
      id: 'flagged-questions.view',
      path: '/flagged-question-view/:id',
      title: 'Flagged question',
      load: () => import('./view.screen.tsx'),
    },
  ],
})
