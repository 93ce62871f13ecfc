import type { CallInput } from '@portal/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { academies, notifications } from '../../database/schema/index.ts'
import { makeTestApp, queriesOf, type TestApp } from '../../testing/index.ts'
import { storeSmallBank } from '../sets/testing.ts'
import {
  askInQuiz,
  details,
  linkOf,
  makeAcademy,
  makeCourse,
  makeFilmed,
  makeGroup,
  makeVideo,
} from './testing.ts'

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

type Saving = CallInput<'POST /academy/admin/Academy/Save'>['body']
type SavingVideo = CallInput<'POST /academy/admin/Video/Save'>['body']
const save = (change: Partial<Saving> = {}) =>
  app.call('POST /academy/admin/Academy/Save', admin, { body: { ...details, ...change } })
const saveVideo = (body: Partial<SavingVideo> & { groupId: string }) =>
  app.call('POST /academy/admin/Video/Save', admin, { body: { ...linkOf, ...body } })
const treeOf = async (id: string) =>
  (await app.call('GET /academy/admin/Academy/GetAcademy', admin, { query: { id } })).data
const setState = (id: string, version: number, state: 'draft' | 'published' | 'archived') =>
  app.call('POST /academy/admin/Academy/SetState', admin, { body: { id, version, state } })
const orderOf = async (id: string) =>
  (await treeOf(id)).groups.map((group) => ({
    id: group.id,
    videoIds: group.videos.map((video) => video.id),
  }))

describe('an academy', () => {
  it('is made a draft behind the others, changed by version, and cleaned', async () => {
    const { data } = await save({ description: '<p onclick="x()">Words</p><script>1</script>' })
    expect(data.version).toBe(1)
    const { data: second } = await save({ title: 'Second' })
    expect(await treeOf(data.id)).toMatchObject({
      ...{ title: 'Waves', state: 'draft', description: '<p>Words</p>', groups: [], cover: null },
    })
    const list = await app.call('GET /academy/admin/Academy/GetAllAcademy', admin)
    expect(list.data.academies.map(({ id }) => id)).toEqual([data.id, second.id])
    expect((await save({ id: data.id, version: 1, title: 'Optics' })).data.version).toBe(2)
    const stale = await save({ id: data.id, version: 1, title: 'Sound' })
    expect(stale.status).toBe(409)
    expect((await treeOf(data.id)).title).toBe('Optics')
    expect((await save({ id: data.id })).status).toBe(400)
  })

  it('has no cover of somebody else', async () => {
    const refused = await save({ coverFileId: crypto.randomUUID() })
    expect(refused).toMatchObject({ status: 422, errors: [{ path: 'body.coverFileId' }] })
  })

  it('is published with a published video alone, and its learners are told once', async () => {
    const student = await app.make.student()
    const tutor = await app.make.tutor()
    const { data } = await save()
    const refused = await setState(data.id, 1, 'published')
    expect(refused).toMatchObject({ status: 422, errors: [{ path: 'body.state' }] })
    await makeVideo(app, await makeGroup(app, data.id))
    expect((await setState(data.id, 1, 'published')).data.version).toBe(2)
    const told = async (as: string) =>
      (await app.call('GET /Notification/Alert/GetAllStudentAlert', as)).data
    expect(JSON.stringify(await told(student))).toContain('New in the academy: Waves')
    await setState(data.id, 2, 'draft')
    await setState(data.id, 3, 'published')
    const all = await app.db.select().from(notifications).where(eq(notifications.kind, 'events'))
    expect(all.filter(({ title }) => title.includes('Waves'))).toHaveLength(1)
    const flagged = await app.call(
      'GET /Question/tutor/QuestionFlag/FlaggedQuestionNotifyToTutor',
      tutor,
    )
    expect(JSON.stringify(flagged.data)).not.toContain('Waves')
  })

  it('is copied as a draft with all that it has, and shares films', async () => {
    const academyId = await makeAcademy(app, { title: 'M'.repeat(120) })
    const groupId = await makeGroup(app, academyId, { opensOn: '2026-04-01' })
    const { videoId, assetId } = await makeFilmed(app, groupId, { hasMandatoryQuiz: true })
    await makeVideo(app, groupId, { position: 2, removedAt: now })
    await askInQuiz(app, videoId, mcqs.slice(0, 2))
    const { data } = await app.call('POST /academy/admin/Academy/Duplicate', admin, {
      body: { id: academyId },
    })
    const copy = await treeOf(data.id)
    expect(copy).toMatchObject({ state: 'draft', title: `${'M'.repeat(113)} (copy)` })
    expect(copy.groups).toMatchObject([
      {
        opensOn: '2026-04-01',
        videos: [{ name: 'Slopes', asset: { assetId }, mandatoryQuestion: true }],
      },
    ])
    const [question] = copy.groups[0]?.videos[0]?.questions ?? []
    expect(question).toMatchObject({ questionId: mcqs[0], topicName: 'Quadratics', isLive: true })
    expect(copy.groups[0]?.videos[0]?.id).not.toBe(videoId)
  })

  it('comes back within 30 days', async () => {
    const { academyId, videoId } = await makeCourse(app)
    const student = await app.make.student()
    const remove = (isRestored = false) =>
      app.call('POST /academy/admin/Academy/Remove', admin, { body: { id: academyId, isRestored } })
    const watch = async () =>
      (await app.call('POST /academy/UserVideo', student, { body: { videoId } })).status
    expect((await remove()).status).toBe(200)
    expect(await watch()).toBe(404)
    expect((await remove()).status).toBe(404)
    app.clock.advance(30 * day)
    expect((await remove(true)).status).toBe(200)
    expect(await watch()).toBe(200)
    await remove()
    app.clock.advance(30 * day + 1_000)
    expect((await remove(true)).status).toBe(404)
  })

  it('stands where it was put among the others', async () => {
    const [one, two] = [await makeAcademy(app), await makeAcademy(app, { position: 2 })]
    const order = (ids: string[]) =>
      app.call('POST /academy/admin/Academy/OrderAcademies', admin, { body: { ids } })
    expect((await order([two])).status).toBe(409)
    expect((await order([two, two])).status).toBe(409)
    expect((await order([two, one])).status).toBe(200)
    const { data } = await app.call('GET /academy/admin/Academy/GetAllAcademy', admin)
    expect(data.academies.map(({ id }) => id)).toEqual([two, one])
  })
})

