import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type MakeTuition,
  makeTestApp,
  makeTuition,
  queriesOf,
  type TestApp,
} from '../../testing/index.ts'
import { makeAround } from './testing.ts'

const list = 'GET /Alert/Alert/GetAlerts'
const queue = 'GET /Dashboard/SeniorTutor/Dashboard/GetConcerns'
const figures = 'GET /Dashboard/Admin/Dashboard/GetOperations'
// A Wednesday, so that what was raised before Monday waits for over two working days.
const now = new Date('2027-03-03T12:00:00Z')

let app: TestApp
let tuition: MakeTuition
let people: Awaited<ReturnType<typeof makeAround>>
const ids: Record<string, string> = {}

beforeAll(async () => {
  app = await makeTestApp({ now })
  tuition = makeTuition(app.db)
  people = await makeAround(app)
  const waits = { reviewedAt: null, audience: 'school' as const }
  const late = { raisedAt: new Date('2027-02-28T23:59:00Z') }
  const inTime = { raisedAt: new Date('2027-03-01T00:00:00Z') }
  const past = { followUpOn: '2027-03-02' }
  const made = {
    'waits too long': { ...waits, ...late },
    'waits too long with the office': { ...waits, ...late, isPassedOn: true },
    'waits in time': { ...waits, ...inTime },
    'waits in time, to be followed up yesterday': { ...waits, ...inTime, ...past },
    'to be followed up yesterday': { ...late, ...past, audience: 'school' as const },
    'to be followed up today': { ...late, followUpOn: '2027-03-03' },
    'closed after both': { ...late, ...past, state: 'closed' as const, closedAt: now },
    'a fortnight old': { raisedAt: new Date('2027-02-17T12:00:00Z') },
    'old and reviewed': { raisedAt: new Date('2027-01-01T12:00:00Z') },
  }
  for (const [name, own] of Object.entries(made)) {
    ids[name] = await tuition.alert(people.student, own)
  }
})
afterAll(() => app.close())

const namesOf = (alerts: readonly { id: string }[]) =>
  alerts.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id)).toSorted()

const overdue = [
  'to be followed up yesterday',
  'waits in time, to be followed up yesterday',
  'waits too long',
  'waits too long with the office',
]

it('lists what is past its time to staff, and the office has the number of it', async () => {
  for (const who of [people.admin, people.senior, people.tutor]) {
    const { data } = await app.call(list, who, { query: { age: 'overdue' } })
    expect(namesOf(data.alerts)).toEqual(overdue)
    expect(data.alerts.every(({ isOverdue }) => isOverdue)).toBe(true)
    const all = await app.call(list, who)
    expect(namesOf(all.data.alerts.filter(({ isOverdue }) => isOverdue))).toEqual(overdue)
  }
  const { data } = await app.call(figures, people.admin)
  expect(data.overdueAlerts).toBe(overdue.length)
  expect(await queriesOf(app, figures, people.admin)).toBe(3)
})

it('tells family and school nothing of what waits', async () => {
  for (const who of [people.parent, people.manager]) {
    const { data } = await app.call(list, who, { query: { age: 'overdue' } })
    expect(namesOf(data.alerts)).toEqual(['to be followed up yesterday'])
  }
  for (const who of people.strangers) {
    const { data } = await app.call(list, who, { query: { age: 'overdue' } })
    expect(data.alerts).toEqual([])
  }
})

it('marks it in the senior tutor’s queue, with why', async () => {
  const { data } = await app.call(queue, people.senior)
  const marks = data.concerns.map(({ id, isReviewLate, isFollowUpPast }) => [
    namesOf([{ id }])[0],
    { isReviewLate, isFollowUpPast },
  ])
  expect(Object.fromEntries(marks)).toEqual({
    'waits too long': { isReviewLate: true, isFollowUpPast: false },
    'waits in time': { isReviewLate: false, isFollowUpPast: false },
    'waits in time, to be followed up yesterday': { isReviewLate: false, isFollowUpPast: true },
  })
})

it('goes by the working days: over a bank holiday it waits a day longer', async () => {
  const student = await app.make.student()
  await tuition.alert(student, { reviewedAt: null, raisedAt: new Date('2027-03-24T12:00:00Z') })
  const isLateAt = async (moment: string) => {
    app.clock.set(new Date(moment))
    const { data } = await app.call(list, people.admin, {
      query: { studentId: student, age: 'overdue' },
    })
    return data.totalCount === 1
  }
  // Good Friday and Easter Monday are 26 and 29 March; London's clock is an hour ahead by then.
  expect(await isLateAt('2027-03-30T22:59:00Z')).toBe(false)
  expect(await isLateAt('2027-03-30T23:00:00Z')).toBe(true)
  app.clock.set(now)
})

it.each([
  ['week', ['a fortnight old', 'old and reviewed']],
  ['month', ['old and reviewed']],
] as const)('lists what is older than a %s', async (age, older) => {
  const { data } = await app.call(list, people.admin, {
    query: { age, studentId: people.student },
  })
  expect(namesOf(data.alerts)).toEqual(older)
})
