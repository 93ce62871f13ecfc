import { sql } from 'drizzle-orm'
import nodeIcal from 'node-ical'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { calendarEvents } from '../../database/schema/index.ts'
import { statementsOf } from '../../testing/count-queries.ts'
import { type MakeTuition, makeTestApp, makeTuition, type TestApp } from '../../testing/index.ts'

const now = new Date('2026-07-01T11:00:00Z')
const feedCall = 'GET /Calendar/Calendar/GetFeed'
const resetCall = 'POST /Calendar/Calendar/ResetFeed'
const stopCall = 'POST /Calendar/Calendar/StopFeed'
const fileCall = 'GET /Calendar/Calendar/GetFile'

let app: TestApp
let tuition: MakeTuition
const lines: string[] = []

beforeAll(async () => {
  app = await makeTestApp({ now, log: (line) => lines.push(line) })
  tuition = makeTuition(app.db)
})
beforeEach(() => app.clock.set(now))
afterEach(() => lines.splice(0))
afterAll(() => app.close())

/** A new address of somebody's calendar, as a program asks for it. */
async function addressOf(userId: string): Promise<string> {
  const { data } = await app.call(resetCall, userId)
  expect(data.address).toMatch(
    /^https:\/\/portal\.example\/api\/Calendar\/Feed\/portal\.ics\?key=[\w-]{43}$/,
  )
  return data.address.replace('https://portal.example', '')
}

const fetchFeed = (url: string, headers: Record<string, string> = {}) =>
  app.fastify.inject({ method: 'GET', url, headers })

/** What a program shows of a feed. */
async function summariesOf(url: string): Promise<string[]> {
  const { body } = await fetchFeed(url)
  return [...body.replace(/\r\n /g, '').matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, text = '']) => text)
}

describe('an address for other programs', () => {
  it('is made, told once, replaced and stopped', async () => {
    const student = await app.make.student()
    expect((await app.call(feedCall, student)).data).toEqual({
      isOn: false,
      madeAt: null,
      lastFetchedAt: null,
    })
    const first = await addressOf(student)
    expect((await fetchFeed(first)).statusCode).toBe(200)
    app.clock.advance(60_000)
    const fetchedAt = app.clock.now().toISOString()
    await fetchFeed(first)
    const feed = await app.call(feedCall, student)
    expect(feed.data).toEqual({
      isOn: true,
      madeAt: now.toISOString(),
      lastFetchedAt: fetchedAt,
    })
    expect(JSON.stringify(feed.data)).not.toContain(first.slice(-43))
    const second = await addressOf(student)
    expect((await fetchFeed(first)).statusCode).toBe(404)
    expect((await fetchFeed(second)).statusCode).toBe(200)
    await app.call(stopCall, student)
    expect((await fetchFeed(second)).statusCode).toBe(404)
    expect((await app.call(feedCall, student)).data.isOn).toBe(false)
  })

  it('is kept as a hash alone', async () => {
    const address = await addressOf(await app.make.student())
    const rows = await rowsOf(app.db, sql`select * from calendar_feeds`)
    expect(JSON.stringify(rows)).not.toContain(address.slice(-43))
  })

  it('opens nothing by another key, for a stopped account, and after the programme', async () => {
    const stopped = await app.make.parent()
    const ended = await app.make.student()
    const addresses = [await addressOf(stopped), await addressOf(ended)]
    await app.db.execute(sql`update users set is_active = false where id = ${stopped}`)
    await app.db.execute(
      sql`update students set expires_on = '2026-06-30' where user_id = ${ended}`,
    )
    const path = '/api/Calendar/Feed/portal.ics'
    const unknown = [path, `${path}?key=`, `${path}?key=${'x'.repeat(43)}`]
    for (const url of [...addresses, ...unknown]) {
      expect([url, (await fetchFeed(url)).statusCode]).toEqual([url, 404])
    }
  })

  it('is asked 60 times a minute, by each key, and by each address with keys that are nobody’s', async () => {
    app.clock.advance(3_600_000)
    const address = await addressOf(await app.make.student())
    const other = await addressOf(await app.make.student())
    for (let time = 0; time < 60; time += 1) await fetchFeed(address)
    const refused = await fetchFeed(address)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('60')
    expect((await fetchFeed(other)).statusCode).toBe(200)
    app.clock.advance(60_000)
    expect((await fetchFeed(address)).statusCode).toBe(200)
    const guess = () => fetchFeed(`/api/Calendar/Feed/portal.ics?key=${crypto.randomUUID()}`)
    for (let time = 0; time < 60; time += 1) expect((await guess()).statusCode).toBe(404)
    expect((await guess()).statusCode).toBe(429)
    expect((await fetchFeed(other)).statusCode).toBe(200)
  })

  it('is in no line of the log, whatever comes of it', async () => {
    const address = await addressOf(await app.make.student())
    const key = address.slice(-43)
    await fetchFeed(address)
    await fetchFeed(address.toUpperCase().replace(key.toUpperCase(), key))
    await fetchFeed(`${address}&key=again`)
    await fetchFeed(`${address.replace('portal.ics', 'portal%2eics')}`)
    await fetchFeed(`${address}%`)
    await app.db.execute(sql`alter table calendar_feeds rename to calendar_feeds_gone`)
    expect((await fetchFeed(address)).statusCode).toBe(500)
    await app.db.execute(sql`alter table calendar_feeds_gone rename to calendar_feeds`)
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.filter((line) => line.includes(key))).toEqual([])
  })
})

