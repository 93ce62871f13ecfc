import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { keepMetTargets } from './index.ts'
import { listCall, makeTargetsWorld, type TargetsWorld } from './testing.ts'

const dropCall = 'POST /Target/tutor/Target/DropTarget'
const begin = new Date('2026-11-01T10:00:00Z')

let app: TestApp
let world: TargetsWorld

beforeAll(async () => {
  app = await makeTestApp({ now: begin })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(begin)
  world = await makeTargetsWorld(app)
})

const on = (day: string, time = '10:00') => app.clock.set(new Date(`${day}T${time}:00Z`))

describe('a target', () => {
  it('by topic mastery starts where the student stands, and goes as mastery goes', async () => {
    await world.answerInTopic(10, 4)
    await world.set({ measure: 'topic mastery', topicId: world.topicId, goal: 70, now: null })
    // (1 + 4) / (2 + 10)
    expect(await world.all()).toMatchObject([
      {
        start: 41.7,
        now: 41.7,
        about: 'Forces',
        status: 'on track',
        progress: 0,
        tutorName: 'Tom Grey',
      },
    ])
    on('2026-11-16')
    await world.answerInTopic(30, 22)
    const [target] = await world.all()
    expect(target).toMatchObject({ start: 41.7, now: 71.9, status: 'met', why: 'Reached today' })
    expect(target?.progress).toBe(100)
  })

  it('of a topic that is not begun has no start, and asks for more than half', async () => {
    const own = { measure: 'topic mastery', topicId: world.topicId, now: null } as const
    expect((await world.save({ ...own, goal: 50 })).errors).toEqual([
      {
        path: 'body.goal',
        message: 'A topic that is not begun counts as 50%, so choose more than that',
      },
    ])
    await world.set({ ...own, goal: 60 })
    expect(await world.all()).toMatchObject([{ start: null, now: null, progress: 0 }])
  })

  it('by questions counts those that were answered since it was set, to the end of its day', async () => {
    await world.answerOn('2026-10-31', 50)
    await world.answerOn('2026-11-01', 8)
    await world.set({ measure: 'questions', goal: 40, now: null })
    expect(await world.all()).toMatchObject([{ start: 0, now: 0 }])
    await world.answerOn('2026-11-01', 13)
    await world.answerOn('2026-11-20', 30)
    await world.answerOn('2026-12-02', 90)
    on('2026-12-03')
    expect(await world.all()).toMatchObject([
      { now: 35, status: 'missed', why: 'Its day passed at 87% of the way' },
    ])
  })

  it('by simulation score has the best of the part since it was set', async () => {
    await world.sit(4)
    await world.set({
      ...{ measure: 'simulation score', sectionId: world.sectionId, goal: 80, now: null },
    })
    expect(await world.all()).toMatchObject([{ start: 40, now: 40 }])
    on('2026-11-16')
    await world.sit(7)
    await world.sit(6)
    expect(await world.all()).toMatchObject([{ now: 70, progress: 75, status: 'on track' }])
  })

  it('by hours counts those that this tutor gave since', async () => {
    const { tutor, student, tuition } = world
    await tuition.session(tutor, student, '2026-10-30T10:00:00Z')
    await world.set({ measure: 'hours', goal: 3, now: null })
    await tuition.session(tutor, student, '2026-11-05T10:00:00Z', { quarters: 6 })
    await tuition.session(tutor, student, '2026-11-06T10:00:00Z', { state: 'no-show' })
    await tuition.session(await app.make.tutor(), student, '2026-11-07T10:00:00Z')
    await tuition.session(tutor, student, '2026-12-02T10:00:00Z')
    on('2026-11-20')
    expect(await world.all()).toMatchObject([{ now: 1.5, progress: 50 }])
  })

  it('is met for good once somebody has read that it is', async () => {
    await world.answerInTopic(10, 4)
    await world.set({ measure: 'topic mastery', topicId: world.topicId, goal: 70, now: null })
    on('2026-11-10')
    await world.answerInTopic(30, 25)
    await world.all(world.parent)
    on('2026-11-20')
    await world.answerInTopic(60, 25)
    expect(await world.all()).toMatchObject([{ status: 'met', why: 'Reached on 10 November 2026' }])
  })

  it('is met for good once the round has come by, to the last answer of its day', async () => {
    await world.answerInTopic(10, 4)
    const own = { measure: 'topic mastery', topicId: world.topicId, now: null } as const
    await world.set({ ...own, goal: 70 })
    await world.set({ ...own, goal: 90 })
    on('2026-12-01', '23:50')
    await world.answerInTopic(30, 25)
    on('2026-12-02', '00:47')
    await keepMetTargets(app.db, app.clock.now())
    on('2026-12-05')
    expect(await world.all()).toMatchObject([{ status: 'missed' }, { status: 'met' }])
  })

  it('is changed by its tutor while it is open, and not once it is met', async () => {
    const id = await world.set()
    const saved = await world.save({ id, version: 1, title: 'Read two books', goal: 20, now: 5 })
    expect(saved.data).toEqual({ id, version: 2 })
    expect(await world.all()).toMatchObject([{ title: 'Read two books', goal: 20, now: 5 }])
    await world.save({ id, version: 2, goal: 20, now: 20 })
    expect(await world.all()).toMatchObject([{ status: 'met' }])
    expect((await world.save({ id, version: 3, goal: 90, now: 20 })).message).toBe(
      'This target is met, and stays so.',
    )
    const drop = { body: { id, version: 3, reason: 'None' } }
    expect((await app.call(dropCall, world.tutor, drop)).status).toBe(422)
  })

  it('keeps what it is measured by', async () => {
    const id = await world.set()
    const other = await world.save({ id, version: 1, measure: 'hours', now: null })
    expect([other.status, other.errors[0]?.path]).toEqual([422, 'body.measure'])
  })

  it('refuses a stale save with what stands now', async () => {
    const id = await world.set()
    await world.save({ id, version: 1, goal: 20 })
    const response = await app.fastify.inject({
      method: 'POST',
      url: '/api/Target/tutor/Target/SaveTarget',
      headers: { authorization: `Bearer ${await app.tokenOf(world.tutor)}` },
      payload: { ...world.target, id, version: 1, goal: 25 },
    })
    expect(response.statusCode).toBe(409)
    expect(response.json().data).toMatchObject({
      ...{ by: 'Tom Grey', version: 2 },
      values: { goal: 20, now: 0, dueOn: '2026-12-01' },
    })
  })

  it.each([
    ['a day that is today', { dueOn: '2026-11-01' }, 'body.dueOn'],
    ['a day beyond two years', { dueOn: '2028-11-01' }, 'body.dueOn'],
    ['a goal that is reached', { goal: 3, now: 3 }, 'body.goal'],
    [
      'percent above 100',
      { measure: 'simulation score', sectionId: 1, goal: 101, now: null },
      'body.goal',
    ],
    ['mastery of nothing', { measure: 'topic mastery', now: null }, 'body.topicId'],
    [
      'mastery of a topic that is gone',
      { measure: 'topic mastery', topicId: 999_999, now: null },
      'body.topicId',
    ],
    [
      'a score in a part that is gone',
      { measure: 'simulation score', sectionId: 999_999, now: null },
      'body.sectionId',
    ],
    ['by hand without where it stands', { now: null }, 'body.now'],
    ['hours with where it stands', { measure: 'hours', now: 3 }, 'body.now'],
    ['no title', { title: '  ' }, 'body.title'],
  ] as const)('refuses %s', async (_name, change, path) => {
    const { status, errors } = await world.save(change)
    expect([status < 500 && status >= 400, errors[0]?.path]).toEqual([true, path])
  })

  it('is one of twenty at most that are open', async () => {
    for (let at = 0; at < 20; at++) await world.set()
    expect((await world.save()).message).toBe('A student can have 20 open targets with you.')
  })

  it('is given up with a reason, which staff alone read', async () => {
    const id = await world.set()
    const drop = { body: { id, version: 1, reason: 'Plays too much chess' } }
    expect((await app.call(dropCall, world.tutor, drop)).status).toBe(200)
    for (const reader of [world.tutor, world.senior, await app.make.admin()]) {
      expect(await world.all(reader)).toMatchObject([
        { status: 'dropped', why: 'Plays too much chess' },
      ])
    }
    expect(await world.all(world.student)).toEqual([])
    expect(await world.all(world.parent)).toEqual([])
    const entries = await app.db.select().from(auditLog).where(eq(auditLog.record, id))
    expect(entries.map(({ action }) => action)).toEqual(['target saved', 'target dropped'])
  })

  it('is another tutor’s alone, even with the same student', async () => {
    const other = await app.make.tutor({ students: [world.student] })
    const id = await world.set()
    const strange = await world.save({ id, version: 1, title: 'Mine' }, other)
    expect(strange.status).toBe(404)
    expect((await app.call(listCall, other, { query: {} })).data.targets).toEqual([])
    // Own, but of another student than it says.
    const second = await app.make.student({ tutors: [world.tutor] })
    expect((await world.save({ id, version: 1, studentId: second })).status).toBe(404)
    expect(await world.all(other)).toMatchObject([{ id, title: 'Read three books' }])
  })
})
