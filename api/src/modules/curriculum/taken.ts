import type { Db } from '../../database/db.ts'
import type { HeldItem } from './merge.rules.ts'
import { heldItems, type Taker } from './publish.repository.ts'
import { monthsSince, type Publishing, type Taken, takenBy } from './publish.rules.ts'

/** Students whose curricula are looked at in one go. */
export const studentsAtOnce = 500

/** What a publication does to the next students; they are held, and so is what they have, where it writes. */
export async function takenByNext(
  db: Db,
  publishing: Publishing,
  students: readonly Taker[],
  isHeld: boolean,
): Promise<Taken[]> {
  const behind =
    publishing.mode === 'new-year'
      ? students
      : students.filter(({ takenVersion }) => takenVersion < publishing.version)
  const least = Math.min(...behind.map(({ takenVersion }) => takenVersion))
  const months = monthsSince(publishing, least)
  // Whoever was given another template before has items of it in any month.
  const isWhole = publishing.mode === 'new-year' || least === 0
  const items = await heldItems(
    db,
    behind.map(({ studentId }) => studentId),
    isWhole
      ? 'all'
      : {
          months,
          templateItemIds: publishing.items
            .filter(({ month }) => months.includes(month))
            .map(({ id }) => id),
        },
    isHeld,
  )
  const held: ReadonlyMap<string, HeldItem[]> = Map.groupBy(items, ({ studentId }) => studentId)
  return takenBy(publishing, behind, held)
}
