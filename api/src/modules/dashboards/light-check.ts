import type { Occasion } from '../../asked.ts'
import { lightDifferences, mendLights } from './light-tallies.repository.ts'

/**
 * Counts the roll-ups of lights anew, mends what is not as it should be, and tells the process's log.
 * Triggers keep them; what remains is what no row says, such as a time zone whose rules have changed
 * with the server's.
 */
export async function checkLights({ db, log }: Pick<Occasion, 'db' | 'log'>): Promise<void> {
  const found = await lightDifferences(db)
  const { studentIds, tallies } = found
  if (studentIds.length === 0 && tallies === 0) return
  await mendLights(db, found)
  log?.info({ students: studentIds.length, tallies }, 'lights were not as counted, and are mended')
}
