import type { CallInput } from '@portal/shared/api'
import { eq, sql } from 'drizzle-orm'
import { rowsOf } from '../../database/open.ts'
import {
  notificationRecipients,
  notifications,
  sessionSlots,
  tutorAvailability,
} from '../../database/schema/index.ts'
import { makeTestApp, makeTuition, type TestApp } from '../../testing/index.ts'

/** A Monday, in winter by London's clock. */
export const monday = new Date('2027-03-01T12:00:00Z')

type Booking = CallInput<'POST /Tution/tutor/Tution/Schedule'>['body']

/** A student with a parent and a tutor, who has a senior tutor and teaches on weekdays from 9 to 21. */
export async function makeHoursWorld(app: TestApp) {
  const { make } = app
  const senior = await make.seniorTutor({}, { firstName: 'Sue', lastName: 'Stone' })
  const student = await make.student({}, { firstName: 'Ada', lastName: 'Lee' })
  const parent = await make.parent([student], { firstName: 'Pat', lastName: 'Lee' })
  const tutor = await make.tutor(
    { seniorTutorId: senior, students: [student] },
    { firstName: 'Tom', lastName: 'Grey' },
  )
  const admin = await make.admin({ firstName: 'Olga', lastName: 'Office' })
  await teach(app, tutor)
  const tuition = makeTuition(app.db)
  await tuition.booking(student, 40, '2027-01-05T10:00:00Z')
  const booking: Booking = {
    studentId: student,
    subject: 'Mathematics',
    startsAt: '2027-03-04T16:30:00Z',
    quarters: 4,
    joinLink: null,
    repeatWeeks: 0,
    times: 1,
    skip: [],
    confirm: [],
  }

  const schedule = (as: string, change: Partial<Booking> = {}, key?: string) =>
    app.call(
      'POST /Tution/tutor/Tution/Schedule',
      as,
      { body: { ...booking, ...change } },
      key === undefined ? {} : { 'idempotency-key': key },
    )

  /** An hour that was booked by the tutor; answers its id. */
  const booked = async (change: Partial<Booking> = {}) => {
    const { data, errors } = await schedule(tutor, change)
    const [id] = data?.sessionIds ?? []
    if (id === undefined) throw new Error(`The hour was not booked: ${JSON.stringify(errors)}`)
    return id
  }

  return { app, senior, student, parent, tutor, admin, tuition, booking, schedule, booked }
}

export type HoursWorld = Awaited<ReturnType<typeof makeHoursWorld>>

export async function makeHoursApp(): Promise<TestApp> {
  return await makeTestApp({ now: monday })
}

/** Lets a tutor teach on weekdays from 9 to 21. */
export async function teach(app: TestApp, tutorId: string): Promise<void> {
  const week = [1, 2, 3, 4, 5].map((weekday) => ({ tutorId, weekday, from: 540, to: 1_260 }))
  await app.db.insert(tutorAvailability).values(week)
}

/** What somebody was told, title and description, in the order of these. */
export async function toldTo({ db }: TestApp, userId: string): Promise<string[][]> {
  const rows = await db
    .select({ title: notifications.title, description: notifications.description })
    .from(notificationRecipients)
    .innerJoin(notifications, eq(notifications.id, notificationRecipients.notificationId))
    .where(eq(notificationRecipients.userId, userId))
    .orderBy(notifications.title, notifications.description)
  return rows.map(({ title, description }) => [title, description])
}

/** The quarters for which somebody is taken, by hour. */
export async function slotsOf({ db }: TestApp, personId: string): Promise<Record<string, number>> {
  const rows = await db
    .select({ sessionId: sessionSlots.sessionId, slots: sql`count(*)`.mapWith(Number) })
    .from(sessionSlots)
    .where(eq(sessionSlots.personId, personId))
    .groupBy(sessionSlots.sessionId)
  return Object.fromEntries(rows.map(({ sessionId, slots }) => [sessionId, slots]))
}

/** Hours whose entries of the ledger are not what their state says, and the number of events told twice. */
export async function brokenLaws({ db }: TestApp, studentId: string): Promise<number> {
  const [row] = await rowsOf<{ broken: number }>(
    db,
    sql`select (select count(*)::int from tuition_sessions s where s.student_id = ${studentId}
        and coalesce((select sum(l.quarters) from tuition_ledger l where l.session_id = s.id), 0)
          <> case when s.state in ('delivered', 'no-show') then -s.quarters else 0 end)
      + (select count(*)::int from (select event from tuition_ledger
          where student_id = ${studentId} group by event having count(*) > 1) twice) broken`,
  )
  return row?.broken ?? -1
}
