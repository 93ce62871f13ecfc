import { and, eq, inArray, sql } from 'drizzle-orm'
import { appendToLedger } from '../../modules/tuition/index.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { type SessionRow, slotsOf } from './tuition.ts'
import { londonAt, seededRandom, type World, type WorldTutor } from './world.ts'

/**
 * What stands around the hours of the demo world: when tutors teach and when not, requests in every
 * state, hours that wait to be marked, a corrected one, and which belong to a series. Its numbers
 * are its own, so that the rest of the world is the same with it and without.
 */
export async function seedHours(
  db: Db,
  world: World,
  sessions: readonly SessionRow[],
): Promise<void> {
  const random = seededRandom(7_204_311)
  const ids = (moment: Date) => seededId(random, moment.getTime())
  await db.insert(schema.tutorAvailability).values(weeks(world))
  const [tutor] = world.tutors
  if (tutor === undefined) throw new Error('There is no tutor')
  await db.insert(schema.tutorTimeOff).values(timeOff(world, tutor, ids))
  await seedUnmarked(db, world, tutor, ids)
  const own = sessions.filter(({ tutorId }) => tutorId === tutor.id)
  await seedSeries(db, sessions, ids)
  await correctOne(db, own)
  await seedRequests(db, world, own, ids)
}

type Ids = (moment: Date) => string

const clock = (hours: number, minutes = 0) => hours * 60 + minutes

/** Spans in which the weekly hours lie; the demo tutor teaches in the mornings and evenings too. */
function weeks(world: World): (typeof schema.tutorAvailability.$inferInsert)[] {
  const [demo] = world.tutors
  return [...world.tutors, ...world.seniorTutors].flatMap(({ id: tutorId }) => {
    const isDemo = tutorId === demo?.id
    const workdays = [1, 2, 3, 4, 5].flatMap((weekday) => [
      ...(isDemo ? [{ tutorId, weekday, from: clock(8, 30), to: clock(13, 30) }] : []),
      { tutorId, weekday, from: clock(15), to: isDemo ? clock(22, 30) : clock(21) },
    ])
    return [...workdays, { tutorId, weekday: 6, from: clock(10), to: clock(20) }]
  })
}

/** After all hours that are booked, so that none is in it. */
function timeOff(world: World, { id: tutorId }: WorldTutor, ids: Ids) {
  const spans = [
    { first: 24, last: 27, note: 'A conference' },
    { first: 60, last: 74, note: 'Holiday' },
  ]
  return spans.map(({ first, last, note }) => {
    const from = londonAt(world, first, 0)
    return { id: ids(from), tutorId, from, until: londonAt(world, last, 0), note }
  })
}

/** Two hours of the demo tutor that ended without an outcome, one of them more than a day ago. */
async function seedUnmarked(db: Db, world: World, tutor: WorldTutor, ids: Ids): Promise<void> {
  const [main] = world.students
  const pupils = tutor.studentIds.filter((id) => id !== main?.id)
  const planned = [
    { startsAt: londonAt(world, -3, 8, 30), studentId: pupils[4] },
    { startsAt: londonAt(world, -1, 21, 15), studentId: pupils[5] },
  ]
  const rows = planned.flatMap(({ startsAt, studentId }) => {
    if (studentId === undefined) return []
    const id = ids(startsAt)
    const row: typeof schema.tuitionSessions.$inferInsert = {
      ...{ id, studentId, tutorId: tutor.id, subject: tutor.subject, startsAt, quarters: 4 },
      state: 'scheduled',
      joinLink: `https://meet.example/${id.slice(-12)}`,
      updatedAt: new Date(startsAt.getTime() - 7 * 86_400_000),
    }
    return [row]
  })
  await db.insert(schema.tuitionSessions).values(rows)
  await db.insert(schema.sessionSlots).values(slotsOf(rows))
}

/** The weekly hours to come of a student with a tutor were booked together. */
async function seedSeries(db: Db, sessions: readonly SessionRow[], ids: Ids): Promise<void> {
  const ahead = sessions.filter(({ day }) => day > 0)
  const series = Map.groupBy(ahead, ({ studentId, tutorId }) => `${studentId} ${tutorId}`)
  for (const hours of series.values()) {
    const [first] = hours
    if (first === undefined || hours.length < 2) continue
    await db
      .update(schema.tuitionSessions)
      .set({ seriesId: ids(first.startsAt) })
      .where(
        inArray(
          schema.tuitionSessions.id,
          hours.map(({ id }) => id),
        ),
      )
  }
}

