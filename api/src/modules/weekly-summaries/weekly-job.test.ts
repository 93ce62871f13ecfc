import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import {
  liveEventAttendance,
  mails,
  users,
  userVideos,
  weeklySummaries,
} from '../../database/schema/index.ts'
import { idleQueue, runWaitingTasks } from '../../jobs/testing.ts'
import { type MakeTuition, makeTestApp, makeTuition, type TestApp } from '../../testing/index.ts'
import { makeCourse } from '../academy/testing.ts'
import { makeEvents } from '../events/testing.ts'
import { startWeeklySummaries } from './weekly-job.ts'

const setPreference = 'POST /User/Account/SetPreference'
/** Monday at eight in London. */
const monday = new Date('2026-11-23T08:00:00Z')

let app: TestApp
let tuition: MakeTuition
let student: string
let parent: string

beforeAll(async () => {
  app = await makeTestApp({ now: monday })
  tuition = makeTuition(app.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(monday)
  await app.db.execute(
    sql`truncate mails, weekly_summaries, notification_preferences, parent_children cascade`,
  )
  await app.db.execute(sql`delete from tasks`)
  student = await app.make.student({}, { firstName: 'Ada', lastName: 'Byron' })
  parent = await app.make.parent([student])
})

async function round() {
  const now = app.clock.now()
  await startWeeklySummaries({ ...askedByServer(app.db, now), server: { jobs: idleQueue } })
  await runWaitingTasks(app.db, app.clock.now)
}

const sent = async () =>
  await app.db.select({ to: mails.to, text: mails.text }).from(mails).orderBy(mails.to)
const addressOf = async (id: string) =>
  (await app.db.select({ email: users.email }).from(users).where(eq(users.id, id)))[0]?.email

describe('the weekly summary', () => {
  it('tells of the week from Monday to Sunday where the parent lives, and of nothing else', async () => {
    const tutor = await app.make.tutor({ students: [student] })
    await tuition.booking(student, 40, '2026-09-01T10:00:00Z')
    const given = await tuition.session(tutor, student, '2026-11-22T16:00:00Z', { quarters: 6 })
    await tuition.use(student, given, 6)
    for (const outside of ['2026-11-15T23:45:00Z', '2026-11-23T00:00:00Z']) {
      const other = await tuition.session(tutor, student, outside)
      await tuition.use(student, other, 4)
    }
    await tuition.active(student, '2026-11-16', 600_000)
    await tuition.active(student, '2026-11-15', 120_000)
    await tuition.active(student, '2026-11-23', 900_000)
    await tuition.session(tutor, student, '2026-11-26T16:00:00Z', { state: 'scheduled' })
    await tuition.session(tutor, student, '2026-11-30T16:00:00Z', { state: 'scheduled' })
    // Staff alone know of it.
    await tuition.alert(student, { audience: 'staff' })
    await round()
    const [mail, ...rest] = await sent()
    expect(rest).toEqual([])
    expect(mail?.to).toBe(await addressOf(parent))
    const text = mail?.text ?? ''
    expect(text).toContain('Tuition: 1 session (1.5 hours)')
    expect(text).toContain('Time in the portal: 10 min (the week before: 2 min)')
    expect(text).toContain('Hours left: 6.5 hours')
    expect(text).toContain('Next: Thursday 26 November, 16:00')
    expect(text).not.toContain('30 November')
    expect(text).not.toContain('concerns')
  })

  it('tells of videos, and of sessions of seminars and courses that were marked', async () => {
    app.clock.set(new Date('2026-11-18T12:00:00Z'))
    const { videoId } = await makeCourse(app)
    const other = await makeCourse(app)
    for (const [id, completedAt] of [
      [videoId, '2026-11-16T00:00:00Z'],
      [other.videoId, '2026-11-23T00:00:00Z'],
    ] as const) {
      await app.db.insert(userVideos).values({
        ...{ userId: student, videoId: id, completedAt: new Date(completedAt) },
        updatedAt: app.clock.now(),
      })
    }
    const make = makeEvents(app)
    const course = await make.event({ kind: 'course', sessions: 8, inHours: -48 })
    await make.place(course.id, student)
    const [first = '', second = '', third = ''] = course.sessionIds
    const last = course.sessionIds.at(-1) ?? ''
    await app.db.insert(liveEventAttendance).values([
      { sessionId: first, studentId: student, state: 'late' },
      { sessionId: second, studentId: student, state: 'absent' },
      { sessionId: third, studentId: student, state: 'excused' },
      // Of the week after.
      { sessionId: last, studentId: student, state: 'present' },
    ])
    app.clock.set(monday)
    await round()
    const [mail] = await sent()
    expect(mail?.text).toContain('Academy: 1 video completed')
    expect(mail?.text).toContain('Seminars and courses: 1 of 2 sessions attended')
  })

  it('comes once, whoever asks for it and how often', async () => {
    await round()
    await round()
    app.clock.set(new Date('2026-11-24T20:00:00Z'))
    await round()
    // Even where a task of the same week is started anew.
    await app.db.execute(sql`delete from tasks`)
    await round()
    expect(await sent()).toHaveLength(1)
    app.clock.set(new Date('2026-11-30T07:00:00Z'))
    await round()
    expect(await sent()).toHaveLength(2)
    expect(await app.db.$count(weeklySummaries)).toBe(2)
  })

  it('comes in a silent week too, with all children in one', async () => {
    const second = await app.make.student({}, { firstName: 'Theo', lastName: 'Byron' })
    await app.db.execute(sql`truncate parent_children`)
    await app.make.parent([student, second])
    await round()
    const [mail, ...rest] = await sent()
    expect(rest).toEqual([])
    expect(mail?.text.match(/Nothing was done/g)).toHaveLength(2)
  })

  it('is not sent to those who switched it off, who left, or who have no child', async () => {
    await app.make.parent([])
    const off = { kind: 'weekly', inPortal: false, email: 'none' } as const
    expect((await app.call(setPreference, parent, { body: off })).status).toBe(200)
    const left = await app.make.parent([student])
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, left))
    await round()
    expect(await sent()).toEqual([])
    await app.call(setPreference, parent, { body: { ...off, email: 'at once' } })
    await round()
    expect(await sent()).toHaveLength(1)
  })

  it('comes by the clock of each parent', async () => {
    const far = await app.make.parent([student], { timeZone: 'America/New_York' })
    await round()
    expect((await sent()).map(({ to }) => to)).toEqual([await addressOf(parent)])
    app.clock.set(new Date('2026-11-23T12:00:00Z'))
    await round()
    expect((await sent()).map(({ to }) => to)).toContain(await addressOf(far))
  })

  it('goes on where it stopped when there are more parents than one batch takes', async () => {
    const many = Array.from({ length: 201 }, () => crypto.randomUUID())
    const list = sql`unnest(${`{${many.join(',')}}`}::uuid[]) id`
    await app.db.execute(sql`
      insert into users (id, email, role, first_name, last_name, created_at)
      select id, id || '@many.test', 'Parent', 'Ann', 'Lee', now() from ${list}`)
    await app.db.execute(sql`
      insert into parent_children (parent_id, student_id) select id, ${student}::uuid from ${list}`)
    await round()
    const to = (await sent()).map((mail) => mail.to)
    expect(to).toHaveLength(202)
    expect(new Set(to).size).toBe(202)
  })

  it('cannot be had in the bell or with other news', async () => {
    const wish = { kind: 'weekly', inPortal: true, email: 'at once' } as const
    const inBell = await app.call(setPreference, parent, { body: wish })
    expect([inBell.status, inBell.errors?.[0]?.path]).toEqual([422, 'body.inPortal'])
    const daily = { ...wish, inPortal: false, email: 'daily' } as const
    const inDigest = await app.call(setPreference, parent, { body: daily })
    expect([inDigest.status, inDigest.errors?.[0]?.path]).toEqual([422, 'body.email'])
  })
})
