import { pathTo } from '@portal/shared/contract'
import type { Occasion } from '../../asked.ts'
import { notify } from '../notifications/index.ts'
import {
  type HeldSet,
  holdSets,
  kindOf,
  type ScorePutRight,
  writeMarksAnew,
} from '../sets/index.ts'
import {
  type AnswerMarkedAnew,
  answersTo,
  changed,
  holdStanding,
  rollUpAnew,
} from '../standing/index.ts'
import { markAnew, noticeOf, type ToldMark } from './corrections.rules.ts'
import { hasHeard, insertMarks, type RunningKey, setsToMark } from './marking.repository.ts'

/** What was done for a student: answers marked anew, and of these how many rose and fell. */
export interface MarkedStudent {
  done: number
  gained: number
  lost: number
}

/** A mark as its student sees it: of the paper, or else of the set; of one that is open, its own. */
function toldOf(set: HeldSet, answer: AnswerMarkedAnew, score?: ScorePutRight): ToldMark {
  const own = { title: set.title, setId: set.id, sittingId: score?.sittingId ?? null }
  if (score !== undefined && score.before !== null && score.after !== null) {
    return { ...own, before: score.before, after: score.after, maximum: score.maximum }
  }
  if (!set.isFinished) {
    return { ...own, before: answer.before.mark, after: answer.mark, maximum: 1 }
  }
  const change = Number(answer.isCorrect) - Number(answer.before.isCorrect)
  return { ...own, before: set.correct, after: set.correct + change, maximum: set.size }
}

function linkTo({ sittingId, setId }: ToldMark): string {
  return sittingId === null
    ? `/resources/question-bank/revise/solutions?set=${setId}`
    : pathTo('/resources/question-bank/simulate/solutions/:id', { id: sittingId })
}

/**
 * Marks a student's answers anew that a correction has not seen yet, with all that follows from them;
 * whoever's mark changes hears once. All in the transaction of `within`, holding what answers and
 * hand-ins hold, in their order.
 */
export async function markStudent(
  within: Occasion,
  correction: RunningKey,
  studentId: string,
): Promise<MarkedStudent> {
  const { db: tx, now } = within
  const { questionId, versionId } = correction
  const setIds = await setsToMark(tx, correction, studentId)
  if (setIds.length === 0) return { done: 0, gained: 0, lost: 0 }
  const sets = await holdSets(tx, studentId, setIds, questionId)
  await holdStanding(tx, studentId, questionId)
  const all = (await answersTo(tx, studentId, questionId)).map((answer): AnswerMarkedAnew => {
    const { isCorrect, mark } = answer
    const before = { isCorrect, mark }
    if (!setIds.includes(answer.setId)) return { ...answer, before }
    return { ...answer, ...markAnew(answer.response, correction, before), versionId, before }
  })
  const [first, ...more] = all
  if (first === undefined) return { done: 0, gained: 0, lost: 0 }
  const marked = all.filter(({ setId }) => setIds.includes(setId))
  await writeMarksAnew(
    tx,
    correction,
    marked.map(({ before, ...answer }) => ({
      ...answer,
      change: Number(answer.isCorrect) - Number(before.isCorrect),
    })),
  )
  await rollUpAnew(tx, { studentId, questionId }, [first, ...more])
  const told = await followUps(within, questionId, sets, marked)
  // Where all answers are marked now, none that came earlier can have been.
  const mayHaveHeard = told.length > 0 && marked.length < all.length
  const isNews = told.length > 0 && !(mayHaveHeard && (await hasHeard(tx, correction, studentId)))
  await insertMarks(tx, correction, marked, now)
  if (isNews) await tell(within, studentId, told)
  return {
    done: marked.length,
    gained: marked.filter(({ mark, before }) => mark > before.mark).length,
    lost: marked.filter(({ mark, before }) => mark < before.mark).length,
  }
}

/** What sets of each kind do when they are finished. @returns the changed marks that are shown */
async function followUps(
  within: Occasion,
  questionId: number,
  sets: readonly HeldSet[],
  marked: readonly AnswerMarkedAnew[],
): Promise<ToldMark[]> {
  const told: ToldMark[] = []
  for (const set of sets.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const answer = marked.find(({ setId }) => setId === set.id)
    if (answer === undefined) continue
    const { before, isCorrect, mark } = answer
    const putRight = { setId: set.id, questionId, before, after: { isCorrect, mark } }
    const score = set.isFinished ? await kindOf(set).onMarkedAnew?.(within, putRight) : undefined
    if (changed(answer) && !set.isSealed) told.push(toldOf(set, answer, score))
  }
  return told
}

async function tell(within: Occasion, studentId: string, told: readonly ToldMark[]): Promise<void> {
  const [first, ...more] = told
  if (first === undefined) return
  await notify(within, {
    kind: 'questions',
    title: 'Answer key corrected',
    description: noticeOf([first, ...more]),
    navigatableLink: linkTo(first),
    recipients: [studentId],
  })
}
