import { inTransaction, type Occasion } from '../../asked.ts'
import type { Db } from '../../database/db.ts'
import { allBanded, allCompared, findAlike } from './alike.ts'
import {
  markCompared,
  type Pair,
  takeUncompared,
  wordingsOf,
  writeBands,
  writePairs,
} from './bands.repository.ts'

/** Questions of a batch, a transaction each. */
const questionsAtOnce = 100

/** Batches of a round at most; what is left waits for the next one. */
const batchesOfARound = 100

/**
 * Finds what reads like these questions, as they are now, and writes it. Part of the caller's
 * transaction; nine statements, however many they are. Others are served meanwhile.
 */
async function compare(tx: Db, questionIds: readonly number[]): Promise<void> {
  const wordings = await wordingsOf(tx, questionIds)
  const mine = await allCompared(wordings)
  const banded = await allBanded(mine)
  await writeBands(tx, banded)
  const pairs = new Map<string, Pair>()
  for (const { questionId, otherId, kind, resemblance } of await findAlike(tx, mine, banded)) {
    const [first, second] = [Math.min(questionId, otherId), Math.max(questionId, otherId)]
    pairs.set(`${first} ${second}`, { questionId: first, otherId: second, kind, resemblance })
  }
  await writePairs(tx, questionIds, [...pairs.values()])
  await markCompared(tx, wordings.values())
}

/**
 * Compares questions that were written since, in batches, each a transaction: one that is cut short
 * is done again by whoever comes next.
 * @param batches at most.
 */
export async function compareQuestions(
  asked: Occasion,
  { batches = batchesOfARound }: { batches?: number } = {},
): Promise<void> {
  for (let batch = 0; batch < batches; batch += 1) {
    const found = await inTransaction(asked, async ({ db: tx }) => {
      const questionIds = await takeUncompared(tx, questionsAtOnce)
      if (questionIds.length > 0) await compare(tx, questionIds)
      return questionIds.length
    })
    if (found === 0) break
  }
}
