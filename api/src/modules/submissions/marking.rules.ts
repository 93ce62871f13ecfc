import type { CallInput } from '@portal/shared/api'
import type { StoredCriterion } from '../../database/schema/index.ts'
import type { FieldError } from '../../problem.ts'

/** What is said of a marking while it is made; see `sentMarking` in the contract. */
export type SentMarking = Pick<
  CallInput<'POST /Marking/tutor/Marking/SaveMarking'>['body'],
  'grades' | 'comments' | 'overall'
>

type Comment = SentMarking['comments'][number]
type PageComment = Extract<Comment, { page: number }>
type TextComment = Extract<Comment, { part: number }>

/** What is marked, and by what. */
export interface MarkedText {
  /** The text of each part; none of a PDF without words. */
  texts: readonly string[]
  /** Of a PDF; null for all else. */
  pages: number | null
  criteria: readonly StoredCriterion[]
}

/** Most comments of a marking. */
const mostComments = 200

/** Fewest characters of an overall comment. */
const fewestCharacters = 30

/** Parts of a page are rounded where they are drawn: what sticks out by less than this lies on it. */
const rounding = 1e-6

const isOnPage = ({ box }: PageComment): boolean =>
  [box.x, box.y, box.width, box.height].every((share) => share >= 0 && share <= 1) &&
  box.x + box.width <= 1 + rounding &&
  box.y + box.height <= 1 + rounding

function placeFault(comment: Comment, { texts, pages }: MarkedText): [string, string] | undefined {
  if ('page' in comment) {
    if (pages === null) return ['page', 'This text has no pages']
    if (comment.page > pages) return ['page', `There are ${pages} pages`]
    return isOnPage(comment) ? undefined : ['box', 'A box lies on its page']
  }
  return textFault(comment, texts)
}

function textFault(
  { part, start, end, quote }: TextComment,
  texts: readonly string[],
): [string, string] | undefined {
  const text = texts[part]
  if (text === undefined) return ['part', 'There is no such part']
  const isThere = start < end && end <= text.length && text.slice(start, end) === quote
  return isThere ? undefined : ['quote', 'These words do not stand there']
}

/** What of a marking does not fit its text or its criteria, each by its field; none where all fits. */
export function faultsOf({ grades, comments }: SentMarking, marked: MarkedText): FieldError[] {
  const criteria = new Map(marked.criteria.map((criterion) => [criterion.key, criterion]))
  const faults: FieldError[] = []
  const refuse = (path: string, message: string) => faults.push({ path: `body.${path}`, message })
  const graded = new Set<string>()
  for (const [at, { key, points }] of grades.entries()) {
    const criterion = criteria.get(key)
    if (criterion === undefined) refuse(`grades.${at}.key`, 'There is no such criterion')
    else if (graded.has(key)) refuse(`grades.${at}.key`, 'This criterion is graded twice')
    else if (points !== null && !criterion.levels.some((level) => level.points === points)) {
      refuse(`grades.${at}.points`, 'No level has these points')
    }
    graded.add(key)
  }
  if (comments.length > mostComments) {
    refuse('comments', `A marking has at most ${mostComments} comments`)
    return faults
  }
  const ids = new Set<string>()
  for (const [at, comment] of comments.entries()) {
    if (ids.has(comment.id)) refuse(`comments.${at}.id`, 'This comment stands here twice')
    ids.add(comment.id)
    if (comment.criterion !== null && !criteria.has(comment.criterion)) {
      refuse(`comments.${at}.criterion`, 'There is no such criterion')
    }
    const fault = placeFault(comment, marked)
    if (fault !== undefined) refuse(`comments.${at}.${fault[0]}`, fault[1])
  }
  return faults
}

/**
 * What a marking lacks before it can be returned, each by its field: a grade for every criterion, an
 * overall comment (which the essay of a question may do without), and no comment kept for later.
 */
export function missingOf(
  marking: {
    grades: SentMarking['grades']
    comments: readonly Pick<Comment, 'id' | 'isDraft'>[]
    overall: string
  },
  { criteria, mayBeBrief }: { criteria: readonly StoredCriterion[]; mayBeBrief: boolean },
): FieldError[] {
  const points = new Map(marking.grades.map((grade) => [grade.key, grade.points]))
  const ungraded = criteria
    .filter(({ key }) => (points.get(key) ?? null) === null)
    .map(({ key, title }) => ({
      path: `body.grades.${key}`,
      message: mayBeBrief ? 'Say whether each criterion is met' : `Choose a level for ${title}`,
    }))
  const isBrief = !mayBeBrief && marking.overall.trim().length < fewestCharacters
  const brief = isBrief
    ? [
        {
          path: 'body.overall',
          message: `Write an overall comment of ${fewestCharacters} characters or more`,
        },
      ]
    : []
  const kept = marking.comments
    .filter(({ isDraft }) => isDraft === true)
    .map(({ id }) => ({
      path: `body.comments.${id}`,
      message: 'Finish this comment, or remove it',
    }))
  return [...ungraded, ...brief, ...kept]
}
