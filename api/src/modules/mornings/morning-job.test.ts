import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import {
  notificationRecipients,
  notifications,
  rescheduleRequests,
  terms,
  tuitionHomework,
} from '../../database/schema/index.ts'
import { idleQueue, runWaitingTasks } from '../../jobs/testing.ts'
import { type MakeTuition, makeTestApp, makeTuition, type TestApp } from '../../testing/index.ts'
import { startMornings } from './morning-job.ts'

/** Half past seven in London, on a Wednesday. */
const morning = new Date('2026-11-25T07:30:00Z')

let app: TestApp
let tuition: MakeTuition
let student: string
let tutor: string

beforeAll(async () => {
  app = await makeTestApp({ now: morning })
  tuition = makeTuition(app.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(morning)
  await app.db.execute(sql`truncate notifications cascade`)
  await app.db.execute(sql`delete from tasks`)
  student = await app.make.student()
  tutor = await app.make.tutor({ students: [student] })
})

async function round() {
  const now = app.clock.now()
  await startMornings({ ...askedByServer(app.db, now), server: { jobs: idleQueue } })
  await runWaitingTasks(app.db, app.clock.now)
}

const toldTo = async (userId: string) =>
  (
    await app.db
      .select({ words: notifications.description })
      .from(notifications)
      .innerJoin(
        notificationRecipients,
        eq(notificationRecipients.notificationId, notifications.id),
      )
      .where(eq(notificationRecipients.userId, userId))
  ).map(({ words }) => words)

async function homeworkOf(own: object) {
  const hour = await tuition.session(tutor, student, '2026-11-20T16:00:00Z')
  const reportId = await tuition.report(hour)
  await app.db.delete(tuitionHomework)
  await app.db
    .insert(tuitionHomework)
    .values({ id: newId(), reportId, position: 1, text: 'Sheet 4', ...own })
}

describe('a student', () => {
  it('hears in the morning of what is due tomorrow, once', async () => {
    await homeworkOf({ dueOn: '2026-11-26' })
    await round()
    await round()
    expect(await toldTo(student)).toEqual(['Sheet 4'])
    app.clock.set(new Date('2026-11-26T07:30:00Z'))
    await round()
    expect(await toldTo(student)).toEqual(['Sheet 4'])
  })

  it.each([
    ['done', { dueOn: '2026-11-26', doneAt: morning }],
    ['due today', { dueOn: '2026-11-25' }],
    ['due in two days', { dueOn: '2026-11-27' }],
    ['of no day', { dueOn: null }],
  ])('hears nothing of what is %s', async (_, own) => {
    await homeworkOf(own)
    await round()
    expect(await toldTo(student)).toEqual([])
  })
})

describe('a tutor', () => {
  it('hears of hours to mark, reports to write and requests to answer, each morning', async () => {
    await tuition.session(tutor, student, '2026-11-24T16:00:00Z', { state: 'scheduled' })
    await tuition.session(tutor, student, '2026-11-23T16:00:00Z')
    const next = await tuition.session(tutor, student, '2026-11-27T16:00:00Z', {
      state: 'scheduled',
    })
    await app.db.insert(rescheduleRequests).values({
      ...{ id: newId(), sessionId: next, reason: 'Exam', state: 'open' },
      askedAt: morning,
    })
    await round()
    const words = '1 session to mark, 1 report to write and 1 request to answer.'
    expect(await toldTo(tutor)).toEqual([words])
    app.clock.set(new Date('2026-11-26T07:30:00Z'))
    await round()
    expect(await toldTo(tutor)).toEqual([words, words])
    // That is the tutor's alone.
    expect(await toldTo(student)).toEqual([])
  })

  it('hears of report cards from three days before they are due', async () => {
    const hour = await tuition.session(tutor, student, '2026-10-05T16:00:00Z')
    await tuition.report(hour)
    const days = { name: 'Autumn', startsOn: '2026-09-01', endsOn: '2026-12-18' }
    await app.db.insert(terms).values({ id: newId(), ...days, cardsDueOn: '2026-11-29' })
    await round()
    expect(await toldTo(tutor)).toEqual([])
    await app.db.execute(sql`delete from tasks`)
    await app.db.update(terms).set({ cardsDueOn: '2026-11-28' })
    await round()
    expect(await toldTo(tutor)).toEqual(['1 report card to hand in.'])
    await app.db.delete(terms)
  })

  it('hears nothing where nothing waits, and nothing after eleven', async () => {
    await tuition.session(tutor, student, '2026-11-27T16:00:00Z', { state: 'scheduled' })
    await round()
    expect(await toldTo(tutor)).toEqual([])
    await app.db.execute(sql`delete from tasks`)
    await tuition.session(tutor, student, '2026-11-23T16:00:00Z')
    app.clock.set(new Date('2026-11-25T11:00:00Z'))
    await round()
    expect(await toldTo(tutor)).toEqual([])
  })
})
