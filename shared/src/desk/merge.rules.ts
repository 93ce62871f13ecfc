import { isSameComment, isSameGrade } from './desk.rules.ts'
import type { Comment, DeskValue, Grade } from './desk.types.ts'

/** What comes of two sides that were changed apart; of two overall comments one is to be chosen. */
type Merged = { value: DeskValue } | { ask: { mine: DeskValue; theirs: DeskValue } }

/**
 * Joins a marking that was changed in two tabs, or on two devices. Comments join by their ids:
 * what one side wrote, changed or removed counts; where both changed the same one, both stay, theirs
 * as a comment to be finished. Grades join by criterion, mine where both chose. Only of two overall
 * comments one has to go, so that is asked.
 */
export function mergeMarkings(
  base: DeskValue,
  mine: DeskValue,
  theirs: DeskValue,
  newId: () => string,
): Merged {
  const joined: DeskValue = {
    grades: joinGrades(base.grades, mine.grades, theirs.grades),
    overall: theirs.overall,
    privateNote: joinTexts(base.privateNote, mine.privateNote, theirs.privateNote),
    comments: joinComments(base.comments, mine.comments, theirs.comments, newId),
    usedBankIds: [...new Set([...theirs.usedBankIds, ...mine.usedBankIds])],
    ...(mine.takeOver && { takeOver: true }),
  }
  const [before, own, other] = [base, mine, theirs].map(({ overall }) => overall.trim())
  if (own === other || own === before) return { value: joined }
  const withMine = { ...joined, overall: mine.overall }
  return other === before ? { value: withMine } : { ask: { mine: withMine, theirs: joined } }
}

/** Of two texts that nobody but staff reads both stay, one under the other. */
function joinTexts(base: string, mine: string, theirs: string): string {
  if (mine.trim() === base.trim() || theirs.includes(mine.trim())) return theirs
  if (theirs.trim() === base.trim() || mine.includes(theirs.trim())) return mine
  return `${theirs.trim()}\n${mine.trim()}`
}

function joinGrades(
  base: readonly Grade[],
  mine: readonly Grade[],
  theirs: readonly Grade[],
): readonly Grade[] {
  const of = (grades: readonly Grade[], key: string): Grade =>
    grades.find((grade) => grade.key === key) ?? { key, points: null }
  const keys = new Set([...theirs, ...mine].map(({ key }) => key))
  return [...keys].map((key) => {
    const [before, own, other] = [of(base, key), of(mine, key), of(theirs, key)]
    if (isSameGrade(own, before)) return other
    if (isSameGrade(other, before)) return own
    const note = joinTexts(before.note ?? '', own.note ?? '', other.note ?? '')
    const points = own.points === before.points ? other.points : own.points
    return note === '' ? { key, points } : { key, points, note }
  })
}

function joinComments(
  base: readonly Comment[],
  mine: readonly Comment[],
  theirs: readonly Comment[],
  newId: () => string,
): readonly Comment[] {
  const of = (comments: readonly Comment[], id: string) => comments.find((one) => one.id === id)
  const ids = new Set([...theirs, ...mine].map(({ id }) => id))
  return [...ids].flatMap((id): Comment[] => {
    const [before, own, other] = [of(base, id), of(mine, id), of(theirs, id)]
    const isOwnNew = own !== undefined && !isSameComment(own, before)
    const isOtherNew = other !== undefined && !isSameComment(other, before)
    if (own !== undefined && other !== undefined) {
      if (!isOwnNew || isSameComment(own, other)) return [other]
      if (!isOtherNew) return [own]
      return own.text.trim() === other.text.trim()
        ? [own]
        : [own, { ...other, id: newId(), isDraft: true }]
    }
    // One side removed it: gone, unless the other side has written in it since.
    if (own !== undefined) return isOwnNew ? [own] : []
    return other !== undefined && isOtherNew ? [other] : []
  })
}
