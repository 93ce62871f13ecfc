import type { FirstRead, PageShown } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'

/** What a remote needs before the screens' script is there: it is part of its first script. */

export const learningReads = (): FirstRead[] => [
  queryOf('GET /training/api/Learning/GetAllLearning'),
]

/** Of a subject, by its segment, `12-mechanics`. */
export const subjectReads = ({ params }: PageShown): FirstRead[] => {
  const learningId = Number.parseInt(params.subject ?? '', 10)
  return learningId > 0
    ? [queryOf('GET /training/api/LearnTopic/GetAllTopic', { query: { learningId } })]
    : []
}

/** Of a page, by its id. */
export const pageReads = ({ params }: PageShown): FirstRead[] => {
  const subTopicId = Number(params.id)
  return subTopicId > 0
    ? [queryOf('GET /training/api/LearnTopic/GetContent', { query: { subTopicId } })]
    : []
}
