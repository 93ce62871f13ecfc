import type { StaleSave } from '@portal/shared/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admissionTests } from '../../database/schema/index.ts'
import { makeTestApp, queriesOf, type TestApp } from '../../testing/index.ts'

const readCall = 'GET /Application/Application/GetApplication'
const saveChoice = 'POST /Application/Application/SaveChoice'
const removeChoice = 'POST /Application/Application/RemoveChoice'
const saveTest = 'POST /Application/Application/SaveRegistration'
const removeTest = 'POST /Application/Application/RemoveRegistration'
const calendarCall = 'GET /Tution/Tution/GetCalendarData'
const now = new Date('2026-07-01T11:00:00Z')

let app: TestApp
let testId: number

beforeAll(async () => {
  app = await makeTestApp({ now })
  const [test] = await app.db.insert(admissionTests).values({ name: 'ESAT' }).returning()
  testId = test?.id ?? 0
})
afterAll(() => app.close())

const choice = {
  position: 1,
  university: 'University of Cambridge',
  course: 'Engineering',
  courseCode: 'H100',
  offer: 'none yet' as const,
  conditions: '',
}

const registration = () => ({
  admissionTestId: testId,
  sitsOn: '2026-10-12' as string | null,
  centre: '',
  state: 'planned' as const,
  result: '',
})

/** Adds a course at a place, by the name of the university. */
async function add(student: string, university: string, position: number) {
  return await app.call(saveChoice, student, { body: { ...choice, university, position } })
}

async function orderOf(student: string): Promise<string[]> {
  const { data } = await app.call(readCall, student)
  expect(data.choices.map(({ position }) => position)).toEqual(data.choices.map((_, at) => at + 1))
  return data.choices.map(({ university }) => university)
}

