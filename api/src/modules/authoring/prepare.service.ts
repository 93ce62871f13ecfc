import { inTransaction, type Occasion } from '../../asked.ts'
import { hashesOf } from '../files/index.ts'
import { keepPrepared, takeUnprepared } from './prepare.repository.ts'
import { filesIn, preparedOf } from './prepared.rules.ts'

/** Questions of a batch, each a transaction, and batches of a round at most. */
const most = { questions: 100, batches: 100 }

/**
 * Works out summary, words and fingerprint of questions that have none: those that were there before
 * these were kept. What is left waits for the next round.
 */
export async function prepareQuestions(
  asked: Occasion,
  { batches = most.batches }: { batches?: number } = {},
): Promise<void> {
  for (let batch = 0; batch < batches; batch += 1) {
    const found = await inTransaction(asked, async ({ db: tx }) => {
      const questions = await takeUnprepared(tx, most.questions)
      const hashes = await hashesOf(tx, questions.flatMap(filesIn))
      const prepared = questions.map(({ questionId, ...content }) => ({
        ...{ questionId, ...preparedOf(content, (id) => hashes.get(id)) },
      }))
      if (prepared.length > 0) await keepPrepared(tx, prepared)
      return prepared.length
    })
    if (found < most.questions) break
  }
}
