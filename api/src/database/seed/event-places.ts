import { and, eq, gte } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import type { MadeEvent } from './event-plans.ts'
import { between, dayAt, pick, shuffled, type World } from './world.ts'

const dayMs = 86_400_000

type Place = typeof schema.liveEventPlaces.$inferInsert
type Attendance = typeof schema.liveEventAttendance.$inferInsert

/** What learners say of an event. */
const comments = [
  'Clear, and the examples were the right ones.',
  'A little fast at the end.',
  'I finally see why it works.',
  '',
  '',
]

/** What tutors say of one. */
const reports = [
  'Nearly everybody took part. The second problem took longer than planned and will come first next time.',
  'A lively group with good questions. Two need more practice with the basics before the next one.',
]

/** Places and queues, who came, what was thought of it, and reports. */
export async function seedEventPlaces(
  db: Db,
  world: World,
  made: readonly MadeEvent[],
): Promise<void> {
  const students = await studentsFor(db, world)
  const main = world.students.find(({ demoCase }) => demoCase === 'main')
  for (const event of made) {
    const { plan } = event
    const held = placesOf(world, event, shuffled(world.random, students[plan.kind]), main?.id)
    if (held.length > 0) await db.insert(schema.liveEventPlaces).values(held)
    const last = held.reduce((most, { queueNo }) => Math.max(most, queueNo ?? 0), 0)
    await db
      .update(schema.liveEvents)
      .set({ lastQueued: last })
      .where(eq(schema.liveEvents.id, event.id))
    await noteWhoCame(db, world, event, held, main?.id)
  }
}

/** Students whose programme has what each kind needs, but for the main one. */
async function studentsFor(db: Db, world: World) {
  const rows = await db
    .select({
      id: schema.students.userId,
      hasSeminar: schema.students.hasSeminar,
      hasCourses: schema.students.hasCourses,
      isHeadStart: schema.students.isHeadStart,
    })
    .from(schema.students)
    .innerJoin(schema.users, eq(schema.users.id, schema.students.userId))
    .where(and(eq(schema.users.isActive, true), gte(schema.students.expiresOn, dayAt(world, 0))))
  const known = new Map(rows.map((row) => [row.id, row]))
  const crowd = world.students.filter(({ demoCase }) => demoCase === undefined)
  const of = (isFit: (row: (typeof rows)[number]) => boolean) =>
    crowd.flatMap(({ id }) => {
      const row = known.get(id)
      return row !== undefined && isFit(row) ? [id] : []
    })
  return {
    seminar: of(({ hasSeminar }) => hasSeminar),
    course: of(({ hasCourses, isHeadStart }) => hasCourses && !isHeadStart),
  }
}

function placesOf(
  world: World,
  { plan, id: eventId, sessions }: MadeEvent,
  students: readonly string[],
  main: string | undefined,
): Place[] {
  const { registered, waiting = 0, main: own } = plan
  const start = sessions[0]?.startsAt ?? world.today
  const before = Math.min(start.getTime(), world.today.getTime())
  const isMains = main !== undefined && own !== undefined
  const others = students.slice(0, registered + waiting - (isMains && own !== 'cancelled' ? 1 : 0))
  const row = (studentId: string, state: Place['state'], index: number): Place => {
    const registeredAt = new Date(before - (14 - index * 0.3) * dayMs)
    return {
      ...{ eventId, studentId, state, registeredAt, updatedAt: registeredAt },
      heldAt: state === 'waiting' ? null : registeredAt,
      ...(state === 'cancelled' && { cancelledAt: new Date(before - 12 * 3_600_000) }),
    }
  }
  const held = isMains && own === 'registered' ? [main, ...others] : [...others]
  // The main student is the second of those who wait.
  if (isMains && own === 'waiting') held.splice(registered + 1, 0, main)
  const all = held.map((studentId, index): Place => {
    const isWaiting = index >= registered
    return {
      ...row(studentId, isWaiting ? 'waiting' : 'registered', index),
      queueNo: isWaiting ? index - registered + 1 : null,
    }
  })
  return isMains && own === 'cancelled' ? [...all, row(main, 'cancelled', 0)] : all
}

async function noteWhoCame(
  db: Db,
  world: World,
  { plan, id: eventId, sessions, giver: markedBy }: MadeEvent,
  places: readonly Place[],
  main: string | undefined,
): Promise<void> {
  const { random, today } = world
  const held = places.filter(({ state }) => state === 'registered')
  const over = sessions.filter(({ endsAt }) => endsAt <= today)
  if (plan.state !== undefined || held.length === 0) return
  const came = new Set<string>()
  for (const { id: sessionId, startsAt, endsAt } of over) {
    const rows = held.map(({ studentId }): Attendance => {
      const luck = studentId === main ? 0 : random()
      const state =
        luck < 0.7 ? 'present' : luck < 0.8 ? 'late' : luck < 0.93 ? 'absent' : 'excused'
      const isThere = state === 'present' || state === 'late'
      const minutes = state === 'late' ? between(random, 11, 25) : between(random, -8, 9)
      if (isThere) came.add(studentId)
      return {
        ...{ sessionId, studentId },
        joinedAt: isThere ? new Date(startsAt.getTime() + minutes * 60_000) : null,
        ...(!plan.isUnmarked && {
          state,
          markedBy,
          markedAt: new Date(endsAt.getTime() + 600_000),
        }),
      }
    })
    const noted = rows.filter(({ joinedAt }) => joinedAt !== null || !plan.isUnmarked)
    if (noted.length > 0) await db.insert(schema.liveEventAttendance).values(noted)
    if (!plan.isUnmarked) {
      await db
        .update(schema.liveEventSessions)
        .set({ attendanceVersion: 1 })
        .where(eq(schema.liveEventSessions.id, sessionId))
    }
  }
  if (over.length < sessions.length || plan.isUnmarked) return
  await rate(db, world, { eventId, over, came: [...came].filter((id) => id !== main) })
  const sentAt = new Date((over.at(-1)?.endsAt.getTime() ?? 0) + between(random, 2, 40) * 3_600_000)
  await db.insert(schema.liveEventReports).values({
    ...{ eventId, body: pick(random, reports), writerId: markedBy, sentAt, updatedAt: sentAt },
  })
  const [student] = came
  if (student === undefined) return
  await db.insert(schema.liveEventNotes).values({
    ...{ id: seededId(random, sentAt.getTime()), eventId, studentId: student, writtenAt: sentAt },
    ...{ writerId: markedBy, text: 'Asked good questions and stayed on for more.' },
  })
}

/** Half of those who came say what they think; the main student has not yet. */
async function rate(
  db: Db,
  { random }: World,
  { eventId, over, came }: { eventId: string; over: MadeEvent['sessions']; came: string[] },
): Promise<void> {
  const end = over.at(-1)?.endsAt.getTime() ?? 0
  const rated = came.filter(() => random() < 0.5)
  if (rated.length === 0) return
  await db.insert(schema.liveEventRatings).values(
    rated.map((studentId) => {
      const ratedAt = new Date(end + between(random, 10, 600) * 60_000)
      const stars = between(random, 3, 5)
      return {
        eventId,
        studentId,
        stars,
        comment: pick(random, comments),
        ratedAt,
        updatedAt: ratedAt,
      }
    }),
  )
}
