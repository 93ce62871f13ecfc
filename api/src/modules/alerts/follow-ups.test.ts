import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makeAround } from './testing.ts'

// A Wednesday.
const now = new Date('2027-03-03T12:00:00Z')
let app: TestApp
let people: Awaited<ReturnType<typeof makeAround>>

beforeAll(async () => {
  app = await makeTestApp({ now })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  people = await makeAround(app)
})

interface InFeed {
  day: string
  status: string
  sequence: string
}

const feeds = new Map<string, string>()

/** Follow-ups of concerns in the calendar that another program reads of somebody. */
async function inFeed(userId: string): Promise<InFeed[]> {
  const known = feeds.get(userId)
  const url =
    known ??
    (await app.call('POST /Calendar/Calendar/ResetFeed', userId)).data.address.replace(
      'https://portal.example',
      '',
    )
  feeds.set(userId, url)
  const { body } = await app.fastify.inject({ method: 'GET', url })
  const lines = (event: string, name: string) =>
    new RegExp(`^${name}(?:;[^:]*)?:(.*)\\r$`, 'm').exec(event)?.[1] ?? ''
  return body
    .split('BEGIN:VEVENT')
    .slice(1)
    .filter((event) => lines(event, 'UID').startsWith('follow-up-'))
    .map((event) => ({
      day: lines(event, 'DTSTART'),
      status: lines(event, 'STATUS'),
      sequence: lines(event, 'SEQUENCE'),
    }))
}

const inCalendarOf = {
  student: async () => (await app.call('GET /Tution/Tution/GetCalendarData', people.student)).data,
  parent: async () =>
    (await app.call('GET /Tution/parent/Tution/GetCalendarData', people.parent, { query: {} }))
      .data,
}

async function raise(by: string, audience: 'staff' | 'family') {
  const { data } = await app.call('POST /Alert/Alert/Raise', by, {
    body: {
      ...{ studentId: people.student, type: 1, note: 'Two months behind.', audience },
      ...{ followUpAt: '2027-03-10', tellStudent: null, again: true },
    },
  })
  return data.id
}

it('stands in the calendars of those who see it, moves with it, and ends with its closing', async () => {
  const { tutor, senior, parent, student } = people
  const id = await raise(senior, 'family')
  const event = {
    ...{ id, date: '2027-03-10T00:00:00.000Z', isAllDay: true, isCancelled: false },
    ...{ info: 'Follow-up: Significantly behind progress', calendarComponent: 6 },
    path: `/alerts?alert=${id}`,
  }
  expect(await inCalendarOf.parent()).toEqual([expect.objectContaining(event)])
  const confirmed = { day: '20270310', status: 'CONFIRMED', sequence: '0' }
  for (const who of [senior, parent]) expect(await inFeed(who)).toEqual([confirmed])
  // It is the tutor's once the tutor has it.
  expect(await inFeed(tutor)).toEqual([])
  await app.call('POST /Alert/Alert/Assign', senior, { body: { id, version: 1, userId: tutor } })
  expect(await inFeed(tutor)).toEqual([{ ...confirmed, sequence: '1' }])

  await app.call('POST /Alert/Alert/Change', senior, {
    body: {
      ...{ id, version: 2, note: 'Two months behind.', audience: 'family' as const },
      followUpAt: '2027-03-17',
    },
  })
  const moved = { day: '20270317', status: 'CONFIRMED', sequence: '2' }
  for (const who of [tutor, senior, parent]) expect(await inFeed(who)).toEqual([moved])

  app.clock.set(new Date('2027-03-04T12:00:00Z'))
  await app.call('POST /Alert/Alert/Close', tutor, {
    body: { id, version: 3, outcome: 'Back on track.' },
  })
  const ended = { day: '20270317', status: 'CANCELLED', sequence: '3' }
  for (const who of [tutor, senior, parent]) expect(await inFeed(who)).toEqual([ended])
  expect(await inCalendarOf.parent()).toEqual([expect.objectContaining({ id, isCancelled: true })])
  // The student never learns of it.
  expect(await inFeed(student)).toEqual([])
  expect(await inCalendarOf.student()).toEqual([])
  // After 60 days it is told of no more.
  app.clock.set(new Date('2027-05-04T12:00:00Z'))
  expect(await inCalendarOf.parent()).toEqual([])
})

it('is for staff alone until it is reviewed, and while it is theirs alone', async () => {
  const { tutor, parent, senior, strangers } = people
  const id = await raise(tutor, 'family')
  await raise(senior, 'staff')
  expect(await inFeed(tutor)).toHaveLength(1)
  expect(await inFeed(parent)).toEqual([])
  await app.call('POST /Alert/Alert/Review', senior, {
    body: { id, version: 1, decision: 'approve', audience: 'family' },
  })
  expect(await inFeed(parent)).toHaveLength(1)
  expect(await inCalendarOf.parent()).toHaveLength(1)
  for (const stranger of [strangers[0] ?? '', strangers[2] ?? '']) {
    expect(await inFeed(stranger)).toEqual([])
  }
})
