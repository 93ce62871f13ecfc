import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { rowsOf } from '../database/open.ts'
import { Problem } from '../problem.ts'
import type { Listed } from './page-of.ts'

/** What somebody chose of a list; see `chosenRows` in the contract. */
export type ChosenRows<F> = { ids: readonly string[] } | { all: F; expectedCount: number }

/** Most rows that are changed in one transaction. */
const most = 1_000

/**
 * The ids of what was chosen of a list: those that were said, or all that the filters find now.
 * @throws Problem 409 where that is not as many as somebody saw, and 422 where it is too many; then
 * nothing may be done.
 */
export async function chosenIds<F>(
  db: Db,
  chosen: ChosenRows<F>,
  listed: (filters: F) => Pick<Listed, 'fits'>,
): Promise<string[]> {
  if ('ids' in chosen) return [...new Set(chosen.ids)]
  const { all, expectedCount } = chosen
  const { fits } = listed(all)
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select p.id from (${fits}) p order by p.id limit ${Math.max(most, expectedCount) + 1}`,
  )
  if (rows.length !== expectedCount) {
    const now = rows.length > expectedCount ? 'more' : `only ${rows.length}`
    throw new Problem(
      409,
      `There are ${now} that match by now, instead of ${expectedCount}. Nothing was changed.`,
    )
  }
  if (rows.length > most) {
    throw new Problem(422, `At most ${most.toLocaleString('en-GB')} can be changed at once.`)
  }
  return rows.map(({ id }) => id)
}
