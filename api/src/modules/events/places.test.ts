import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, liveEventPlaces, liveEvents, students } from '../../database/schema/index.ts'
import { askedByNobody, makeTestApp, type TestApp } from '../../testing/index.ts'
import { remindOfEvents } from './reminders.ts'
import { makeEvents } from './testing.ts'

const begin = new Date('2027-03-01T10:00:00Z')
const registerCall = 'POST /Event/Event/Register'

let app: TestApp
let make: ReturnType<typeof makeEvents>
beforeAll(async () => {
  app = await makeTestApp({ now: begin })
  make = makeEvents(app)
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(begin))

const register = (as: string, id: string, acceptsQueue = true) =>
  app.call(registerCall, as, { body: { id, acceptsQueue } })
const cancel = (as: string, id: string) =>
  app.call('POST /Event/Event/CancelPlace', as, { body: { id } })

/** So many new students. */
async function newStudents(count: number, values = {}): Promise<string[]> {
  const all: string[] = []
  for (let index = 0; index < count; index += 1) all.push(await app.make.student(values))
  return all
}

/** Who has a place and who waits, in the order of the queue. */
async function placesOf(id: string) {
  const rows = await app.db
    .select()
    .from(liveEventPlaces)
    .where(eq(liveEventPlaces.eventId, id))
    .orderBy(asc(liveEventPlaces.queueNo))
  const of = (state: string) => rows.flatMap((row) => (row.state === state ? [row.studentId] : []))
  return { registered: of('registered').sort(), waiting: of('waiting') }
}

const countsOf = async (id: string) => {
  const [row] = await app.db.select().from(liveEvents).where(eq(liveEvents.id, id))
  return [row?.registered, row?.waiting]
}

/** Titles of what somebody was told of events. */
const toldTo = async (userId: string) => (await make.told(userId)).map(({ title }) => title)

describe('two hundred who want one of twenty places at once', () => {
  it('are 20 with a place and 180 in the order in which they came; 5 leave, the first 5 get theirs', async () => {
    const { id } = await make.event({ capacity: 20 })
    const all = await newStudents(200)
    const answers = await Promise.all(all.map((student) => register(student, id)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const held = all.filter((_, index) => answers[index]?.data.state === 'registered')
    expect(held).toHaveLength(20)
    const inQueue = answers.flatMap(({ data }) =>
      data.queuePlace === null ? [] : [data.queuePlace],
    )
    expect(inQueue.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 180 }, (_, at) => at + 1),
    )
    const { registered, waiting } = await placesOf(id)
    expect(registered).toEqual(held.toSorted())
    // Whoever was told a place in the queue has that one.
    const byPlace = all
      .map((student, index) => ({ student, place: answers[index]?.data.queuePlace ?? 0 }))
      .filter(({ place }) => place > 0)
      .sort((one, other) => one.place - other.place)
    expect(waiting).toEqual(byPlace.map(({ student }) => student))
    expect(await countsOf(id)).toEqual([20, 180])

    await Promise.all(held.slice(0, 5).map((student) => cancel(student, id)))
    const after = await placesOf(id)
    expect(after.registered).toEqual([...held.slice(5), ...waiting.slice(0, 5)].toSorted())
    expect(after.waiting).toEqual(waiting.slice(5))
    expect(await countsOf(id)).toEqual([20, 175])
    for (const student of waiting.slice(0, 5)) {
      expect(await toldTo(student)).toEqual(['You have a place now'])
    }
    expect(await toldTo(waiting[5] ?? '')).toEqual([])
  }, 120_000)
})

describe('a place', () => {
  it('is one however often it is asked for, and given back as often', async () => {
    const { id } = await make.event({ capacity: 2 })
    const [student = ''] = await newStudents(1)
    const first = await register(student, id)
    expect(first.data).toEqual({ state: 'registered', queuePlace: null })
    expect((await register(student, id)).data).toEqual(first.data)
    expect(await toldTo(student)).toEqual(['You have a place'])
    expect((await cancel(student, id)).status).toBe(200)
    expect((await cancel(student, id)).status).toBe(200)
    expect(await countsOf(id)).toEqual([0, 0])
  })

  it('that is gone is 409 with the queue offered, and coming back means its end', async () => {
    const { id } = await make.event({ capacity: 1 })
    const [first = '', second = '', third = ''] = await newStudents(3)
    await register(first, id)
    const full = await register(second, id, false)
    expect([full.status, full.message]).toEqual([
      409,
      'All places are taken. You can join the queue.',
    ])
    await register(second, id)
    await register(third, id)
    await cancel(second, id)
    expect((await register(second, id)).data).toEqual({ state: 'waiting', queuePlace: 2 })
    expect((await placesOf(id)).waiting).toEqual([third, second])
  })

  it('is passed over the heads of those whose programme has lost it, who keep theirs in the queue', async () => {
    const { id } = await make.event({ capacity: 1 })
    const [first = '', second = '', third = ''] = await newStudents(3)
    for (const student of [first, second, third]) await register(student, id)
    await app.db.update(students).set({ hasSeminar: false }).where(eq(students.userId, second))
    await cancel(first, id)
    expect(await placesOf(id)).toEqual({ registered: [third], waiting: [second] })
    // A new one gets what the other cannot have.
    await cancel(third, id)
    const [fourth = ''] = await newStudents(1)
    expect((await register(fourth, id)).data.state).toBe('registered')
    await cancel(fourth, id)
    await app.db.update(students).set({ hasSeminar: true }).where(eq(students.userId, second))
    await remindOfEvents(askedByNobody(app))
    expect(await placesOf(id)).toEqual({ registered: [second], waiting: [] })
  })

  it('can be had and given back until the start, and the queue stands from then on', async () => {
    const { id } = await make.event({ capacity: 1 })
    const [first = '', second = '', third = ''] = await newStudents(3)
    await register(first, id)
    await register(second, id)
    app.clock.advance(2 * 3_600_000)
    expect((await register(third, id)).status).toBe(422)
    expect((await cancel(first, id)).status).toBe(422)
    const admin = await app.make.admin()
    const body = { id, studentId: first }
    expect((await app.call('POST /Event/admin/Event/RemoveStudent', admin, { body })).status).toBe(
      200,
    )
    expect(await placesOf(id)).toEqual({ registered: [], waiting: [second] })
  })

  it('is refused for what is cancelled, a draft, by admin alone, and without the programme', async () => {
    const [student = '', locked = '', headStart = ''] = [
      ...(await newStudents(1)),
      ...(await newStudents(1, { hasSeminar: false })),
      ...(await newStudents(1, { isHeadStart: true })),
    ]
    const cancelled = await make.event({ state: 'cancelled', cancelledAt: begin })
    const draft = await make.event({ state: 'draft' })
    const closed = await make.event({ enrolment: 'by admin' })
    const open = await make.event()
    const course = await make.event({ kind: 'course', sessions: 3 })
    const status = async (as: string, { id }: { id: string }) => (await register(as, id)).status
    expect(await status(student, cancelled)).toBe(422)
    expect(await status(student, draft)).toBe(404)
    expect(await status(student, closed)).toBe(422)
    expect(await status(locked, open)).toBe(403)
    expect(await status(headStart, course)).toBe(403)
    expect(await status(student, course)).toBe(200)
  })

  it('stays with all who have one when there are fewer, and nobody moves while there are too many', async () => {
    const { id } = await make.event({ capacity: 20 })
    const all = await newStudents(21)
    for (const student of all) await register(student, id)
    await app.db.update(liveEvents).set({ capacity: 18 }).where(eq(liveEvents.id, id))
    await remindOfEvents(askedByNobody(app))
    expect(await countsOf(id)).toEqual([20, 1])
    await cancel(all[0] ?? '', id)
    expect(await countsOf(id)).toEqual([19, 1])
    await cancel(all[1] ?? '', id)
    expect(await countsOf(id)).toEqual([18, 1])
    await cancel(all[2] ?? '', id)
    expect(await countsOf(id)).toEqual([18, 0])
  })

  it('of an account that goes is the next one’s within a minute', async () => {
    const { id } = await make.event({ capacity: 1 })
    const [first = '', second = ''] = await newStudents(2)
    await register(first, id)
    await register(second, id)
    await app.db.delete(liveEventPlaces).where(eq(liveEventPlaces.studentId, first))
    expect(await countsOf(id)).toEqual([0, 1])
    await remindOfEvents(askedByNobody(app))
    expect(await placesOf(id)).toEqual({ registered: [second], waiting: [] })
  })
})

describe('admins', () => {
  it('give places over the queue, and over the capacity where they say so', async () => {
    const { id } = await make.event({ capacity: 1 })
    const [first = '', second = '', third = '', locked = ''] = [
      ...(await newStudents(3)),
      ...(await newStudents(1, { hasSeminar: false })),
    ]
    await register(first, id)
    await register(second, id)
    const admin = await app.make.admin()
    const add = (studentIds: string[], mayExceed: boolean) =>
      app.call('POST /Event/admin/Event/AddStudents', admin, {
        body: { id, studentIds, mayExceed },
      })
    expect((await add([third], false)).status).toBe(409)
    const added = await add([first, third, locked], true)
    expect(added.data.results).toEqual([
      { studentId: first, state: 'registered' },
      { studentId: third, state: 'registered' },
      { studentId: locked, state: 'not included' },
    ])
    expect(await countsOf(id)).toEqual([2, 1])
    const strange = await add([await app.make.tutor()], true)
    expect([strange.status, strange.errors[0]?.path]).toEqual([422, 'body.studentIds.0'])
    const actions = await app.db.select().from(auditLog).where(eq(auditLog.record, id))
    expect(actions.map(({ action }) => action)).toEqual(['event places given'])
  })
})
