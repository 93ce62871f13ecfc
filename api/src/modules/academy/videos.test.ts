import type { CallInput } from '@portal/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { academies, mediaAssets, videos } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makeFilm } from '../media/testing.ts'
import { storeSmallBank } from '../sets/testing.ts'
import { tallyAcademies } from './tallies.service.ts'
import { linkOf, makeAcademy, makeCourse, makeFilmed, makeGroup } from './testing.ts'

const now = new Date('2026-03-04T10:00:00Z')
const day = 86_400_000
let app: TestApp
let admin: string
let mcqs: number[]

beforeAll(async () => {
  app = await makeTestApp({ now })
  const bank = await storeSmallBank(app)
  mcqs = bank.questions.filter(({ type }) => type === 1).map(({ questionId }) => questionId)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  await app.db.update(academies).set({ removedAt: new Date(0) })
  admin = await app.make.admin()
})

type SavingVideo = CallInput<'POST /academy/admin/Video/Save'>['body']
const saveVideo = (body: Partial<SavingVideo> & { groupId: string }) =>
  app.call('POST /academy/admin/Video/Save', admin, { body: { ...linkOf, ...body } })
const treeOf = async (id: string) =>
  (await app.call('GET /academy/admin/Academy/GetAcademy', admin, { query: { id } })).data
const setVideo = (id: string, version: number, state: 'draft' | 'published') =>
  app.call('POST /academy/admin/Video/SetState', admin, { body: { id, version, state } })
const orderOf = async (id: string) =>
  (await treeOf(id)).groups.map((group) => ({
    id: group.id,
    videoIds: group.videos.map((video) => video.id),
  }))

