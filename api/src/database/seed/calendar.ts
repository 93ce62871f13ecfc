import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { applies, esatDay } from './applications.ts'
import { silentDays } from './tuition.ts'
import { at, between, dayAt, londonAt, type World, type WorldStudent } from './world.ts'

type EventRow = typeof schema.calendarEvents.$inferInsert

/**
 * What is in many calendars at once: days from today, hour in London (null for the whole day), text,
 * component (4, 5). Seminars, courses and what the academy sets a day for come from what they are.
 */
const sharedEvents: readonly (readonly [
  day: number,
  hour: number | null,
  info: string,
  component: number,
])[] = [
  [-6, 9, 'Curriculum: mid-month check with your tutor', 5],
  [6, null, 'Curriculum: this month’s items are due', 5],
  [16, 18, 'Registration for the admissions test closes at 18:00', 4],
  [31, 17, 'Personal statement: final draft due', 4],
  [37, null, 'Curriculum: half-term milestone', 5],
  [esatDay, null, 'ESAT test day', 4],
  [90, null, 'Curriculum: end of term review', 5],
  [140, 12, 'Results of the admissions test', 4],
]

const testDay = 'ESAT test day'

/** Calendars beside tuition, and the active time of every student. */
export async function seedCalendar(db: Db, world: World): Promise<void> {
  const events = world.students.flatMap((student) => eventsOf(world, student))
  await db.insert(schema.calendarEvents).values(events)
  await db
    .insert(schema.activeTime)
    .values(world.students.flatMap((student) => activeDaysOf(world, student)))
}

function eventsOf(world: World, student: WorldStudent): EventRow[] {
  const row = (
    day: number,
    hour: number | null,
    info: string,
    component: number,
    minutes?: number,
  ): EventRow => {
    const startsAt = hour === null ? at(world, day) : londonAt(world, day, hour)
    const endsAt = minutes === undefined ? null : new Date(startsAt.getTime() + minutes * 60_000)
    const id = seededId(world.random, startsAt.getTime())
    return {
      ...{ id, studentId: student.id, startsAt, endsAt, isAllDay: hour === null, info, component },
      updatedAt: at(world, -30),
    }
  }
  const shown = sharedEvents.filter(
    ([day, , , component]) =>
      isWithin(world, student, day) &&
      (student.demoCase !== 'locked' || component === 4) &&
      (student.demoCase === 'main' || component === 4 || world.random() < 0.7),
  )
  // One consultation a year that is booked outside the weekly tuition.
  const consultation = row(
    between(world.random, 8, 40),
    16,
    'Tuition review with your programme lead',
    1,
    30,
  )
  const rows = shown.map((event) => row(...event))
  // Who has registered for the test has its date by that.
  const own = applies(student) ? rows.filter(({ info }) => info !== testDay) : rows
  return [...own, consultation]
}

/** Active days over the last 200: the diligent come nearly daily, the demo student without a gap lately. */
function activeDaysOf(world: World, student: WorldStudent) {
  const { random } = world
  const rows: (typeof schema.activeTime.$inferInsert)[] = []
  for (let ago = Math.max(1, silentDays(student)); ago <= 200; ago += 1) {
    const isActive =
      student.demoCase === 'main'
        ? ago <= 9 ||
          (ago >= 30 && ago < 53) ||
          (ago !== 10 && ago !== 29 && ago !== 53 && random() < 0.8)
        : random() < 0.15 + student.diligence * 0.6
    if (!isActive || !isWithin(world, student, -ago) || student.demoCase === 'new') continue
    const lastAt = at(world, -ago, between(random, 15, 20), between(random, 0, 59))
    const ms = between(random, 8, 25 + Math.round(student.diligence * 70)) * 60_000
    rows.push({ userId: student.id, day: dayAt(world, -ago), ms, lastAt })
  }
  return rows
}

function isWithin(world: World, student: WorldStudent, day: number): boolean {
  const written = dayAt(world, day)
  return written >= student.startedOn && written <= student.expiresOn
}