describe('a feed', () => {
  it('is a calendar of three months back and a year ahead, cancelled hours of 60 days marked', async () => {
    const student = await app.make.student()
    const tutor = await app.make.tutor()
    const joinLink = 'https://meet.example/secret'
    const hour = (startsAt: string, own: object) =>
      tuition.session(tutor, student, startsAt, { state: 'scheduled', joinLink, ...own })
    const id = await hour('2026-07-02T10:00:00Z', { version: 3 })
    const state = 'cancelled'
    await hour('2026-07-03T10:00:00Z', { state, updatedAt: new Date('2026-06-01T10:00:00Z') })
    await hour('2026-07-04T10:00:00Z', { state, updatedAt: new Date('2026-04-01T10:00:00Z') })
    await tuition.event(student, '2026-04-01T11:00:00Z', 'First', 6)
    await tuition.event(student, '2026-04-01T10:59:00Z', 'Too early', 6)
    await tuition.event(student, '2027-07-01T11:00:00Z', 'Too late', 6)
    const address = await addressOf(student)
    const answer = await fetchFeed(address)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.body).not.toContain('meet.example')
    const events = Object.values(nodeIcal.sync.parseICS(answer.body)).filter(
      (each) => each?.type === 'VEVENT',
    )
    expect(events.map((each) => [each.start.toISOString(), each.status])).toEqual([
      ['2026-04-01T11:00:00.000Z', 'CONFIRMED'],
      ['2026-07-02T10:00:00.000Z', 'CONFIRMED'],
      ['2026-07-03T10:00:00.000Z', 'CANCELLED'],
    ])
    expect(events[1]?.uid).toBe(`hour-${id}@portal.example`)
    expect(answer.body).toContain('SEQUENCE:2')
  })

  it('is 304 while nothing changes, and anew when something has', async () => {
    const student = await app.make.student()
    await tuition.event(student, '2026-08-01T11:00:00Z', 'One', 6)
    const address = await addressOf(student)
    const { etag } = (await fetchFeed(address)).headers
    const again = await fetchFeed(address, { 'if-none-match': String(etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await tuition.event(student, '2026-08-02T11:00:00Z', 'Two', 6)
    expect((await fetchFeed(address, { 'if-none-match': String(etag) })).statusCode).toBe(200)
  })

  it('is what its owner may see at that moment: a parent’s children, a tutor’s own hours', async () => {
    const ada = await app.make.student({}, { firstName: 'Ada', lastName: 'Byron' })
    const ben = await app.make.student({}, { firstName: 'Ben', lastName: 'Byron' })
    const parent = await app.make.parent([ada, ben])
    const grace = await app.make.tutor({}, { firstName: 'Grace', lastName: 'Hopper' })
    const other = await app.make.seniorTutor()
    await tuition.session(grace, ada, '2026-07-02T10:00:00Z', { state: 'scheduled' })
    await tuition.session(other, ada, '2026-07-03T10:00:00Z', { state: 'scheduled' })
    await tuition.event(ben, '2026-07-04T10:00:00Z', 'Seminar', 2)
    const [ofParent, ofTutor, ofSenior] = [
      await addressOf(parent),
      await addressOf(grace),
      await addressOf(other),
    ]
    expect(await summariesOf(ofParent)).toEqual([
      'Ada: Mathematics tuition with Grace Hopper',
      expect.stringMatching(/^Ada: Mathematics tuition with /),
      'Ben: Seminar',
    ])
    expect(await summariesOf(ofTutor)).toEqual(['Mathematics tuition with Ada Byron'])
    expect(await summariesOf(ofSenior)).toEqual(['Mathematics tuition with Ada Byron'])
    await app.db.execute(sql`delete from parent_children where student_id = ${ada}`)
    expect(await summariesOf(ofParent)).toEqual(['Ben: Seminar'])
  })

  it('of 600 entries takes three statements', async () => {
    const student = await app.make.student()
    await app.db.insert(calendarEvents).values(
      Array.from({ length: 600 }, (_, at) => ({
        ...{ id: newId(), studentId: student, info: `Entry ${at}`, component: 6 },
        startsAt: new Date(now.getTime() + at * 12 * 3_600_000),
      })),
    )
    const address = await addressOf(student)
    const statements = await statementsOf(app.db, async () => {
      expect(await summariesOf(address)).toHaveLength(600)
    })
    expect(statements).toBe(3)
  })
})

describe('a span as a file', () => {
  it('has the days that were asked for, by the person’s own clock, of these components', async () => {
    const student = await app.make.student({}, { timeZone: 'Asia/Kolkata' })
    const add = (startsAt: string, info: string, component: number) =>
      tuition.event(student, startsAt, info, component)
    await add('2026-07-31T18:29:00Z', 'Last minute of July in Kolkata', 6)
    await add('2026-07-31T18:30:00Z', 'First of August', 6)
    await add('2026-06-30T18:30:00Z', 'First of July', 2)
    await add('2026-07-05T10:00:00Z', 'Course', 3)
    for (const [date, info] of [
      ['2026-06-30', 'Whole last of June'],
      ['2026-07-31', 'Whole last of July'],
      ['2026-08-01', 'Whole first of August'],
    ] as const) {
      await app.db.insert(calendarEvents).values({
        ...{ id: newId(), studentId: student, info, component: 4, isAllDay: true },
        startsAt: new Date(`${date}T00:00:00Z`),
      })
    }
    const query = { from: '2026-07-01', until: '2026-07-31', components: '2,4,6' }
    const answer = await app.call(fileCall, student, { query })
    expect(answer.headers['content-disposition']).toContain(
      'attachment; filename="calendar-2026-07-01-to-2026-07-31.ics"',
    )
    const text = await answer.data.text()
    expect([...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, each]) => each)).toEqual([
      'First of July',
      'Whole last of July',
      'Last minute of July in Kolkata',
    ])
  })

  it.each([
    ['2026-07-02', '2026-07-01', undefined],
    ['2026-01-01', '2027-03-01', undefined],
    ['2026-07-01', '2026-07-31', '7'],
  ])('is refused from %s to %s of %s', async (from, until, components) => {
    const query = { from, until, ...(components !== undefined && { components }) }
    expect((await app.call(fileCall, await app.make.student(), { query })).status).toBe(400)
  })

  it('is of one child, or of one of a tutor’s students, and of nobody else’s', async () => {
    const [ada, ben, other] = [
      await app.make.student(),
      await app.make.student(),
      await app.make.student(),
    ]
    const parent = await app.make.parent([ada, ben])
    const tutor = await app.make.tutor({ students: [ada, ben] })
    for (const student of [ada, ben]) {
      await tuition.session(tutor, student, '2026-07-02T10:00:00Z', { state: 'scheduled' })
    }
    const query = { from: '2026-07-01', until: '2026-07-31' }
    for (const person of [parent, tutor]) {
      const count = async (studentId?: string) => {
        const asked = { ...query, ...(studentId !== undefined && { studentId }) }
        const text = await (await app.call(fileCall, person, { query: asked })).data.text()
        return text.match(/BEGIN:VEVENT/g)?.length
      }
      expect([await count(), await count(ada)]).toEqual([2, 1])
      const foreign = { query: { ...query, studentId: other } }
      expect((await app.call(fileCall, person, foreign)).status).toBe(404)
    }
  })
})