/** An hour that was first noted as missed, and corrected the next day. */
async function correctOne(db: Db, own: readonly SessionRow[]): Promise<void> {
  const hour = own.find(({ state, day, isOwed }) => state === 'delivered' && day < -15 && !isOwed)
  if (hour === undefined) throw new Error('There is no hour to correct')
  const { id: sessionId, studentId, quarters, startsAt, subject } = hour
  const [first] = await db
    .select({ id: schema.tuitionLedger.id })
    .from(schema.tuitionLedger)
    .where(eq(schema.tuitionLedger.sessionId, sessionId))
  if (first === undefined) throw new Error('The hour was not counted')
  const occurredAt = new Date(startsAt.getTime() + 86_400_000)
  const entry = { studentId, sessionId, occurredAt }
  await appendToLedger(db, [
    {
      ...{ ...entry, kind: 'returned', quarters, event: `return:${first.id}` },
      ...{ reverses: first.id, note: `${subject} (missed)` },
    },
    { ...entry, kind: 'used', quarters: -quarters, event: `session:${sessionId}:3`, note: subject },
  ])
  await db
    .update(schema.tuitionSessions)
    .set({ version: 3, updatedAt: occurredAt, reason: 'The student was there, at another link.' })
    .where(eq(schema.tuitionSessions.id, sessionId))
}

type RequestRow = typeof schema.rescheduleRequests.$inferInsert

/** Requests of the demo tutor's students in every state; two are open, one of the main student's. */
async function seedRequests(
  db: Db,
  world: World,
  own: readonly SessionRow[],
  ids: Ids,
): Promise<void> {
  const [main] = world.students
  const inOrder = own.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  const ahead = inOrder.filter(({ day }) => day >= 3)
  const past = inOrder.filter(({ day }) => day < -5).toReversed()
  const ofMain = ahead.find(({ studentId }) => studentId === main?.id)
  const others = ahead.filter(({ studentId }) => studentId !== main?.id)
  const asked: [RequestRow['state'], SessionRow | undefined, string, string][] = [
    ['open', ofMain, 'We have a match that afternoon.', ''],
    ['open', others[0], 'A school trip comes back late.', ''],
    ['accepted', others[1], 'Choir rehearsal.', 'Good luck with the concert.'],
    ['declined', others[2], 'I would rather begin later.', 'Later I am with somebody else.'],
    ['withdrawn', others[3], 'A dentist’s appointment.', ''],
    ['expired', past.find(({ state }) => state === 'delivered'), 'A mock exam.', ''],
    ['closed', past.find(({ state }) => state === 'cancelled'), 'I am away that week.', ''],
  ]
  for (const [state, hour, reason, message] of asked) {
    if (hour === undefined) throw new Error(`There is no hour for a request that is ${state}`)
    await addRequest(db, world, hour, { state, reason, message }, ids)
  }
}

async function addRequest(
  db: Db,
  world: World,
  { id: sessionId, day, startsAt, tutorId }: SessionRow,
  own: Pick<RequestRow, 'state' | 'reason' | 'message'>,
  ids: Ids,
): Promise<void> {
  const { state } = own
  const asked = Math.min(day - 4, -1)
  const askedAt = londonAt(world, asked, 18)
  const answeredAt = state === 'expired' ? startsAt : londonAt(world, asked, 20)
  const id = ids(askedAt)
  await db.insert(schema.rescheduleRequests).values({
    ...{ id, sessionId, askedAt, ...own, answeredAt: state === 'open' ? null : answeredAt },
    answeredBy: state === 'accepted' || state === 'declined' ? tutorId : null,
  })
  const mornings = workdaysAfter(world, day).flatMap((one) => [
    londonAt(world, one, 10),
    londonAt(world, one, 11, 15),
  ])
  // What was accepted is where the hour is now.
  const proposals = state === 'accepted' ? [startsAt, ...mornings] : mornings
  await db
    .insert(schema.rescheduleProposals)
    .values(
      proposals
        .slice(0, 3)
        .map((at, index) => ({ requestId: id, position: index + 1, startsAt: at })),
    )
  if (state !== 'accepted') return
  await db
    .update(schema.tuitionSessions)
    .set({ version: sql`${schema.tuitionSessions.version} + 1`, updatedAt: answeredAt })
    .where(and(eq(schema.tuitionSessions.id, sessionId)))
}

/** The next two days on which tutors teach in the morning, as days from today. */
function workdaysAfter({ today }: World, day: number): number[] {
  const next = [1, 2, 3, 4].map((more) => day + more)
  return next
    .filter((one) => ![0, 6].includes(new Date(today.getTime() + one * 86_400_000).getUTCDay()))
    .slice(0, 2)
}