describe('the order of an academy', () => {
  const saveOrder = (
    academyId: string,
    version: number,
    groups: { id: string; videoIds: string[] }[],
  ) =>
    app.call('POST /academy/admin/Academy/SaveOrder', admin, {
      body: { academyId, version, groups },
    })

  it('moves groups, and videos across groups, in one save', async () => {
    const { academyId, groupId: first, videoId: one } = await makeCourse(app)
    const second = await makeGroup(app, academyId, { position: 2 })
    const two = await makeVideo(app, second)
    const wanted = [
      { id: second, videoIds: [two, one] },
      { id: first, videoIds: [] },
    ]
    expect((await saveOrder(academyId, 1, wanted)).data.version).toBe(2)
    expect(await orderOf(academyId)).toEqual(wanted)
    const stale = await saveOrder(academyId, 1, wanted)
    expect(stale.status).toBe(409)
    expect(await saveOrder(academyId, 2, [{ id: second, videoIds: [one, two] }])).toMatchObject({
      status: 422,
      errors: [{ path: 'body.groups' }],
    })
    const { groupId: foreign } = await makeCourse(app)
    expect((await saveOrder(academyId, 2, [...wanted, { id: foreign, videoIds: [] }])).status).toBe(
      422,
    )
    expect(await orderOf(academyId)).toEqual(wanted)
  })

  it('is another once something comes or goes', async () => {
    const { academyId, groupId, videoId } = await makeCourse(app)
    await saveVideo({ groupId })
    expect((await saveOrder(academyId, 1, [{ id: groupId, videoIds: [videoId] }])).status).toBe(409)
    expect((await treeOf(academyId)).orderVersion).toBe(2)
  })
})

it('reads an academy and a list in few statements', async () => {
  const { academyId } = await makeCourse(app)
  const tree = 'GET /academy/admin/Academy/GetAcademy'
  expect(await queriesOf(app, tree, admin, { query: { id: academyId } })).toBe(1)
  expect(await queriesOf(app, 'GET /academy/admin/Academy/GetAllAcademy', admin)).toBe(2)
  const query = { academyId }
  expect(await queriesOf(app, 'GET /academy/admin/Academy/GetWatched', admin, { query })).toBe(2)
})
