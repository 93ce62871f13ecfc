import { eq } from 'drizzle-orm'
import { applyCorrection, firstCursor } from '../../modules/corrections/index.ts'
import type { Db } from '../db.ts'
import * as schema from '../schema/index.ts'
import type { AuthoredQuestion } from './content/index.ts'
import type { StoredBank } from './question-bank-content.ts'
import { doAsAdmin } from './serving.ts'
import { at, type World } from './world.ts'

/** The question that had a wrong key at first. */
const key = 'chemistry.profiles.002'

/** The bank as it was first written: with one key that is wrong. */
export function withWrongKey(questions: readonly AuthoredQuestion[]): AuthoredQuestion[] {
  return questions.map((question) => {
    if (question.key !== key) return question
    const wrong = question.options.find(({ isCorrect }) => !isCorrect)?.letter
    const options = question.options.map((option) => ({
      ...option,
      isCorrect: option.letter === wrong,
    }))
    return { ...question, options }
  })
}

/** Puts that key right, as an admin does, in every mark that it touched. */
export async function seedCorrections(
  db: Db,
  world: World,
  bank: StoredBank,
  authored: readonly AuthoredQuestion[],
): Promise<void> {
  const questionId = bank.questions.find((question) => question.key === key)?.questionId
  const options = authored.find((question) => question.key === key)?.options
  const correctLetter = options?.find(({ isCorrect }) => isCorrect)?.letter
  if (questionId === undefined || correctLetter === undefined) return
  await doAsAdmin(db, world, async (doing) => {
    await doing(at(world, -1, 16), async (asked) => {
      await applyCorrection(asked, {
        ...{ questionId, version: 1, correctLetter, countsOld: false },
        reason: 'A student pointed out that the answer that we had is not the right one.',
      })
      // Nobody answers while the world is made, so nothing under way is to be waited for.
      await db
        .update(schema.tasks)
        .set({ cursor: { ...firstCursor, began: '0' } })
        .where(eq(schema.tasks.kind, 'keyCorrection'))
    })
  })
}
