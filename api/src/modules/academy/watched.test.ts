import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { academies, students, users, videoGroups, videos } from '../../database/schema/index.ts'
import { statementsOf } from '../../testing/count-queries.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makeFilm } from '../media/testing.ts'
import { tallyAcademies } from './tallies.service.ts'
import {
  declare,
  makeAcademy,
  makeCourse,
  makeFilmed,
  makeGroup,
  makeVideo,
  play,
} from './testing.ts'

const now = new Date('2026-03-04T10:00:00Z')
let app: TestApp
let admin: string
let academyId: string
let assetId: string
let videoId: string
let linkId: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  admin = await app.make.admin()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  await app.db.update(academies).set({ removedAt: new Date(0) })
  academyId = await makeAcademy(app)
  const groupId = await makeGroup(app, academyId)
  const film = await makeFilmed(app, groupId)
  assetId = film.assetId
  videoId = film.videoId
  linkId = await makeVideo(app, groupId, { name: 'A link', position: 2 })
})

const count = () => tallyAcademies(askedByServer(app.db, app.clock.now()))
const watched = async (query: object = {}) =>
  (
    await app.call('GET /academy/admin/Academy/GetWatched', admin, {
      query: { academyId, ...query },
    })
  ).data

describe('what is counted by the hour', () => {
  it('is nothing before the first time', async () => {
    expect(await watched()).toMatchObject({ learners: [], totalCount: 0, asOf: null })
  })

  it('is how far each learner is, and how each video is watched', async () => {
    const [all, half, none] = [
      await app.make.student(),
      await app.make.student(),
      await app.make.student(),
    ]
    await play(app, all, assetId)
    await declare(app, all, linkId)
    await play(app, half, assetId, 30)
    await count()
    const {
      learners,
      videos: counted,
      asOf,
    } = await watched({
      sort: 'completed',
      direction: 'desc',
    })
    expect(asOf).toBe(now.toISOString())
    expect(learners).toMatchObject([
      { userId: all, completedVideos: 2, totalVideos: 2, watchedMinutes: 1, selfDeclared: 1 },
      { userId: half, completedVideos: 0, totalVideos: 2, watchedMinutes: 0, selfDeclared: 0 },
    ])
    expect(JSON.stringify(learners)).not.toContain(none)
    expect(counted).toEqual([
      {
        ...{ videoId, name: 'Slopes', started: 2, watched: 1, completed: 1 },
        curve: Array.from({ length: 20 }, (_, n) => (n < 10 ? 100 : 50)),
      },
      { videoId: linkId, name: 'A link', started: 1, watched: 1, completed: 1, curve: [] },
    ])
    const list = await app.call('GET /academy/admin/Academy/GetAllAcademy', admin)
    expect(list.data.academies).toMatchObject([{ learners: 2, completed: 1, publishedVideos: 2 }])
  })

  it('takes up what came since, and all anew where the academy was changed', async () => {
    const student = await app.make.student()
    await play(app, student, assetId)
    await count()
    expect((await watched()).learners).toMatchObject([{ completedVideos: 1 }])
    app.clock.advance(3 * 3_600_000)
    await declare(app, student, linkId)
    await count()
    expect((await watched()).learners).toMatchObject([{ completedVideos: 2, totalVideos: 2 }])
    app.clock.advance(3 * 3_600_000)
    await app.db.update(videos).set({ state: 'draft' }).where(eq(videos.id, linkId))
    await app.db
      .update(academies)
      .set({ updatedAt: app.clock.now() })
      .where(eq(academies.id, academyId))
    app.clock.advance(1_000)
    await count()
    expect((await watched()).learners).toMatchObject([{ completedVideos: 1, totalVideos: 1 }])
  })

  it('is filtered by name, school, programme and state, as a list and as a file', async () => {
    const school = await app.make.school()
    const one = await app.make.student({ schools: [school] })
    const two = await app.make.student()
    await app.db.update(users).set({ firstName: '=Ada' }).where(eq(users.id, one))
    await app.db.update(students).set({ programName: 'Fellow' }).where(eq(students.userId, two))
    for (const student of [one, two]) await play(app, student, assetId)
    await declare(app, two, linkId)
    await count()
    const ids = async (query: object) => (await watched(query)).learners.map(({ userId }) => userId)
    expect(await ids({ search: 'ada' })).toEqual([one])
    expect(await ids({ schoolId: school })).toEqual([one])
    expect(await ids({ programName: 'Fellow' })).toEqual([two])
    expect(await ids({ state: 'completed' })).toEqual([two])
    expect(await ids({ state: 'started' })).toEqual([one])
    const file = await app.call('GET /academy/admin/Academy/ExportWatched', admin, {
      query: { academyId, search: 'ada' },
    })
    expect(file.headers['content-type']).toContain('text/csv')
    const body: unknown = file.data
    const text = body instanceof Blob ? await body.text() : ''
    expect(text.split('\r\n')[0]).toContain('Name,Role,Completed videos')
    // What a spreadsheet would take for a formula is text.
    expect(text).toContain("'=Ada")
  })
})

