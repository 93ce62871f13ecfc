import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  academies,
  type mediaAssets,
  students,
  users,
  videoGroups,
  videos,
} from '../../database/schema/index.ts'
import { makeTestApp, queriesOf, type TestApp } from '../../testing/index.ts'
import { giveCaptions } from '../media/testing.ts'
import {
  declare,
  makeAcademy,
  makeCourse,
  makeFilmed,
  makeGroup,
  makeVideo,
  play,
} from './testing.ts'

const now = new Date('2026-03-02T23:30:00Z')
let app: TestApp
let student: string
let tutor: string

beforeAll(async () => {
  app = await makeTestApp({ now })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  await app.db.update(academies).set({ removedAt: now })
  student = await app.make.student()
  tutor = await app.make.tutor({ students: [student] })
})

const listOf = async (as = student, query = {}) =>
  (await app.call('GET /academy/Academy/GetAllAcademy', as, { query })).data
const tutorsList = async () =>
  (await app.call('GET /academy/api/Tutor/Academy/GetAllAcademy', tutor)).data
const groupsOf = async (academyId: string, as = student) =>
  (await app.call('GET /academy/api/VideoGroup/GetAllVideoGroup', as, { query: { academyId } }))
    .data
const videosOf = async (academyId: string, as = student) =>
  (await groupsOf(academyId, as)).videoGroups.flatMap((group) => group.videos)

describe('what is shown', () => {
  it.each<[string, Parameters<typeof makeCourse>[1], number, number]>([
    ['a published one', {}, 1, 1],
    ['one for both', { academy: { audience: 'both' } }, 1, 1],
    ['one for tutors', { academy: { audience: 'tutors' } }, 0, 1],
    ['a draft', { academy: { state: 'draft' } }, 0, 0],
    ['an archived one', { academy: { state: 'archived' } }, 0, 0],
    ['a removed one', { academy: { removedAt: now } }, 0, 0],
  ])('of academies: %s', async (_name, change, toStudents, toTutors) => {
    await makeCourse(app, change)
    expect((await listOf()).totalCount).toBe(toStudents)
    expect((await tutorsList()).totalCount).toBe(toTutors)
  })

  it.each<[string, (videoId: string) => Promise<unknown>, number]>([
    ['a link', async () => {}, 1],
    ['a draft', (id) => change(id, { state: 'draft' }), 0],
    ['a removed one', (id) => change(id, { removedAt: now }), 0],
    ['one with nothing to show', (id) => change(id, { link: null }), 0],
  ])('of videos: %s', async (_name, prepare, shown) => {
    const { academyId, videoId } = await makeCourse(app)
    await prepare(videoId)
    expect(await videosOf(academyId)).toHaveLength(shown)
  })

  const change = (id: string, to: Partial<typeof videos.$inferInsert>) =>
    app.db.update(videos).set(to).where(eq(videos.id, id))

  it.each<[(typeof mediaAssets.$inferSelect)['state'], number]>([
    ['ready', 1],
    ['checking', 0],
    ['converting', 0],
    ['uploading', 0],
  ])('of films: one that is %s', async (state, shown) => {
    const academyId = await makeAcademy(app)
    await makeFilmed(app, await makeGroup(app, academyId), {}, { state })
    expect(await videosOf(academyId)).toHaveLength(shown)
  })

  it('of groups: by the day of the person’s own zone', async () => {
    const { academyId, groupId } = await makeCourse(app)
    const opensOn = '2026-03-03'
    await app.db.update(videoGroups).set({ opensOn }).where(eq(videoGroups.id, groupId))
    // Half an hour before midnight in London, and half an hour after it in Berlin.
    expect((await groupsOf(academyId)).videoGroups).toMatchObject([
      { opensOn, isOpen: false, videos: [] },
    ])
    await app.db.update(users).set({ timeZone: 'Europe/Berlin' }).where(eq(users.id, student))
    expect((await groupsOf(academyId)).videoGroups).toMatchObject([
      { opensOn, isOpen: true, videos: [{ name: 'Slopes' }] },
    ])
    expect((await listOf()).academies).toMatchObject([{ totalVideos: 1 }])
  })

  it('to nobody whose programme leaves the academy out', async () => {
    const { academyId } = await makeCourse(app)
    await app.db.update(students).set({ hasAcademy: false }).where(eq(students.userId, student))
    const params = { id: academyId }
    const { status } = await app.call('GET /academy/academy/:id', student, { params })
    expect(status).toBe(403)
  })
})

