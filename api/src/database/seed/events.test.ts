import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { files, liveEventPlaces, liveEvents, liveEventTutors, users } from '../schema/index.ts'

let app: TestApp
let main: string
let tutor: string
beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
  main = await idOf('student@portal.test')
  tutor = await idOf('tutor@portal.test')
})
afterAll(() => app.close())

async function idOf(email: string): Promise<string> {
  const [row] = await app.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return row?.id ?? ''
}

const all = () => app.db.select().from(liveEvents)

describe('the seminars and courses of the demo world', () => {
  it('are 14 and 8, with places that are as many as they say, and never more than there are', async () => {
    const events = await all()
    const of = (kind: string) => events.filter((event) => event.kind === kind).length
    expect([of('seminar'), of('course')]).toEqual([14, 8])
    const places = await app.db.select().from(liveEventPlaces)
    for (const { id, title, registered, waiting, capacity } of events) {
      const own = places.filter(({ eventId }) => eventId === id)
      const inState = (state: string) => own.filter((place) => place.state === state).length
      expect([title, registered, waiting]).toEqual([
        title,
        inState('registered'),
        inState('waiting'),
      ])
      expect(registered).toBeLessThanOrEqual(capacity ?? registered)
    }
  })

  it('have one that can be joined all day, a queue, a cancelled one, drafts, recordings and one unmarked', async () => {
    const upcoming = await app.call('GET /Seminar/Seminar/GetUpcomingSeminarsAsync', main, {
      query: { pageSize: 50 },
    })
    const [first] = upcoming.data.seminars
    expect(first).toMatchObject({ isLive: true, ownState: 'registered' })
    const body = { sessionId: first?.nextSession?.id ?? '' }
    expect((await app.call('POST /Event/Event/Join', main, { body })).status).toBe(200)
    expect(upcoming.data.seminars).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ownState: 'waiting', queuePlace: 2, waiting: 3 }),
        expect.objectContaining({ state: 'cancelled', ownState: 'registered' }),
      ]),
    )
    const past = await app.call('GET /Seminar/Seminar/GetPastSeminarsAsync', main, {
      query: { pageSize: 50 },
    })
    expect(past.data.seminars.filter(({ hasRecording }) => hasRecording)).toHaveLength(2)
    const events = await all()
    expect(events.filter(({ state }) => state === 'draft')).toHaveLength(2)
    const due = await app.call('GET /Event/tutor/Event/GetMyEvents', tutor, {
      query: { tab: 'due' },
    })
    expect(due.data.events).toMatchObject([{ title: 'Waves and phase', attendanceDue: 1 }])
  })

  it('show recordings and documents whose bytes are there', async () => {
    const past = await app.call('GET /Seminar/Seminar/GetPastSeminarsAsync', main, { query: {} })
    const recorded = past.data.seminars.find(({ title }) => title === 'Vectors without fear')
    const event = await app.call('GET /Event/Event/GetEvent', main, {
      query: { id: recorded?.id ?? '' },
    })
    const assetId = event.data.sessions[0]?.recording?.assetId ?? ''
    const start = await app.call('POST /Media/Playback/Start', main, { body: { assetId } })
    expect([start.status, start.data.sources.length]).toEqual([200, 1])
    const [file] = event.data.files
    const shown = await app.call('GET /Seminar/Seminar/ViewSeminarFileById', main, {
      query: { id: file?.id ?? '' },
    })
    expect((await shown.data.text()).startsWith('%PDF-')).toBe(true)
    const rows = await app.db
      .select()
      .from(files)
      .where(inArray(files.type, ['video/mp4', 'image/webp']))
    for (const { storedName } of rows) expect(await app.files.open(storedName)).toBeDefined()
  })

  it('are given by seminar tutors, some by the demo’s tutor', async () => {
    const given = await app.db
      .select()
      .from(liveEventTutors)
      .where(and(eq(liveEventTutors.tutorId, tutor)))
    expect(given.length).toBeGreaterThan(5)
  })
})
