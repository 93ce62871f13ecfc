import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { type PlanBody, planOf, plannedSession as session } from './planning.testing.ts'
import { makeEvents } from './testing.ts'

let app: TestApp
let admin: string
let tutor: string
beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2027-03-01T10:00:00Z') })
  admin = await app.make.admin()
  tutor = await app.make.tutor({ isSeminarTutor: true })
})
afterAll(() => app.close())

const plan = (more: Partial<PlanBody> = {}) => planOf(tutor, more)
const save = (body: PlanBody) => app.call('POST /Event/admin/Event/Save', admin, { body })
const sessionsOf = (id: string) => makeEvents(app).sessions(id)
const eventOf = (id: string) => makeEvents(app).kept(id)
/** What somebody was told of changes of plans. */
const adjustmentsOf = async (userId: string) =>
  (await makeEvents(app).told(userId)).filter(({ isAdjustment }) => isAdjustment)

describe('the history of an event', () => {
  const kind = 'event' as const
  const versionsOf = async (id: string) => {
    const query = { kind, id }
    const { data } = await app.call('GET /Content/admin/History/GetVersions', admin, { query })
    return data.map(({ version }) => version)
  }
  const restore = (id: string, version: number, currentVersion: number) =>
    app.call('POST /Content/admin/History/Restore', admin, {
      body: { kind, id, version, currentVersion },
    })

  it('has every save, and brings one back as an editor would, told to those with a place', async () => {
    const { data } = await save(plan())
    const { id } = data
    await app.call('POST /Event/admin/Event/Publish', admin, { body: { id, version: 1 } })
    const student = await app.make.student()
    await makeEvents(app).place(id, student)
    const [before] = await sessionsOf(id)
    const moved = session('2027-03-11T17:00', '2027-03-11T18:00', { id: before?.id })
    await save(plan({ id, version: 2, title: 'Waves', sessions: [moved] }))
    expect(await versionsOf(id)).toEqual([3, 2, 1])
    expect((await restore(id, 2, 2)).status).toBe(409)
    expect((await restore(id, 2, 3)).data).toEqual({ version: 4 })
    expect(await eventOf(id)).toMatchObject({ title: 'Vectors', state: 'published', version: 4 })
    expect(await sessionsOf(id)).toMatchObject([{ id: before?.id, startsAt: before?.startsAt }])
    expect(await adjustmentsOf(student)).toHaveLength(2)
    expect(await versionsOf(id)).toEqual([4, 3, 2, 1])
  })

  it('brings sessions that are gone back as new ones, in the hour that was meant', async () => {
    const twice = session('2026-10-25T01:30', '2026-10-25T03:00', { occurrence: 'second' })
    const course = plan({ kind: 'course', sessions: [twice, ...plan().sessions] })
    const { id } = (await save(course)).data
    const [first, last] = await sessionsOf(id)
    const [kept] = plan().sessions
    const left = kept === undefined ? [] : [{ ...kept, id: last?.id }]
    await save({ ...course, id, version: 1, sessions: left })
    expect((await restore(id, 1, 2)).data).toEqual({ version: 3 })
    const back = await sessionsOf(id)
    expect(back.map(({ startsAt }) => startsAt)).toEqual([first?.startsAt, last?.startsAt])
    expect([back[0]?.id === first?.id, back[1]?.id === last?.id]).toEqual([false, true])
  })

  it('says at a stale save which fields were changed since', async () => {
    const { id } = (await save(plan())).data
    const [at] = await sessionsOf(id)
    const same = session('2027-03-10T17:00', '2027-03-10T18:00', { id: at?.id })
    await save(plan({ id, version: 1, title: 'Waves', sessions: [same] }))
    const answer = await app.fastify.inject({
      ...{ method: 'POST', url: '/api/Event/admin/Event/Save' },
      headers: { authorization: `Bearer ${await app.tokenOf(admin)}` },
      payload: plan({ id, version: 1, capacity: 30, sessions: [same] }),
    })
    expect([answer.statusCode, answer.json().data.changed]).toEqual([409, ['title']])
  })

  it('brings nothing of what was cancelled back', async () => {
    const { id } = (await save(plan())).data
    const body = { id, version: 1, reason: 'No tutor.' }
    await app.call('POST /Event/admin/Event/Cancel', admin, { body })
    expect((await restore(id, 1, 2)).status).toBe(422)
  })
})
