import {
  defineFeature,
  type Feature,
  type FirstRead,
  type LazyComponent,
  type PageShown,
  type ScreenRules,
} from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'
import type { LearnBase } from './learn.rules.ts'

/** The role's own pages: those of `@portal/shared/learn`, given how the role has them. */
export interface LearnScreens {
  home: LazyComponent
  subject: LazyComponent
  page: LazyComponent
}

/**
 * Learn: teaching pages by subject and topic.
 * @param base path of its home; the others are under it.
 */
export function learnFeature(base: LearnBase, screens: LearnScreens, rules?: ScreenRules): Feature {
  return defineFeature({
    id: 'learn',
    screens: [
      {
        id: 'learn.home',
        path: base,
        title: 'Learn',
        ...rules,
        firstReads: learningReads,
        load: screens.home,
      },
      {
        id: 'learn.subject',
        path: `${base}/:subject`,
        title: 'Learn',
        ...rules,
        firstReads: subjectReads,
        load: screens.subject,
      },
      {
        id: 'learn.page',
        path: `${base}/:subject/:id`,
        title: 'Learn',
        ...rules,
        firstReads: pageReads,
        load: screens.page,
      },
    ],
  })
}

const learningReads = (): FirstRead[] => [queryOf('GET /training/api/Learning/GetAllLearning')]

/** Of a subject, by its segment, `12-mechanics`. */
const subjectReads = ({ params }: PageShown): FirstRead[] => {
  const learningId = Number.parseInt(params.subject ?? '', 10)
  return learningId > 0
    ? [queryOf('GET /training/api/LearnTopic/GetAllTopic', { query: { learningId } })]
    : []
}

/** Of a page, by its id. */
const pageReads = ({ params }: PageShown): FirstRead[] => {
  const subTopicId = Number(params.id)
  return subTopicId > 0
    ? [queryOf('GET /training/api/LearnTopic/GetContent', { query: { subTopicId } })]
    : []
}
