import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tutorTargets } from '../../database/schema/index.ts'
import { makeTestApp, queriesOf, type TestApp } from '../../testing/index.ts'
import { listCall, makeTargetsWorld, studentCall, type TargetsWorld } from './testing.ts'

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

describe('targets in lists', () => {
  /** One in every state; answers which id is in which. */
  async function inEveryState() {
    const half = { setAt: begin, dueOn: '2026-12-01' }
    const row = { ...half, studentId: world.student, tutorId: world.tutor, updatedAt: begin }
    const byHand = { measure: 'by hand' as const, start: 0, goal: 100, title: 'T' }
    const ids = {
      'on track': '00000000-0000-4000-8000-000000000001',
      'at risk': '00000000-0000-4000-8000-000000000002',
      met: '00000000-0000-4000-8000-000000000003',
      missed: '00000000-0000-4000-8000-000000000004',
      dropped: '00000000-0000-4000-8000-000000000005',
    }
    await app.db.delete(tutorTargets)
    await app.db.insert(tutorTargets).values([
      { ...row, ...byHand, id: ids['on track'], noted: 35 },
      { ...row, ...byHand, id: ids['at risk'], noted: 34.99 },
      { ...row, ...byHand, id: ids.met, noted: 100 },
      { ...row, ...byHand, id: ids.missed, noted: 99, dueOn: '2026-11-15' },
      { ...row, ...byHand, id: ids.dropped, noted: 100, droppedAt: begin, dropReason: 'No' },
    ])
    on('2026-11-16')
    return ids
  }

  it('are found by status as the rule says it, and have the same status in the row', async () => {
    const ids = await inEveryState()
    for (const [status, id] of Object.entries(ids)) {
      const query = { status: status as keyof typeof ids }
      const { data } = await app.call(listCall, world.tutor, { query })
      expect([status, data.targets.map((each) => [each.id, each.status]), data.totalCount]).toEqual(
        [status, [[id, status]], 1],
      )
    }
  })

  it('come page by page, what is open first, in two statements and one more for news', async () => {
    const ids = await inEveryState()
    const query = { pageSize: 2 }
    const first = await app.call(listCall, world.tutor, { query })
    expect(first.data.targets.map(({ id }) => id)).toEqual([ids.missed, ids['on track']])
    expect(first.data.totalCount).toBe(5)
    await world.all()
    expect(await queriesOf(app, listCall, world.tutor, { query: {} })).toBe(1)
    expect(
      await queriesOf(app, studentCall, world.parent, { query: { studentId: world.student } }),
    ).toBe(2)
  })

  it('are those of one student where that is asked for, and of no stranger', async () => {
    const other = await app.make.student({ tutors: [world.tutor] })
    await world.set()
    const mine = await world.set({ studentId: other })
    const query = { studentId: other }
    const { data } = await app.call(listCall, world.tutor, { query })
    expect(data.targets.map(({ id }) => id)).toEqual([mine])
    const stranger = { query: { studentId: await app.make.student() } }
    expect((await app.call(listCall, world.tutor, stranger)).status).toBe(404)
  })

  it('stand with the hours of the student at a glance', async () => {
    const ids = await inEveryState()
    const glance = await app.call('GET /Tution/Tution/GetDashboardDataNew', world.student)
    expect(glance.data.targets.map(({ id, status }) => [id, status])).toEqual([
      [ids.missed, 'missed'],
      [ids['on track'], 'on track'],
      [ids['at risk'], 'at risk'],
      [ids.met, 'met'],
    ])
  })

  it('say with the form what a target can be about, in one statement beside the door’s', async () => {
    await world.answerInTopic(10, 4)
    await world.sit(4)
    const call = 'GET /Target/tutor/Target/GetTargetForm'
    const input = { query: { studentId: world.student } }
    const { data } = await app.call(call, world.tutor, input)
    expect(data.today).toBe('2026-11-01')
    expect(data.topics.find(({ topicId }) => topicId === world.topicId)).toMatchObject({
      ...{ name: 'Forces', subjectName: 'Mechanics', partName: 'Physics', mastery: 41.7 },
    })
    expect(await queriesOf(app, call, world.tutor, input)).toBe(2)
  })
})
