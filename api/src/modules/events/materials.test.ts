import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askedByNobody, makeTestApp, type TestApp } from '../../testing/index.ts'
import { makeFilm } from '../media/testing.ts'
import { remindOfEvents } from './reminders.ts'
import { forgetOldEvents } from './state.service.ts'
import { type EventMade, makeEvents } from './testing.ts'

const begin = new Date('2027-03-04T16:00:00Z')
const end = new Date('2027-03-04T18:00:00Z')
const dayMs = 86_400_000

let app: TestApp
let make: ReturnType<typeof makeEvents>
let tutor: string
let senior: string
let admin: string
let student: string
let event: EventMade
beforeAll(async () => {
  app = await makeTestApp({ now: begin })
  make = makeEvents(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(begin)
  senior = await app.make.seniorTutor()
  tutor = await app.make.tutor({ isSeminarTutor: true, seniorTutorId: senior })
  admin = await app.make.admin()
  student = await app.make.student()
  event = await make.event({ inHours: 1, tutors: [tutor] })
  await make.place(event.id, student)
})

const later = (from: Date, ms: number) => app.clock.set(new Date(from.getTime() + ms))

/** Titles of what somebody was told of events. */
const toldTo = async (userId: string) => (await make.told(userId)).map(({ title }) => title)

describe('files', () => {
  const view = async (as: string, id: string) =>
    (await app.call('GET /Seminar/Seminar/ViewSeminarFileById', as, { query: { id } })).status

  it('that come after the end are not there before it, but for who gives it', async () => {
    const id = await make.file(event.id, { isAfterEnd: true })
    expect(await view(student, id)).toBe(404)
    // Its bytes are nowhere in this test, so that a way in ends at the store.
    expect(await view(tutor, id)).toBe(500)
    app.clock.set(end)
    expect(await view(student, id)).toBe(500)
    const own = await app.call('GET /Event/Event/GetEvent', student, { query: { id: event.id } })
    expect(own.data.files).toMatchObject([{ id, shownFrom: end.toISOString() }])
    const course = await app.call('GET /Course/Course/ViewCourseFileById', student, {
      query: { id },
    })
    expect(course.status).toBe(404)
  })

  it('of a course are where those of seminars are, for who gives it', async () => {
    const course = await make.event({ kind: 'course', sessions: 2, tutors: [tutor] })
    await make.place(course.id, student)
    const id = await make.file(course.id)
    const stranger = await app.make.tutor({ isSeminarTutor: true })
    expect([await view(tutor, id), await view(stranger, id), await view(student, id)]).toEqual([
      500, 404, 404,
    ])
  })

  it('are taken away, had back within 30 days, and gone for good after', async () => {
    const id = await make.file(event.id)
    const remove = (isRestored: boolean) =>
      app.call('POST /Event/tutor/Event/RemoveFile', tutor, { body: { id, isRestored } })
    expect((await remove(false)).status).toBe(200)
    expect(await view(student, id)).toBe(404)
    expect((await remove(true)).status).toBe(200)
    expect(await view(student, id)).toBe(500)
    await remove(false)
    later(begin, 30 * dayMs)
    expect((await remove(true)).status).toBe(422)
    later(begin, 31 * dayMs)
    await forgetOldEvents(app.db, app.clock.now())
    expect((await remove(true)).status).toBe(404)
  })

  it('are documents of whoever adds them', async () => {
    const add = (fileId: string) =>
      app.call('POST /Event/tutor/Event/AddFile', tutor, {
        body: { eventId: event.id, sessionId: null, fileId, kind: 'slides', isAfterEnd: false },
      })
    const refused = await add(crypto.randomUUID())
    expect([refused.status, refused.errors[0]?.path]).toEqual([422, 'body.fileId'])
  })
})

describe('a recording', () => {
  const set = (assetId: string | null, link: string | null = null, as = tutor) =>
    app.call('POST /Event/tutor/Event/SetRecording', as, {
      body: { sessionId: event.sessionId, assetId, link },
    })
  const watch = async (as: string, assetId: string) =>
    (await app.call('POST /Media/Playback/Start', as, { body: { assetId } })).status

  it('is told once, and watched by those for whom it is', async () => {
    const film = await makeFilm(app, { area: 'seminar', uploadedBy: tutor })
    expect((await set(film)).status).toBe(422)
    app.clock.set(end)
    expect((await set(film)).status).toBe(200)
    expect((await set(null, 'https://vimeo.com/1')).status).toBe(200)
    await set(film)
    expect(await toldTo(student)).toEqual(['A recording is there'])
    const other = await app.make.student()
    expect([await watch(student, film), await watch(other, film)]).toEqual([200, 200])
    expect(await watch(await app.make.student({ hasSeminar: false }), film)).toBe(404)
    const { data } = await app.call('GET /Event/Event/GetEvent', other, { query: { id: event.id } })
    expect(data.sessions[0]?.recording).toEqual({ assetId: film, link: null })
  })

  it('for places alone is nobody else’s', async () => {
    event = await make.event({ inHours: -3, tutors: [tutor], recordingFor: 'places' })
    await make.place(event.id, student)
    const film = await makeFilm(app, { area: 'seminar', uploadedBy: tutor })
    await set(film)
    const other = await app.make.student()
    expect([await watch(student, film), await watch(other, film)]).toEqual([200, 404])
    const { data } = await app.call('GET /Event/Event/GetEvent', other, { query: { id: event.id } })
    expect(data.sessions[0]?.recording).toBeNull()
  })

  it('is no film of somebody else, nor one for something else', async () => {
    app.clock.set(end)
    const foreign = await makeFilm(app, { area: 'seminar', uploadedBy: senior })
    const learn = await makeFilm(app, { area: 'learn', uploadedBy: tutor })
    for (const film of [foreign, learn, crypto.randomUUID()]) {
      const { status, errors } = await set(film)
      expect([status, errors[0]?.path]).toEqual([422, 'body.assetId'])
    }
    expect((await set(foreign, null, admin)).status).toBe(200)
  })

  it('may be a link to a known host alone', async () => {
    app.clock.set(end)
    const refused = await set(null, 'https://films.example/1')
    expect([refused.status, refused.errors]).toEqual([
      422,
      [{ path: 'body.link', message: 'Links may lead to www.youtube.com, vimeo.com.' }],
    ])
    const both = await set(crypto.randomUUID(), 'https://vimeo.com/1')
    expect([both.status, both.errors[0]?.path]).toEqual([422, 'body.link'])
    expect((await set(null, 'http://vimeo.com/1')).status).toBe(400)
    expect((await set(null, 'https://vimeo.com/1')).status).toBe(200)
    const { data } = await app.call('GET /Event/Event/GetEvent', student, {
      query: { id: event.id },
    })
    expect(data.sessions[0]?.recording).toEqual({ assetId: null, link: 'https://vimeo.com/1' })
  })

  it('whose film is not ready is told of when it is', async () => {
    app.clock.set(end)
    const film = await makeFilm(app, {
      ...{ area: 'seminar', uploadedBy: tutor, state: 'checking', seconds: null },
    })
    await set(film)
    await remindOfEvents(askedByNobody(app))
    expect(await toldTo(student)).not.toContain('A recording is there')
  })
})
