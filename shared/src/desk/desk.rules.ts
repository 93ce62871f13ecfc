import type { Comment, DeskValue, Grade } from './desk.types.ts'

/** Most comments of a marking, and most characters of what is said in it. */
export const most = { comments: 200, text: 2_000, overall: 10_000, privateNote: 5_000, note: 1_000 }

export const nothingYet: DeskValue = {
  grades: [],
  overall: '',
  privateNote: '',
  comments: [],
  usedBankIds: [],
}

/** What somebody does at the desk. */
export type DeskAct =
  | { do: 'grade'; key: string; points: number }
  | { do: 'note'; key: string; note: string }
  | { do: 'say'; what: 'overall' | 'privateNote'; text: string }
  /** Puts a comment in, or in the place of the one with its id. */
  | { do: 'comment'; comment: Comment }
  | { do: 'remove'; id: string }
  /** A comment of the bank was put in. */
  | { do: 'use'; bankId: string }

/** A marking after something was done. What it does not touch stays the same object. */
export function changed(value: DeskValue, act: DeskAct): DeskValue {
  switch (act.do) {
    case 'grade':
      return { ...value, grades: graded(value.grades, act.key, { points: act.points }) }
    case 'note':
      return { ...value, grades: graded(value.grades, act.key, { note: act.note }) }
    case 'say':
      return { ...value, [act.what]: act.text }
    case 'comment':
      return { ...value, comments: withComment(value.comments, act.comment) }
    case 'remove':
      return { ...value, comments: value.comments.filter(({ id }) => id !== act.id) }
    case 'use':
      return value.usedBankIds.includes(act.bankId)
        ? value
        : { ...value, usedBankIds: [...value.usedBankIds, act.bankId] }
  }
}

function graded(grades: readonly Grade[], key: string, change: Partial<Grade>): readonly Grade[] {
  const isThere = grades.some((grade) => grade.key === key)
  if (!isThere) return [...grades, { key, points: null, ...change }]
  return grades.map((grade) => (grade.key === key ? { ...grade, ...change } : grade))
}

function withComment(comments: readonly Comment[], comment: Comment): readonly Comment[] {
  const at = comments.findIndex(({ id }) => id === comment.id)
  return at < 0 ? [...comments, comment] : comments.with(at, comment)
}

/** A comment in which nothing is written yet stays on the device: there is nothing to save of it. */
export const isBlank = ({ text }: Pick<Comment, 'text'>): boolean => text.trim() === ''

/** What the server is sent of a marking, and tidies as it does. */
export function sentOf({ grades, overall, privateNote, comments, usedBankIds }: DeskValue) {
  return {
    grades: grades.map(({ note, ...grade }) =>
      note === undefined || note.trim() === '' ? grade : { ...grade, note: note.trim() },
    ),
    overall: overall.trim(),
    privateNote: privateNote.trim(),
    comments: comments
      .filter((comment) => !isBlank(comment))
      .map((comment) => ({ ...comment, text: comment.text.trim() })),
    usedBankIds: [...usedBankIds],
  }
}

/** Whether two markings are the same to the server; which comments of the bank were used is no matter. */
export function isSameMarking(one: DeskValue, other: DeskValue): boolean {
  if (one === other) return true
  return (
    one.takeOver === other.takeOver &&
    one.overall.trim() === other.overall.trim() &&
    one.privateNote.trim() === other.privateNote.trim() &&
    haveSameGrades(one.grades, other.grades) &&
    haveSameComments(one.comments, other.comments)
  )
}

/** Whether two markings say the same to the student. */
export const saysTheSame = (
  one: Pick<DeskValue, 'grades' | 'overall' | 'comments'>,
  other: Pick<DeskValue, 'grades' | 'overall' | 'comments'>,
): boolean =>
  one.overall.trim() === other.overall.trim() &&
  haveSameGrades(one.grades, other.grades) &&
  haveSameComments(one.comments, other.comments)

const isEmptyGrade = ({ points, note = '' }: Grade) => points === null && note.trim() === ''

function haveSameGrades(some: readonly Grade[], others: readonly Grade[]): boolean {
  if (some === others) return true
  const [one, other] = [some, others].map((grades) => grades.filter((it) => !isEmptyGrade(it)))
  if (one?.length !== other?.length) return false
  return (one ?? []).every((grade) =>
    other?.some((it) => it.key === grade.key && isSameGrade(it, grade)),
  )
}

export const isSameGrade = (one: Grade, other: Grade): boolean =>
  one.points === other.points && (one.note ?? '').trim() === (other.note ?? '').trim()

function haveSameComments(some: readonly Comment[], others: readonly Comment[]): boolean {
  if (some === others) return true
  const one = some.filter((comment) => !isBlank(comment))
  const other = others.filter((comment) => !isBlank(comment))
  if (one.length !== other.length) return false
  return one.every((comment, at) => isSameComment(comment, other[at]))
}

/** Whether two comments say the same of the same place. */
export function isSameComment(one: Comment, other: Comment | undefined): boolean {
  if (other === undefined) return false
  if (one === other) return true
  return (
    one.id === other.id &&
    one.text.trim() === other.text.trim() &&
    one.sort === other.sort &&
    one.criterion === other.criterion &&
    (one.isDraft ?? false) === (other.isDraft ?? false) &&
    isSamePlace(one, other)
  )
}

function isSamePlace(one: Comment, other: Comment): boolean {
  if ('part' in one) {
    return (
      'part' in other &&
      one.part === other.part &&
      one.start === other.start &&
      one.end === other.end
    )
  }
  if (!('page' in other) || one.page !== other.page) return false
  const [box, otherBox] = [one.box, other.box]
  return (
    box.x === otherBox.x &&
    box.y === otherBox.y &&
    box.width === otherBox.width &&
    box.height === otherBox.height
  )
}

/** Why a marking cannot be saved as it is; undefined where it can. */
export function whyUnfit({ comments, overall, privateNote }: DeskValue): string | undefined {
  if (comments.length > most.comments) {
    return `A marking has at most ${most.comments} comments. Remove ${comments.length - most.comments}.`
  }
  if (overall.trim().length > most.overall) {
    return 'The overall comment has more than 10,000 characters. Shorten it.'
  }
  if (privateNote.trim().length > most.privateNote) {
    return 'The private note has more than 5,000 characters. Shorten it.'
  }
  return undefined
}

/** Whether something found on the device is a marking. */
export function isDeskValue(value: unknown): value is DeskValue {
  return (
    typeof value === 'object' &&
    value !== null &&
    'grades' in value &&
    Array.isArray(value.grades) &&
    value.grades.every((grade) => hasText(grade, 'key')) &&
    hasText(value, 'overall') &&
    hasText(value, 'privateNote') &&
    'comments' in value &&
    Array.isArray(value.comments) &&
    value.comments.every((comment) => hasText(comment, 'id') && hasText(comment, 'text')) &&
    'usedBankIds' in value &&
    Array.isArray(value.usedBankIds)
  )
}

const hasText = (value: unknown, name: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  typeof Object.entries(value).find(([key]) => key === name)?.[1] === 'string'
