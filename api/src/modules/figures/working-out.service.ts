import { inTransaction, type Occasion } from '../../asked.ts'
import { mergeTallies, takeChanged, writeFigures } from './figures.repository.ts'

/** Batches of a round at most; what is left waits for the next one. */
const batchesOfARound = 500

/**
 * Works out the figures of questions that have changed since, in batches, each a transaction: one
 * that is cut short is done again by whoever comes next. In the end the figures are those that
 * `itemStatisticsOf` gives.
 * @param batches at most.
 */
export async function workOutFigures(
  asked: Occasion,
  { batches = batchesOfARound }: { batches?: number } = {},
): Promise<void> {
  for (let batch = 0; batch < batches; batch += 1) {
    const found = await inTransaction(asked, async ({ db: tx, now }) => {
      const questionIds = await takeChanged(tx)
      if (questionIds.length > 0) await writeFigures(tx, questionIds, now)
      return questionIds.length
    })
    if (found === 0) break
  }
  await mergeTallies(asked.db)
}