describe('how far somebody is', () => {
  it('is 12 % with 3 of 24 videos, 21 left', async () => {
    const { academyId, groupId } = await makeCourse(app)
    for (let position = 2; position <= 24; position += 1)
      await makeVideo(app, groupId, { position })
    const all = await videosOf(academyId)
    expect(all).toHaveLength(24)
    for (const { id: videoId } of all.slice(0, 3)) {
      const { data } = await app.call('POST /academy/UserVideo', student, { body: { videoId } })
      expect(data).toEqual({ isCompleted: true, watchedPercent: 100, needsQuiz: false })
    }
    const { academies: rows, totalProgress } = await listOf()
    expect(totalProgress).toEqual({ completionPercent: 12, videosLeft: 21, videsoCompleted: 3 })
    expect(rows).toMatchObject([
      { id: academyId, totalVideos: 24, completedVideos: 3, durationSeconds: 24 * 60 },
    ])
    expect(await groupsOf(academyId)).toMatchObject({
      totalVideos: 24,
      completedVideos: 3,
      currentVideoId: all[3]?.id,
    })
    const other = await app.make.student()
    expect((await listOf(other)).totalProgress.videsoCompleted).toBe(0)
  })

  it('says of a film what was watched, and completes nothing by being told', async () => {
    const academyId = await makeAcademy(app)
    const { videoId, assetId } = await makeFilmed(app, await makeGroup(app, academyId))
    await play(app, student, assetId, 30)
    const body = { videoId }
    const said = async () => (await app.call('POST /academy/UserVideo', student, { body })).data
    expect(await said()).toEqual({ isCompleted: false, watchedPercent: 50, needsQuiz: false })
    await play(app, student, assetId, 54)
    expect(await said()).toEqual({ isCompleted: true, watchedPercent: 90, needsQuiz: false })
    await app.db.update(videos).set({ hasMandatoryQuiz: true }).where(eq(videos.id, videoId))
    expect(await said()).toEqual({ isCompleted: false, watchedPercent: 90, needsQuiz: true })
  })

  it('stays completed with another film, which is watched anew', async () => {
    const academyId = await makeAcademy(app)
    const groupId = await makeGroup(app, academyId)
    const { videoId, assetId } = await makeFilmed(app, groupId)
    const { assetId: other } = await makeFilmed(app, groupId, { state: 'draft' })
    await play(app, student, assetId)
    const admin = await app.make.admin()
    const saved = await app.call('POST /academy/admin/Video/Save', admin, {
      body: {
        ...{ id: videoId, groupId, version: 1, name: 'Slopes', description: '', link: null },
        ...{ assetId: other, transcript: null, mandatoryQuestion: false, linkMinutes: null },
      },
    })
    expect(saved.status).toBe(200)
    expect(await videosOf(academyId)).toMatchObject([
      { isCompleted: true, isWatched: false, watchedPercent: 0, assetId: other },
    ])
  })

  it('filters the list by it, and finds titles, summaries and names of videos', async () => {
    const begun = await makeAcademy(app, { title: 'Begun', position: 1 })
    const { assetId } = await makeFilmed(app, await makeGroup(app, begun), { name: 'Torque' })
    await play(app, student, assetId, 10)
    const done = await makeCourse(app, { academy: { title: 'Done', position: 2 } })
    await declare(app, student, done.videoId)
    await makeCourse(app, { academy: { title: 'New', summary: '50% off_', position: 3 } })
    const titles = async (query: object) =>
      (await listOf(student, query)).academies.map(({ name }) => name)
    expect(await titles({})).toEqual(['Begun', 'Done', 'New'])
    expect(await titles({ state: 'started' })).toEqual(['Begun'])
    expect(await titles({ state: 'completed' })).toEqual(['Done'])
    expect(await titles({ state: 'not started' })).toEqual(['New'])
    expect(await titles({ search: 'tORQ' })).toEqual(['Begun'])
    expect(await titles({ search: '% off_' })).toEqual(['New'])
    expect(await titles({ search: 'hidden' })).toEqual([])
    expect(await titles({ pageNo: 2, pageSize: 2 })).toEqual(['New'])
  })

  it('continues with the unfinished film that was played last', async () => {
    const groupId = await makeGroup(app, await makeAcademy(app))
    const first = await makeFilmed(app, groupId)
    const second = await makeFilmed(app, groupId, { position: 2 })
    const next = async () => (await app.call('GET /academy/api/Video/GetContinue', student)).data
    expect(await next()).toBeNull()
    await play(app, student, second.assetId, 10)
    app.clock.advance(1_000)
    await play(app, student, first.assetId, 20)
    expect(await next()).toMatchObject({ videoId: first.videoId, positionSeconds: 20 })
    await play(app, student, first.assetId, 60)
    expect(await next()).toMatchObject({ videoId: second.videoId, durationSeconds: 60 })
    await app.db.update(videos).set({ state: 'draft' }).where(eq(videos.id, second.videoId))
    expect(await next()).toBeNull()
  })
})

