import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { rowsOf } from '../database/open.ts'
import { Problem } from '../problem.ts'
import type { Listed } from './page-of.repository.ts'

/** What somebody chose of a list; see `chosenRows` in the contract. */
export type ChosenRows<F> = { ids: readonly string[] } | { filter: F; expectedCount: number }

/** Most rows that are changed in one transaction; what changes more of them is a job. */
export const mostInOne = 1_000

/**
 * The ids of what was chosen of a list: those that were said, or all that the filters find now.
 * @param most how many they may be: where a job does it, more than go into one transaction.
 * @throws Problem 409 where that is not as many as somebody saw, and 422 where it is too many; then
 * nothing may be done.
 */
export async function chosenIds<F>(
  db: Db,
  chosen: ChosenRows<F>,
  listed: (filters: F) => Pick<Listed, 'fits'>,
  most = mostInOne,
): Promise<string[]> {
  if ('ids' in chosen) return [...new Set(chosen.ids)]
  const { filter, expectedCount } = chosen
  const { fits } = listed(filter)
  const rows = await rowsOf<{ id: string; total: number }>(
    db,
    sql`select p.id, (count(*) over ())::int total from (${fits}) p order by p.id
      limit ${most + 1}`,
  )
  const total = rows[0]?.total ?? 0
  if (total !== expectedCount) {
    const shown = expectedCount.toLocaleString('en-GB')
    const now = total.toLocaleString('en-GB')
    throw new Problem(
      409,
      `The list has changed: ${now} match now instead of ${shown}. Nothing was done.`,
    )
  }
  if (rows.length > most) {
    throw new Problem(422, `At most ${most.toLocaleString('en-GB')} can be changed at once.`)
  }
  return rows.map(({ id }) => id)
}
