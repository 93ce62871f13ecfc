import { sql } from 'drizzle-orm'
import { rowsOf } from '../../database/open.ts'
import { type AskedSet, answerTo, type Revise } from '../sets/testing.ts'

export const dayMs = 86_400_000

/** What tests do with what a student gets wrong. */
export function reviewing(revise: () => Revise) {
  /** Answers a set of choices, those at the places given wrongly; answers the questions. */
  async function practise(wrongAt: readonly number[], change: Partial<AskedSet> = {}) {
    const set = await revise().openSet({ questionTypes: [1], size: 10, ...change })
    for (const [at, question] of set.questions.entries()) {
      const response = answerTo(question, !wrongAt.includes(at))
      await revise().save(set.id, question.questionId, { response })
    }
    await revise().finish(set.id)
    return set.questions
  }

  const startReview = () =>
    revise().app.call('POST /Revise/api/Revise/StartReview', revise().student)

  const cardOf = async (questionId: number) =>
    (
      await rowsOf<{ dueMs: number; reps: number; lapses: number; stability: number }>(
        revise().app.db,
        sql`select extract(epoch from due)::float8 * 1000 "dueMs", reps, lapses,
            stability::float8 "stability" from review_cards
          where student_id = ${revise().student} and question_id = ${questionId}`,
      )
    )[0]

  const missOf = async (questionId: number) =>
    (
      await rowsOf<{ times: number; reason: string | null; isMastered: boolean }>(
        revise().app.db,
        sql`select times, reason, mastered_at is not null "isMastered" from misses
          where student_id = ${revise().student} and question_id = ${questionId}`,
      )
    )[0]

  /** Works through the set of what is due, right or wrong. */
  async function review(isRight: boolean) {
    const { data } = await startReview()
    const set = await revise().getSet(data.id)
    for (const question of set.questions) {
      const response = answerTo(question, isRight)
      await revise().save(set.id, question.questionId, { response, submit: true })
    }
    await revise().finish(set.id)
    return set
  }

  return { practise, startReview, cardOf, missOf, review }
}
