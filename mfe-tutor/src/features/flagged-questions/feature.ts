import { defineFeature } from '@portal/shared/contract'
import { prefetch, queryOf } from '@portal/shared/query'

const prefetchFlag = ({ id = '' }: Readonly<Record<string, string | undefined>>) =>
  prefetch(queryOf('GET /Question/QuestionFlag/GetFlag', { query: { flagId: id } }))

/** Questions that own students flagged: to answer, and to look at. The bell leads to them. */
export const flaggedQuestionsFeature = defineFeature({
  id: 'flagged-questions',
  // Paths as plain texts: the build reads them, so that a page asks early for its screen's script.
  screens: [
    {
      id: 'flagged-questions.answer',
      path: '/tutor/flagged-question/:id',
      title: 'Flagged question',
      load: () => import('./answer.screen.tsx'),
      preload: prefetchFlag,
    },
    {
      id: 'flagged-questions.view',
      path: '/flagged-question-view/:id',
      title: 'Flagged question',
      load: () => import('./view.screen.tsx'),
      preload: prefetchFlag,
    },
  ],
})
