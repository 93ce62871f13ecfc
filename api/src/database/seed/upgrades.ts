import { and, desc, eq } from 'drizzle-orm'
import { insertVersion } from '../../versions/index.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { upgradeTexts } from './upgrade-texts.ts'
import { at, seededRandom, type World } from './world.ts'

const decidedAfterMs = 86_400_000

/** Seven upgrades in every state, with requests in every state. */
export async function seedUpgrades(db: Db, world: World): Promise<void> {
  // Numbers of its own, so that the rest of the world stays as it is.
  const random = seededRandom(20_270_402)
  const newId = (moment: Date) => seededId(random, moment.getTime())
  const admin = world.admins[0]?.id ?? null
  const writtenAt = at(world, -90, 9)
  for (const [index, { requests, ...texts }] of upgradeTexts.entries()) {
    const id = newId(writtenAt)
    const { quarters, ...words } = texts
    await db
      .insert(schema.upgrades)
      .values({ id, ...texts, position: index + 1, updatedAt: writtenAt })
    const snapshot = { ...words, hours: (quarters ?? 0) / 4, imageFileId: null }
    const saved = { version: 1, snapshot, savedBy: admin, savedAt: writtenAt }
    await insertVersion(db, { kind: 'upgrade', id }, saved)
    for (const { by, daysAgo, note, state, reason = null } of requests) {
      const student = world.students.find(({ demoCase }) => demoCase === by)
      if (student === undefined) continue
      const requestedAt = at(world, -daysAgo, 16)
      const isDecided = state !== 'pending'
      const decidedAt = new Date(requestedAt.getTime() + decidedAfterMs)
      await db.insert(schema.upgradeRequests).values({
        ...{ id: newId(requestedAt), upgradeId: id, studentId: student.id, note, state, reason },
        ...{ requestedAt, decidedAt: isDecided ? decidedAt : null },
        decidedBy: isDecided ? (state === 'cancelled' ? student.id : admin) : null,
        bookingId: state === 'accepted' ? await latestBooking(db, student.id) : null,
      })
    }
  }
}

/** The latest sale of ten hours or fewer; null where there was none. */
async function latestBooking(db: Db, studentId: string): Promise<string | null> {
  const { bookings } = schema
  const [found] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.studentId, studentId), eq(bookings.quarters, 40)))
    .orderBy(desc(bookings.bookedAt))
    .limit(1)
  return found?.id ?? null
}
