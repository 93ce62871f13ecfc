import type { Occasion } from '../../asked.ts'
import type { Db } from '../../database/db.ts'
import {
  closeSitting,
  completeScore,
  countItems,
  countScore,
  countSitting,
  type PartToMark,
  partToMark,
  setFirst,
  writeScore,
} from './marking.repository.ts'
import { isRightToWrong, pointsOf, scoreOf } from './simulate.rules.ts'

/** Marks in hundredths, as the cohort's are counted. */
export const totalOf = (marks: number): number => Math.round(marks * 100)

/** What each item of a part adds to the cohort: its own marks and the rest, in hundredths. */
export function itemsOf(
  part: PartToMark,
  score: number,
): { questionId: number; mark: number; rest: number }[] {
  const total = totalOf(score)
  return part.questions.map((question) => {
    const mark = totalOf(pointsOf(question, part.penalty))
    return { questionId: question.questionId, mark, rest: total - mark }
  })
}

/** Counts a student's first sitting of a part, whose marks are all known, for the cohort. */
async function countForCohort(
  tx: Db,
  setId: string,
  part: PartToMark,
  score: number,
): Promise<void> {
  await countScore(tx, part.examSectionId, totalOf(score))
  await countItems(tx, setId, itemsOf(part, score))
}

const isWaiting = (question: PartToMark['questions'][number]) =>
  question.isEssay && question.isAnswered && question.mark === null

/** A part's marks; the score is null while essays wait. */
export function marksOf(part: PartToMark): { score: number | null; rightToWrong: number } {
  return {
    score: part.questions.some(isWaiting) ? null : scoreOf(part.questions, part.penalty),
    rightToWrong: part.questions.filter(
      // What counts as right by a key that was put right was not changed to a wrong one.
      (each) =>
        each.isCorrect !== true && isRightToWrong(each.history, each.letter, each.correctLetter),
    ).length,
  }
}

/**
 * Marks a part of a paper that has just been handed in: its score, the changes from right to
 * wrong, the roll-ups of its student and of all who sat it, and the end of the sitting with its
 * last part. Belongs into the transaction that closes the set. A part without any answer is
 * counted nowhere, since it says nothing of who sat it; one whose essays wait is counted for the
 * cohort when they are marked.
 */
export async function markPart(
  { db: tx }: Occasion,
  { id: setId, finishedAt }: { id: string; finishedAt: Date },
): Promise<void> {
  const part = await partToMark(tx, setId)
  if (part === undefined) throw new Error(`The set ${setId} is no part of a sitting`)
  const marks = marksOf(part)
  await writeScore(tx, setId, marks)
  const isAnswered = part.questions.some((question) => question.isAnswered)
  const isFirst = isAnswered && (await countSitting(tx, part, marks.score, finishedAt))
  await setFirst(tx, setId, isFirst)
  if (isFirst && marks.score !== null) await countForCohort(tx, setId, part, marks.score)
  await closeSitting(tx, part.sittingId, finishedAt, 'if complete')
}

/** Brings the score up to date when a tutor has marked an essay of a part. */
export async function markPartAgain({ db: tx }: Occasion, setId: string): Promise<void> {
  const part = await partToMark(tx, setId)
  if (part === undefined) throw new Error(`The set ${setId} is no part of a sitting`)
  const marks = marksOf(part)
  if (marks.score === null) return
  await writeScore(tx, setId, marks)
  await completeScore(tx, part, marks.score)
  if (part.isFirst === true) await countForCohort(tx, setId, part, marks.score)
}
