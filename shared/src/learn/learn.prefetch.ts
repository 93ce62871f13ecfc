import { prefetch, queryOf } from '@portal/shared/query'

/** What a remote needs before the screens' script is there: it is part of its first script. */

export const prefetchLearning = () => prefetch(queryOf('GET /training/api/Learning/GetAllLearning'))

/** A subject by its segment, `12-mechanics`. */
export const prefetchSubject = (segment: string | undefined) => {
  const learningId = Number.parseInt(segment ?? '', 10)
  if (learningId > 0) {
    prefetch(queryOf('GET /training/api/LearnTopic/GetAllTopic', { query: { learningId } }))
  }
}

/** A page by its id. */
export const prefetchPage = (id: string | undefined) => {
  const subTopicId = Number(id)
  if (subTopicId > 0) {
    prefetch(queryOf('GET /training/api/LearnTopic/GetContent', { query: { subTopicId } }))
  }
}