describe('a calendar', () => {
  it('has the day by which an academy is finished, and those on which groups open', async () => {
    const student = await app.make.student()
    const { academyId: id } = await makeCourse(app, {
      academy: { title: 'Optics', finishBy: '2026-03-20' },
    })
    await makeCourse(app, {
      academy: { title: 'Teaching', audience: 'tutors', finishBy: '2026-03-20' },
    })
    await makeGroup(app, id, { name: 'Lenses', opensOn: '2026-03-10', position: 2 })
    const events = async (as: string) =>
      (await app.call('GET /Tution/Tution/GetCalendarData', as)).data
    const named = (await events(student)).filter(({ info }) => info.startsWith('Academy:'))
    expect(named).toMatchObject([
      { info: 'Academy: Lenses opens in Optics', calendarComponent: 6 },
      { info: 'Academy: finish Optics', calendarComponent: 6 },
    ])
    await app.db.update(videoGroups).set({ removedAt: now }).where(eq(videoGroups.academyId, id))
    expect((await events(student)).filter(({ info }) => info.startsWith('Academy:'))).toHaveLength(
      1,
    )
    await app.db.update(students).set({ hasAcademy: false }).where(eq(students.userId, student))
    expect((await events(student)).filter(({ info }) => info.startsWith('Academy:'))).toEqual([])
  })
})

describe('the calendar of who teaches', () => {
  it('has the days of academies that are for tutors', async () => {
    const tutor = await app.make.tutor({ students: [await app.make.student()] })
    const finishBy = '2026-03-20'
    await makeCourse(app, { academy: { title: 'Optics', finishBy } })
    const { academyId: id } = await makeCourse(app, {
      academy: { title: 'Teaching', audience: 'tutors', finishBy },
    })
    await makeGroup(app, id, { name: 'Marking', opensOn: '2026-03-10', position: 2 })
    const file = async () => {
      const query = { from: '2026-03-01', until: '2026-03-31' }
      const { data } = await app.call('GET /Calendar/Calendar/GetFile', tutor, { query })
      const body: unknown = data
      const text = body instanceof Blob ? await body.text() : ''
      return text.replace(/\r\n /g, '')
    }
    const summaries = async () =>
      [...(await file()).matchAll(/^SUMMARY:(Academy.*)\r$/gm)].map(([, said]) => said)
    expect(await summaries()).toEqual([
      'Academy: Marking opens in Teaching',
      'Academy: finish Teaching',
    ])
    expect(await file()).toContain(`/academy/tutor/${id}`)
    await app.db.update(academies).set({ state: 'draft' }).where(eq(academies.id, id))
    expect(await summaries()).toEqual([])
  })
})

describe('a film of an academy', () => {
  it('is given out by what is published, and completes its video when it was watched', async () => {
    const student = await app.make.student()
    const start = () => app.call('POST /Media/Playback/Start', student, { body: { assetId } })
    await app.db.update(academies).set({ allowsSkipping: false }).where(eq(academies.id, academyId))
    const { data } = await start()
    expect(data).toMatchObject({ maySkip: false, durationSeconds: 60 })
    const playbackId = data.playbackId ?? ''
    const send = (watched: [number, number][]) =>
      app.call('POST /Media/Playback/SaveProgress', student, {
        body: { playbackId, positionSeconds: 54, watched },
      })
    app.clock.advance(60_000)
    expect((await send([[0, 53]])).data).toEqual({
      ...{ isWatched: false, watchedPercent: 88 },
      video: { videoId, isCompleted: false, needsQuiz: false },
    })
    expect((await send([[53, 54]])).data).toMatchObject({
      isWatched: true,
      video: { videoId, isCompleted: true, needsQuiz: false },
    })
    // Another film is watched anew; what was completed stays so.
    const other = await makeFilm(app, { area: 'academy' })
    await app.db.update(videos).set({ assetId: other }).where(eq(videos.id, videoId))
    const again = await app.call('POST /Media/Playback/Start', student, {
      body: { assetId: other },
    })
    const token = await app.tokenOf(student)
    const sent = await statementsOf(app.db, async () => {
      const { statusCode, body } = await app.fastify.inject({
        ...{ method: 'POST', url: '/api/Media/Playback/SaveProgress' },
        payload: { playbackId: again.data.playbackId, positionSeconds: 9, watched: [[0, 9]] },
        headers: { authorization: `Bearer ${token}` },
      })
      expect([statusCode, JSON.parse(body).data]).toEqual([
        200,
        {
          ...{ isWatched: false, watchedPercent: 15 },
          video: { videoId, isCompleted: true, needsQuiz: false },
        },
      ])
    })
    expect(sent).toBe(1)
    await app.db.update(videos).set({ assetId }).where(eq(videos.id, videoId))
    await app.db.update(academies).set({ state: 'archived' }).where(eq(academies.id, academyId))
    expect((await start()).status).toBe(404)
    expect(
      (await app.call('POST /Media/Playback/Start', admin, { body: { assetId } })).status,
    ).toBe(200)
  })

  it('has its plain transcript and notes by video where it has no captions', async () => {
    const student = await app.make.student()
    await app.db.update(videos).set({ transcript: 'All words' }).where(eq(videos.id, videoId))
    const transcript = await app.call('GET /Media/Playback/GetTranscript', student, {
      query: { assetId },
    })
    expect(transcript.data).toMatchObject({ cues: [], text: 'All words' })
    await app.call('POST /Media/Note/Save', student, {
      body: { assetId, atSeconds: 3, text: 'Mine' },
    })
    const notes = await app.call('GET /Media/Note/GetNotes', student, { query: { academyId } })
    expect(notes).toMatchObject({ status: 200, data: [{ videoName: 'Slopes', text: 'Mine' }] })
  })
})