describe('the search of transcripts', () => {
  const search = async (text: string, query = {}, as = student) => {
    const call = 'GET /academy/api/Academy/SearchTranscripts'
    return (await app.call(call, as, { query: { text, ...query } })).data
  }

  it('finds lines of what is shown, by academy and second, and nothing of the rest', async () => {
    const academyId = await makeAcademy(app)
    const groupId = await makeGroup(app, academyId)
    const { videoId, assetId } = await makeFilmed(app, groupId)
    const draft = await makeFilmed(app, groupId, { state: 'draft' })
    await giveCaptions(app, assetId)
    await giveCaptions(app, draft.assetId)
    expect(await search('REST')).toEqual({
      hits: [
        {
          ...{ academyId, academyName: 'Mechanics', videoId, videoName: 'Slopes', assetId },
          ...{ atSeconds: 0, text: 'Every body\nstays at rest' },
        },
      ],
      totalCount: 1,
    })
    expect((await search('body stays')).totalCount).toBe(1)
    expect((await search('_e')).totalCount).toBe(0)
    expect((await search('rest', { academyId })).totalCount).toBe(1)
    const { academyId: other } = await makeCourse(app)
    expect((await search('rest', { academyId: other })).totalCount).toBe(0)
  })

  it('finds the place in the plain transcript of a film without captions', async () => {
    const groupId = await makeGroup(app, await makeAcademy(app))
    const transcript = `${'Before it. '.repeat(20)}Moments\nbalance here. ${'After it. '.repeat(40)}`
    const { videoId, assetId } = await makeFilmed(app, groupId, { transcript })
    await makeFilmed(app, groupId, { transcript, state: 'draft' })
    const { hits, totalCount } = await search('moments BALANCE')
    expect(totalCount).toBe(1)
    expect(hits).toMatchObject([{ videoId, assetId, atSeconds: 0 }])
    expect(hits[0]?.text).toContain('Before it. Moments balance here. After')
    expect(hits[0]?.text.length).toBeLessThanOrEqual(160)
    // Its captions are what is said, once it has them.
    await giveCaptions(app, assetId)
    expect((await search('moments balance')).totalCount).toBe(0)
  })
})

describe('own students', () => {
  const call = 'GET /academy/api/tutor/Academy/GetMyStudents'

  it('are listed with how far they are, a senior tutor’s team’s too', async () => {
    const academyId = await makeAcademy(app)
    const { assetId } = await makeFilmed(app, await makeGroup(app, academyId))
    await play(app, student, assetId, 60)
    await play(app, await app.make.student(), assetId, 60)
    const lazy = await app.make.student({ tutors: [tutor] })
    const senior = await app.make.seniorTutor()
    const junior = await app.make.tutor({ seniorTutorId: senior, students: [lazy] })
    const listed = async (as: string, query = {}) =>
      (await app.call(call, as, { query: { academyId, ...query } })).data
    const { students: own, totalCount } = await listed(tutor, {
      sort: 'completed',
      direction: 'desc',
    })
    expect(totalCount).toBe(2)
    expect(own).toMatchObject([
      { studentId: student, completedVideos: 1, totalVideos: 1, watchedMinutes: 1 },
      { studentId: lazy, completedVideos: 0, totalVideos: 1, lastAt: null },
    ])
    expect((await listed(senior)).students).toMatchObject([{ studentId: lazy }])
    expect((await listed(junior)).totalCount).toBe(1)
    const { academyId: ofTutors } = await makeCourse(app, { academy: { audience: 'tutors' } })
    expect((await listed(tutor, { academyId: ofTutors })).totalCount).toBe(0)
  })
})

it('answers within few statements', async () => {
  const { academyId } = await makeCourse(app)
  const list = await queriesOf(app, 'GET /academy/Academy/GetAllAcademy', student)
  expect(list).toBeLessThanOrEqual(2)
  const query = { academyId }
  const groups = 'GET /academy/api/VideoGroup/GetAllVideoGroup'
  expect(await queriesOf(app, groups, student, { query })).toBe(1)
  const params = { id: academyId }
  expect(await queriesOf(app, 'GET /academy/academy/:id', student, { params })).toBe(2)
  expect(await queriesOf(app, 'GET /academy/api/Video/GetContinue', student)).toBe(1)
  const search = 'GET /academy/api/Academy/SearchTranscripts'
  expect(await queriesOf(app, search, student, { query: { text: 'force' } })).toBe(1)
})
