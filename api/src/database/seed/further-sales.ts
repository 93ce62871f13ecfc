import { and, asc, eq, inArray } from 'drizzle-orm'
import { rollUpProgramme } from '../../modules/sales/index.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import type { SeededCancelling } from './booking-versions.ts'
import { at, dayAt, daysFromToday, seededRandom, type World } from './world.ts'

type BookingRow = typeof schema.bookings.$inferSelect

/** So many of the crowd are left alone, whom other parts of the world count on. */
const leftAlone = 5

/**
 * What is sold beyond hours: renewals to come, upsells that open more until a later day, and some that
 * are to be cancelled again, which it gives. To some of the crowd alone, whose first programme goes on.
 */
export async function seedFurtherSales(db: Db, world: World): Promise<SeededCancelling[]> {
  // Numbers of its own, so that the rest of the world stays as it is.
  const random = seededRandom(20_261_205)
  const soldBy = world.admins[0]?.id ?? null
  const crowd = world.students
    .filter(({ demoCase, shows, isUnlimited }) => !demoCase && !shows && !isUnlimited)
    .slice(leftAlone)
  const found = await db
    .select()
    .from(schema.bookings)
    .where(
      and(
        eq(schema.bookings.kind, 'new'),
        inArray(
          schema.bookings.studentId,
          crowd.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(schema.bookings.bookedAt), asc(schema.bookings.id))
  const running = found.filter(
    ({ startsOn, expiresOn }) =>
      startsOn <= dayAt(world, -60) && (expiresOn ?? '') > dayAt(world, 5),
  )
  const sold = running.slice(0, 6).map((first, place) => {
    const bookedAt = at(world, -12 - 3 * place, 11)
    const id = seededId(random, bookedAt.getTime())
    const { studentId, programName } = first
    const about = { id, studentId, programName, quarters: 0, bookedAt, soldBy }
    return { ...about, ...soldAt(world, first, place) }
  })
  await db.insert(schema.bookings).values(sold)
  for (const { studentId } of sold) await rollUpProgramme(db, studentId, world.today)
  return sold.slice(4).map(({ id }) => ({
    ...{ bookingId: id, daysAgo: 4, unusedHours: 'leave' },
    reason: 'The seminars are on a day on which the student has sports.',
  }))
}

/** What is sold to whoever comes at this place. */
function soldAt(world: World, first: BookingRow, place: number) {
  const expiresOn = first.expiresOn ?? dayAt(world, 0)
  const end = daysFromToday(world, expiresOn)
  if (place < 2) {
    return {
      ...{ kind: 'renewal' as const, programName: 'Premium', hasQuestionBank: true },
      ...{ hasCourses: true, hasSeminar: true, hasLibrary: true, hasReadingList: true },
      ...{ startsOn: dayAt(world, end + 1), expiresOn: dayAt(world, end + 365) },
      note: 'Renewed early, at last year’s price.',
    }
  }
  const startsOn = dayAt(world, -12 - 3 * place)
  const upsell = { kind: 'upsell' as const, extendsId: first.id, startsOn }
  if (place < 4) {
    return {
      ...upsell,
      hasSeminar: true,
      hasReadingList: true,
      expiresOn: dayAt(world, end + 60),
    }
  }
  return { ...upsell, hasSeminar: true, hasAcademy: true, expiresOn }
}
