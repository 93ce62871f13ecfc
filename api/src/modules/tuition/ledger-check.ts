import type { Occasion } from '../../asked.ts'
import { countDrift, keepDrift } from './ledger.repository.ts'

/**
 * Checks that the ledger keeps its laws: balance is the sum of entries, and the entries of an hour
 * come to minus its quarters where it counts, else to 0. What is found stands in the metric
 * `portal_ledger_drift` until the next check.
 */
export async function checkLedger({ db, now }: Pick<Occasion, 'db' | 'now'>): Promise<void> {
  await keepDrift(db, await countDrift(db), now)
}
