import { defineFeature } from '@portal/shared/contract'
import { firstReadsOfFlag, flaggedQuestionFeature } from '@portal/shared/flagged-question/feature'

/** Questions that own students flagged, to answer and to look at. The bell leads to them. */
export const flaggedQuestionsFeature = defineFeature({
  id: 'flagged-questions',
  screens: [
    {
      id: 'flagged-questions.answer',
      path: '/tutor/flagged-question/:id',
      title: 'Flagged question',
      firstReads: firstReadsOfFlag,
      load: () => import('./answer.screen.tsx'),
    },
    ...flaggedQuestionFeature(() => import('@portal/shared/flagged-question/view')).screens,
  ],
})
