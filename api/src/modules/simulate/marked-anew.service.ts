import type { Occasion } from '../../asked.ts'
import type { AnswerPutRight, ScorePutRight } from '../sets/index.ts'
import { moveItems, moveScore, scoresAnew } from './marked-anew.repository.ts'
import { type PartToMark, partToMark, writeScore } from './marking.repository.ts'
import { itemsOf, marksOf, totalOf } from './marking.service.ts'

/** A part as it was before one of its answers was marked anew. */
function partBefore(part: PartToMark, { questionId, before }: AnswerPutRight): PartToMark {
  return {
    ...part,
    questions: part.questions.map((each) =>
      each.questionId === questionId ? { ...each, ...before } : each,
    ),
  }
}

/**
 * Brings a part of a paper in line with an answer that was marked anew: its score, the changes from
 * right to wrong, the student's best and first scores, and for the cohort the score and every item
 * of the part, whose rest it changes. Belongs into the transaction that writes the mark.
 */
export async function markPartAnew(
  { db: tx }: Occasion,
  answer: AnswerPutRight,
): Promise<ScorePutRight | undefined> {
  const { setId } = answer
  const part = await partToMark(tx, setId)
  if (part === undefined) throw new Error(`The set ${setId} is no part of a sitting`)
  const after = marksOf(part)
  const was = partBefore(part, answer)
  const before = marksOf(was)
  await writeScore(tx, setId, after)
  const { sittingId, questions } = part
  const scores = { before: before.score, after: after.score, maximum: questions.length, sittingId }
  if (after.score === null || before.score === null || after.score === before.score) return scores
  await scoresAnew(tx, part, after.score)
  if (part.isFirst !== true) return scores
  await moveScore(tx, part.examSectionId, totalOf(before.score), totalOf(after.score))
  await moveItems(tx, setId, itemsOf(was, before.score), itemsOf(part, after.score))
  return scores
}