describe('what a student applies for', () => {
  it('is empty at first, in one statement', async () => {
    const student = await app.make.student()
    expect((await app.call(readCall, student)).data).toEqual({
      choices: [],
      registrations: [],
      statementStatus: null,
    })
    expect(await queriesOf(app, readCall, student)).toBe(1)
  })

  it('is five courses at most, each put at a place of its own', async () => {
    const student = await app.make.student()
    for (const [name, position] of [
      ['A', 1],
      ['B', 2],
      ['C', 1],
      ['D', 5],
      ['E', 3],
    ] as const) {
      expect((await add(student, name, position)).status).toBe(200)
    }
    expect(await orderOf(student)).toEqual(['C', 'A', 'E', 'B', 'D'])
    const sixth = await add(student, 'F', 1)
    expect([sixth.status, sixth.message]).toEqual([422, 'You can apply for 5 courses.'])
  })

  it('takes no sixth when five are added at once', async () => {
    const student = await app.make.student()
    const statuses = await Promise.all(
      ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(async (name) => (await add(student, name, 1)).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(await orderOf(student)).toHaveLength(5)
  })

  it('changes, moves and goes, and the rest keep their order without gaps', async () => {
    const student = await app.make.student()
    const ids = [
      (await add(student, 'A', 1)).data.id,
      (await add(student, 'B', 2)).data.id,
      (await add(student, 'C', 3)).data.id,
    ]
    const [a = '', b = ''] = ids
    const moved = await app.call(saveChoice, student, {
      body: { ...choice, id: a, version: 1, university: 'A', position: 3, offer: 'conditional' },
    })
    expect(moved.data).toEqual({ id: a, version: 2 })
    expect(await orderOf(student)).toEqual(['B', 'C', 'A'])
    await app.call(removeChoice, student, { body: { id: b, version: 1 } })
    expect(await orderOf(student)).toEqual(['C', 'A'])
  })

  it('refuses a stale save with what stands now, and takes the same save twice', async () => {
    const student = await app.make.student({}, { firstName: 'Ada', lastName: 'Byron' })
    const { id } = (await add(student, 'A', 1)).data
    const body = { ...choice, id, version: 1, university: 'A', offer: 'interview' as const }
    expect((await app.call(saveChoice, student, { body })).data.version).toBe(2)
    expect((await app.call(saveChoice, student, { body })).data.version).toBe(2)
    const response = await app.fastify.inject({
      method: 'POST',
      url: '/api/Application/Application/SaveChoice',
      headers: { authorization: `Bearer ${await app.tokenOf(student)}` },
      payload: { ...body, university: 'Other' },
    })
    expect(response.statusCode).toBe(409)
    const stale: StaleSave = response.json().data
    expect(stale).toEqual({
      by: 'Ada Byron',
      at: now.toISOString(),
      version: 2,
      values: { ...choice, university: 'A', offer: 'interview' },
      changed: ['university'],
    })
    const removed = await app.call(removeChoice, student, { body: { id, version: 1 } })
    expect(removed.status).toBe(409)
  })

  it('bounds what is typed', async () => {
    const student = await app.make.student()
    const bad = [
      { university: '' },
      { university: 'x'.repeat(201) },
      { course: ' ' },
      { courseCode: 'x'.repeat(21) },
      { conditions: 'x'.repeat(1_001) },
      { position: 6 },
      { position: 0 },
      { id: crypto.randomUUID() },
    ]
    for (const change of bad) {
      const { status } = await app.call(saveChoice, student, { body: { ...choice, ...change } })
      expect([change, status]).toEqual([change, 400])
    }
  })

  it('is read by parent, tutor, senior tutor and admin, never by a school or a stranger', async () => {
    const senior = await app.make.seniorTutor()
    const tutor = await app.make.tutor({ seniorTutorId: senior })
    const school = await app.make.school()
    const student = await app.make.student({ tutors: [tutor], schools: [school] })
    await add(student, 'A', 1)
    const query = { studentId: student }
    const parent = await app.make.parent([student])
    for (const reader of [parent, tutor, senior, await app.make.admin(), student]) {
      expect((await app.call(readCall, reader, { query })).data.choices).toHaveLength(1)
    }
    for (const stranger of [
      await app.make.student(),
      await app.make.parent(),
      await app.make.tutor(),
    ]) {
      expect((await app.call(readCall, stranger, { query })).status).toBe(404)
    }
    const manager = await app.make.schoolManager([school])
    expect((await app.call(readCall, manager, { query })).status).toBe(403)
    expect((await app.call(readCall, parent)).status).toBe(422)
    expect((await app.call(saveChoice, parent, { body: choice })).status).toBe(403)
  })
})

describe('a test that a student sits', () => {
  const inCalendar = async (student: string) =>
    (await app.call(calendarCall, student)).data.map(
      ({ date, info, isAllDay, isCancelled, calendarComponent, path }) => ({
        ...{ date, info, isAllDay, isCancelled, calendarComponent, path },
      }),
    )
  const event = {
    date: '2026-10-12T00:00:00.000Z',
    info: 'ESAT test',
    isAllDay: true,
    isCancelled: false,
    calendarComponent: 4,
    path: '/my-application-&-account?tab=application',
  }

  it('stands in the calendar on its date, which moves and ends with it', async () => {
    const student = await app.make.student()
    const body = registration()
    const { id } = (await app.call(saveTest, student, { body })).data
    expect(await inCalendar(student)).toEqual([event])
    const moved = { ...body, id, version: 1, sitsOn: '2026-10-19', centre: 'Oxford' }
    expect((await app.call(saveTest, student, { body: moved })).data.version).toBe(2)
    expect(await inCalendar(student)).toEqual([
      { ...event, date: '2026-10-19T00:00:00.000Z', info: 'ESAT test at Oxford' },
    ])
    await app.call(saveTest, student, { body: { ...moved, version: 2, sitsOn: null } })
    expect(await inCalendar(student)).toMatchObject([{ isCancelled: true }])
    await app.call(saveTest, student, { body: { ...moved, version: 3 } })
    expect(await inCalendar(student)).toMatchObject([{ isCancelled: false }])
    await app.call(removeTest, student, { body: { id, version: 4 } })
    expect(await inCalendar(student)).toMatchObject([{ isCancelled: true }])
    expect((await app.call(readCall, student)).data.registrations).toEqual([])
  })

  it('has no event without a date, and comes by date, those without one last', async () => {
    const student = await app.make.student()
    for (const sitsOn of [null, '2026-11-02', '2026-10-12']) {
      await app.call(saveTest, student, { body: { ...registration(), sitsOn } })
    }
    const { registrations } = (await app.call(readCall, student)).data
    expect(registrations.map(({ sitsOn, testName }) => [sitsOn, testName])).toEqual([
      ['2026-10-12', 'ESAT'],
      ['2026-11-02', 'ESAT'],
      [null, 'ESAT'],
    ])
    expect(await inCalendar(student)).toHaveLength(2)
  })

  it('is one that there is, with a date of this century', async () => {
    const student = await app.make.student()
    const unknown = await app.call(saveTest, student, {
      body: { ...registration(), admissionTestId: 999_999 },
    })
    expect([unknown.status, unknown.errors]).toEqual([
      422,
      [{ path: 'body.admissionTestId', message: 'Choose one of the admissions tests' }],
    ])
    for (const sitsOn of ['1999-12-31', '2100-01-01', '2026-02-30']) {
      const { status } = await app.call(saveTest, student, { body: { ...registration(), sitsOn } })
      expect([sitsOn, status]).toEqual([sitsOn, 400])
    }
  })

  it('refuses a stale save, and one more than 20', async () => {
    const student = await app.make.student()
    const body = registration()
    const { id } = (await app.call(saveTest, student, { body })).data
    await app.call(saveTest, student, { body: { ...body, id, version: 1, state: 'sat' } })
    const stale = { ...body, id, version: 1, centre: 'Elsewhere' }
    expect((await app.call(saveTest, student, { body: stale })).status).toBe(409)
    expect(await inCalendar(student)).toEqual([event])
    for (let more = 1; more < 20; more += 1) await app.call(saveTest, student, { body })
    expect((await app.call(saveTest, student, { body })).status).toBe(422)
  })
})
