import type { Solutions } from './solutions.queries.ts'

/** Which questions of a finished set are shown. */
export type ReviewFilter =
  | 'all'
  | 'wrong'
  | 'unanswered'
  | 'flagged'
  | 'bookmarked'
  | 'to-mark'
  | 'waiting'

/** The filters in their order, with their words. */
export const reviewFilters: readonly { value: ReviewFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'wrong', label: 'Wrong' },
  { value: 'unanswered', label: 'Not answered' },
  { value: 'flagged', label: 'Flagged' },
  { value: 'bookmarked', label: 'Bookmarked' },
  { value: 'to-mark', label: 'To mark' },
  { value: 'waiting', label: 'Waiting for a tutor' },
]

type Reviewed = Solutions['set']['questions'][number]

/** True when a question belongs to a filter. */
export function fitsFilter(question: Reviewed, filter: ReviewFilter): boolean {
  const isAnswered = question.response !== null
  switch (filter) {
    case 'all':
      return true
    case 'wrong':
      return isAnswered && question.verdict?.isCorrect === false
    case 'unanswered':
      return !isAnswered
    case 'flagged':
      return question.isFlagged
    case 'bookmarked':
      return question.isBookmarked
    case 'to-mark':
      return isAnswered && isUnmarked(question) && question.verdict?.isMarkedByTutor === false
    case 'waiting':
      return isAnswered && isUnmarked(question) && question.verdict?.isMarkedByTutor === true
  }
}

function isUnmarked({ verdict }: Reviewed): boolean {
  return verdict !== null && verdict.criteria.length > 0 && verdict.criteriaMet === null
}

/** Reads a filter from the address; anything unknown means all. */
export function readFilter(text: string | null): ReviewFilter {
  return reviewFilters.find(({ value }) => value === text)?.value ?? 'all'
}