describe('a video', () => {
  it('is a film of academies or a link to a known host, not both', async () => {
    const { groupId } = await makeCourse(app)
    const film = await makeFilm(app, { area: 'academy' })
    const other = await makeFilm(app, { area: 'learn' })
    const none = { link: null, linkMinutes: null }
    expect((await saveVideo({ groupId, ...none, assetId: film })).status).toBe(200)
    expect((await saveVideo({ groupId, ...none })).status).toBe(200)
    expect(await saveVideo({ groupId, assetId: film })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.link' }],
    })
    expect(await saveVideo({ groupId, ...none, assetId: other })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.assetId' }],
    })
    for (const link of ['https://evil.example/1', 'https://vimeo.com.evil.example/1']) {
      expect(await saveVideo({ groupId, link })).toMatchObject({
        status: 422,
        errors: [{ path: 'body.link' }],
      })
    }
    for (const link of ['http://vimeo.com/1', 'javascript:alert(1)', 'vimeo.com/1']) {
      expect((await saveVideo({ groupId, link })).status).toBe(400)
    }
  })

  it('is published with something to show, and a mandatory quiz with a question', async () => {
    const { groupId } = await makeCourse(app)
    const none = { link: null, linkMinutes: null }
    const { id } = (await saveVideo({ groupId, ...none })).data
    expect((await setVideo(id, 1, 'published')).errors).toMatchObject([{ path: 'body.assetId' }])
    const checking = await makeFilm(app, { area: 'academy', state: 'checking' })
    await saveVideo({ id, version: 1, groupId, ...none, assetId: checking })
    expect((await setVideo(id, 2, 'published')).errors).toMatchObject([{ path: 'body.state' }])
    await app.db.update(mediaAssets).set({ state: 'ready' }).where(eq(mediaAssets.id, checking))
    await saveVideo({
      ...none,
      id,
      version: 2,
      groupId,
      assetId: checking,
      mandatoryQuestion: true,
    })
    expect((await setVideo(id, 3, 'published')).errors).toMatchObject([
      { path: 'body.mandatoryQuestion' },
    ])
    const questions = (version: number, questionIds: number[]) =>
      app.call('POST /academy/admin/Video/SaveQuestions', admin, {
        body: { videoId: id, version, questionIds },
      })
    await questions(3, mcqs.slice(0, 1))
    expect((await setVideo(id, 4, 'published')).data).toEqual({ version: 5 })
    expect((await questions(5, [])).status).toBe(422)
    expect((await questions(5, mcqs.slice(0, 3))).status).toBe(200)
    const taken = await saveVideo({ ...none, id, version: 6, groupId, mandatoryQuestion: true })
    expect(taken.status).toBe(422)
  })

  it('asks live MCQs alone, each once, and finds them by words and topic', async () => {
    const { videoId } = await makeCourse(app)
    const save = (questionIds: number[]) =>
      app.call('POST /academy/admin/Video/SaveQuestions', admin, {
        body: { videoId, version: 1, questionIds },
      })
    const [first = 0] = mcqs
    expect(await save([first, 999_999])).toMatchObject({
      status: 422,
      errors: [{ path: 'body.questionIds.1' }],
    })
    expect((await save([first, first])).status).toBe(422)
    const find = async (query: object) =>
      (await app.call('GET /academy/admin/Video/FindQuestions', admin, { query })).data
    expect((await find({})).totalCount).toBe(mcqs.length)
    expect((await find({ search: 'on Surds' })).totalCount).toBe(5)
    expect((await find({ search: 'on Surds' })).questions[0]).toMatchObject({
      topicName: 'Surds',
      facility: null,
    })
  })

  it('is listed with what keeps it hidden', async () => {
    const academyId = await makeAcademy(app, { state: 'draft' })
    const groupId = await makeGroup(app, academyId, { opensOn: '2026-03-05' })
    await makeFilmed(
      app,
      groupId,
      { state: 'draft' },
      {
        ...{ state: 'failed', failure: 'This is HEVC.', seconds: null },
      },
    )
    const [video] = (await treeOf(academyId)).groups[0]?.videos ?? []
    expect(video).toMatchObject({
      asset: { state: 'failed', failure: 'This is HEVC.' },
      hiddenBecause: ['academy is a draft', 'group is not open', 'video is a draft', 'film failed'],
    })
  })

  it('goes with its group and comes back with it, each where it was', async () => {
    const { academyId, groupId, videoId } = await makeCourse(app)
    const group = (isRestored: boolean) =>
      app.call('POST /academy/admin/VideoGroup/Remove', admin, {
        body: { id: groupId, isRestored },
      })
    const video = (isRestored: boolean) =>
      app.call('POST /academy/admin/Video/Remove', admin, { body: { id: videoId, isRestored } })
    await group(false)
    expect(await orderOf(academyId)).toEqual([])
    expect((await video(false)).status).toBe(404)
    await group(true)
    expect(await orderOf(academyId)).toEqual([{ id: groupId, videoIds: [videoId] }])
    await video(false)
    expect(await orderOf(academyId)).toEqual([{ id: groupId, videoIds: [] }])
    await video(true)
    await video(true)
    expect(await orderOf(academyId)).toEqual([{ id: groupId, videoIds: [videoId] }])
  })

  it('keeps its film while it can come back, and lets go of it then', async () => {
    const academyId = await makeAcademy(app)
    const { videoId, assetId } = await makeFilmed(app, await makeGroup(app, academyId))
    const film = { body: { id: assetId } }
    await app.call('POST /academy/admin/Video/Remove', admin, { body: { id: videoId } })
    expect((await app.call('POST /Media/admin/Asset/Remove', admin, film)).status).toBe(409)
    const { data } = await app.call('GET /Media/Asset/GetAsset', admin, { query: { id: assetId } })
    expect(data.usedBy).toMatchObject([{ kind: 'video', title: 'Mechanics: Slopes (removed)' }])
    app.clock.advance(31 * day)
    await tallyAcademies(askedByServer(app.db, app.clock.now()))
    expect((await app.call('POST /Media/admin/Asset/Remove', admin, film)).status).toBe(200)
    const [row] = await app.db.select().from(videos).where(eq(videos.id, videoId))
    expect(row?.assetId).toBeNull()
  })
})
