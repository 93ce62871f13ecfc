import { inTransaction, type Occasion } from '../../asked.ts'
import { eachInTurn } from '../../each-in-turn.ts'
import { letFilmsGo } from './films.repository.ts'
import { restorableSince } from './removed.rules.ts'
import {
  academiesToCount,
  countAcademy,
  countLearners,
  countVideo,
  videosToCount,
} from './tallies.repository.ts'

/**
 * Counts how the academies are watched, one after the other, and lets go of films that nothing can
 * show any more. Reading never counts over people: it shows what was counted here last.
 */
export async function tallyAcademies(occasion: Occasion): Promise<void> {
  const { db, now } = occasion
  await letFilmsGo(db, restorableSince(now))
  await eachInTurn(
    await academiesToCount(db),
    (academy) =>
      inTransaction(occasion, async ({ db: tx }) => {
        await countLearners(tx, academy, now)
        for (const id of await videosToCount(tx, academy, now)) await countVideo(tx, id, now)
        await countAcademy(tx, academy.id, now)
      }),
    (count) => `${count} academies were not counted`,
  )
}
