import type { CallInput } from '@portal/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  academies,
  mediaNotes,
  playbacks,
  userVideos,
  watchProgress,
} from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makeFilm } from '../media/testing.ts'
import { storeSmallBank } from '../sets/testing.ts'
import {
  askInQuiz,
  linkOf,
  makeAcademy,
  makeCourse,
  makeFilmed,
  makeGroup,
  play,
} from './testing.ts'

const now = new Date('2026-03-04T10:00:00Z')
let app: TestApp
let admin: string
let mcqs: number[]

beforeAll(async () => {
  app = await makeTestApp({ now })
  admin = await app.make.admin()
  const bank = await storeSmallBank(app)
  mcqs = bank.questions.filter(({ type }) => type === 1).map(({ questionId }) => questionId)
})
afterAll(() => app.close())
beforeEach(() => app.db.update(academies).set({ removedAt: new Date(0) }))

type SavingGroup = CallInput<'POST /academy/admin/VideoGroup/Save'>['body']
const saveGroup = (body: SavingGroup) =>
  app.call('POST /academy/admin/VideoGroup/Save', admin, { body })
const treeOf = async (id: string) =>
  (await app.call('GET /academy/admin/Academy/GetAcademy', admin, { query: { id } })).data

describe('a save of what somebody else has changed meanwhile', () => {
  it('is refused with what stands, and changes nothing', async () => {
    const { academyId, groupId, videoId } = await makeCourse(app)
    const group = { id: groupId, academyId, opensOn: null }
    const video = { ...linkOf, id: videoId, groupId }
    const saveVideo = (version: number, name: string) =>
      app.call('POST /academy/admin/Video/Save', admin, { body: { ...video, version, name } })
    expect((await saveGroup({ ...group, version: 1, name: 'Theirs' })).data.version).toBe(2)
    expect((await saveVideo(1, 'Theirs')).data.version).toBe(2)
    const refusals = [
      await saveGroup({ ...group, version: 1, name: 'Mine' }),
      await saveVideo(1, 'Mine'),
      await app.call('POST /academy/admin/Video/SetState', admin, {
        body: { id: videoId, version: 1, state: 'draft' },
      }),
      await app.call('POST /academy/admin/Video/SaveQuestions', admin, {
        body: { videoId, version: 1, questionIds: mcqs.slice(0, 1) },
      }),
    ]
    for (const { status, data } of refusals) {
      expect([status, data]).toMatchObject([409, { version: 2 }])
    }
    expect(await treeOf(academyId)).toMatchObject({
      groups: [{ name: 'Theirs', videos: [{ name: 'Theirs', state: 'published', questions: [] }] }],
    })
  })

  it('is refused of a state, and of an order with the one that is there', async () => {
    const { academyId, groupId, videoId } = await makeCourse(app)
    const setState = (version: number) =>
      app.call('POST /academy/admin/Academy/SetState', admin, {
        body: { id: academyId, version, state: 'archived' },
      })
    expect((await setState(2)).status).toBe(409)
    expect((await setState(1)).status).toBe(200)
    const groups = [{ id: groupId, videoIds: [videoId] }]
    const stale = await app.call('POST /academy/admin/Academy/SaveOrder', admin, {
      body: { academyId, version: 9, groups },
    })
    expect([stale.status, stale.data]).toEqual([409, { version: 1, groups }])
  })

  it('says of which version it was made', async () => {
    const { academyId, groupId } = await makeCourse(app)
    const unversioned = await saveGroup({ id: groupId, academyId, name: 'Mine', opensOn: null })
    expect(unversioned.status).toBe(400)
  })
})

describe('what belongs to another academy', () => {
  it('is not found, and not moved there by a save', async () => {
    const { academyId, groupId } = await makeCourse(app)
    const other = await makeCourse(app)
    const group = { id: groupId, academyId: other.academyId, version: 1, name: 'X', opensOn: null }
    expect((await saveGroup(group)).status).toBe(404)
    const video = { ...linkOf, id: other.videoId, groupId, version: 1 }
    const moved = await app.call('POST /academy/admin/Video/Save', admin, { body: video })
    expect(moved.status).toBe(404)
    expect((await treeOf(academyId)).groups[0]?.videos).toHaveLength(1)
  })
})

