import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { takeTemplate } from './issue.repository.ts'
import { newYear } from './merge.rules.ts'
import { insertItems } from './publish.repository.ts'

/**
 * Gives a student without a curriculum the one of the programme, or where the programme has none of
 * its own that was published, that of every programme: as all students were last given it, whatever
 * is being written. Nothing happens to a student who has one. Belongs into the transaction of the
 * booking.
 */
export async function issueCurriculum(tx: Db, studentId: string, now: Date): Promise<void> {
  const items = await takeTemplate(tx, studentId)
  if (items === undefined) return
  await insertItems(
    tx,
    newYear([], items).inserts.map((item) => ({
      ...{ ...item, id: newId(now.getTime()), studentId },
    })),
  )
}
