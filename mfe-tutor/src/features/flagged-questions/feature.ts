import { defineFeature, type PageShown } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'

const flagReads = ({ params: { id = '' } }: PageShown) => [
  queryOf('GET /Question/QuestionFlag/GetFlag', { query: { flagId: id } }),
]

/** Questions that own students flagged: to answer, and to look at. The bell leads to them. */
export const flaggedQuestionsFeature = defineFeature({
  id: 'flagged-questions',
  screens: [
    {
      id: 'flagged-questions.answer',
      path: '/tutor/flagged-question/:id',
      title: 'Flagged question',
      firstReads: flagReads,
      load: () => import('./answer.screen.tsx'),
    },
    {
      id: 'flagged-questions.view',
      path: '/flagged-question-view/:id',
      title: 'Flagged question',
      firstReads: flagReads,
      load: () => import('./view.screen.tsx'),
    },
  ],
})