describe('a published video', () => {
  it.each([
    { state: 'failed', failure: 'This is HEVC.' },
    { state: 'checking', failure: '' },
  ] as const)('takes no film that is $state', async (standing) => {
    const groupId = await makeGroup(app, await makeAcademy(app))
    const { videoId, assetId } = await makeFilmed(app, groupId)
    const other = await makeFilm(app, { area: 'academy', ...standing })
    const save = (film: string) =>
      app.call('POST /academy/admin/Video/Save', admin, {
        body: {
          ...{ ...linkOf, id: videoId, groupId, version: 1 },
          ...{ link: null, linkMinutes: null, assetId: film },
        },
      })
    expect(await save(other)).toMatchObject({
      status: 422,
      errors: [{ path: 'body.assetId', message: 'Its film is not ready yet.' }],
    })
    expect((await save(assetId)).status).toBe(200)
  })
})

describe('the list of all academies', () => {
  it('is filtered by words, state and for whom, and sorted', async () => {
    await makeAcademy(app, { title: 'Waves', position: 1, state: 'draft' })
    await makeAcademy(app, { title: 'algebra', position: 2, audience: 'both' })
    await makeAcademy(app, { title: 'Marking', summary: '50% off', position: 3 })
    const titles = async (query: object) =>
      (
        await app.call('GET /academy/admin/Academy/GetAllAcademy', admin, { query })
      ).data.academies.map(({ title }) => title)
    expect(await titles({})).toEqual(['Waves', 'algebra', 'Marking'])
    expect(await titles({ search: '0% O' })).toEqual(['Marking'])
    expect(await titles({ search: '_' })).toEqual([])
    expect(await titles({ state: 'draft' })).toEqual(['Waves'])
    expect(await titles({ audience: 'both' })).toEqual(['algebra'])
    expect(await titles({ sort: 'title' })).toEqual(['algebra', 'Marking', 'Waves'])
    expect(await titles({ pageNo: 2, pageSize: 2 })).toEqual(['Marking'])
  })
})

describe('questions for a quiz', () => {
  it('are found by where they are filed', async () => {
    const find = async (query: object) =>
      (await app.call('GET /academy/admin/Video/FindQuestions', admin, { query })).data
    const { questions, totalCount } = await find({ pageSize: 1 })
    const [filed] = await app.db.query.questionAssignments.findMany({
      where: (row, { eq: is }) => is(row.questionId, questions[0]?.questionId ?? 0),
    })
    const inTopic = await find({ topicId: filed?.topicId ?? 0, pageSize: 100 })
    expect(inTopic.totalCount).toBeLessThan(totalCount)
    expect(new Set(inTopic.questions.map(({ topicName }) => topicName))).toEqual(
      new Set([questions[0]?.topicName]),
    )
    expect((await find({ sectionId: filed?.sectionId ?? 0 })).totalCount).toBeGreaterThan(0)
    expect((await find({ sectionId: 999_999 })).totalCount).toBe(0)
  })
})

describe('whoever views the portal of a student', () => {
  it('records nothing, whatever is pressed', async () => {
    const student = await app.make.student()
    const groupId = await makeGroup(app, await makeAcademy(app))
    const { videoId, assetId } = await makeFilmed(app, groupId)
    const [asked = ''] = await askInQuiz(app, videoId, mcqs.slice(0, 1))
    const { videoId: linkId } = await makeCourse(app)
    const start = { body: { assetId } }
    const { data } = await app.call('POST /Media/Playback/Start', student, start)
    await play(app, student, assetId, 10)
    const all = async () => [
      await app.db.select().from(playbacks).where(eq(playbacks.userId, student)),
      await app.db.select().from(watchProgress).where(eq(watchProgress.userId, student)),
      await app.db.select().from(userVideos).where(eq(userVideos.userId, student)),
      await app.db.select().from(mediaNotes).where(eq(mediaNotes.userId, student)),
    ]
    const before = await all()
    const authorization = `Bearer ${await app.tokenOf(student, { isImpersonating: true })}`
    const send = async (url: string, payload: object) =>
      (
        await app.fastify.inject({
          ...{ method: 'POST', url: `/api${url}`, payload, headers: { authorization } },
        })
      ).statusCode
    const progress = { playbackId: data.playbackId, positionSeconds: 20, watched: [[0, 20]] }
    expect(await send('/Media/Playback/Start', { assetId })).toBe(200)
    expect(await send('/Media/Playback/SaveProgress', progress)).toBe(403)
    expect(await send('/Media/Note/Save', { assetId, atSeconds: 1, text: 'Mine' })).toBe(403)
    expect(await send('/academy/UserVideo', { videoId: linkId })).toBe(403)
    const answer = { videoQuestionId: asked, optionSelected: 'a' }
    expect(await send('/academy/api/VideoGroup/UserVideoQuestionCreate', answer)).toBe(403)
    expect(await all()).toEqual(before)
  })
})
