import {
  defineFeature,
  type Feature,
  type FirstRead,
  type LazyComponent,
  type PageShown,
  type ScreenRules,
} from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'

/**
 * A flagged question with its thread; the bell leads to it.
 * @param view the page as the role has it: `@portal/shared/flagged-question/view`, or its own.
 */
export function flaggedQuestionFeature(view: LazyComponent, rules?: ScreenRules): Feature {
  return defineFeature({
    id: 'flagged-question',
    screens: [
      {
        id: 'flagged-question.view',
        path: '/flagged-question-view/:id',
        title: 'Flagged question',
        ...rules,
        firstReads: firstReadsOfFlag,
        load: view,
      },
    ],
  })
}

/** What a page of the flag that its path names (`:id`) shows first. */
export const firstReadsOfFlag = ({ params: { id = '' } }: PageShown): FirstRead[] => [
  queryOf('GET /Question/QuestionFlag/GetFlag', { query: { flagId: id } }),
]
