import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseCsv } from '../../csv/index.ts'
import { auditChanges, auditLog, auditSnoozes, holidays } from '../../database/schema/index.ts'
import { type MakeTuition, queriesOf, type TestApp } from '../../testing/index.ts'
import { plannedNodes } from '../../testing/plans.ts'
import { recordActivity } from '../activity/index.ts'
import { all, makeStudentTable, names, now, type StudentTable } from './student-table.testing.ts'

const lightCall = 'GET /user/admin/AuditDashboard/GetLight'
const lightsCall = 'GET /user/admin/AuditDashboard/GetLights'
const snoozeCall = 'POST /user/admin/AuditDashboard/Snooze'
const endCall = 'POST /user/admin/AuditDashboard/EndSnooze'
const tutorsCall = 'GET /user/admin/AuditDashboard/FindTutors'

let app: TestApp
let tuition: MakeTuition
let tutor: string
let otherTutor: string
let admin: string
let idOf: StudentTable['idOf']
let stop: StudentTable['stop']

beforeAll(async () => {
  ;({ app, tuition, tutor, otherTutor, admin, idOf, stop } = await makeStudentTable())
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  await app.db.delete(auditSnoozes)
})

const light = async (studentId: string) =>
  (await app.call(lightCall, admin, { query: { studentId } })).data
const snooze = (studentId: string, until = '2026-07-08') =>
  app.call(snoozeCall, admin, { body: { studentId, until, reason: 'Exams at school.' } })
const listed = async (query: object) => names((await app.call(all, admin, { query })).data)

describe('why a light is what it is', () => {
  it('is said in one statement: what was done when, the days, the threshold', async () => {
    const query = { studentId: idOf('Carl') }
    expect(await queriesOf(app, lightCall, admin, { query })).toBe(1)
    expect(await light(idOf('Carl'))).toMatchObject({
      ...{ studentId: idOf('Carl'), fullName: 'Carl Hill', email: 'carl@hill.test' },
      ...{ light: 'orange', days: 7, threshold: 7, holidayDays: 0, holidays: [] },
      ...{ lastActivity: '2026-06-24T12:00:00.000Z', countedFrom: '2026-06-24' },
      ...{ today: '2026-07-01', snooze: null, snoozedBefore: null },
      nextStep: { text: 'Write to Carl', path: 'mailto:carl@hill.test' },
    })
    const { byKind } = await light(idOf('Carl'))
    expect(byKind[0]).toEqual({ kind: 'active time', at: '2026-06-24T12:00:00.000Z' })
    expect(byKind.slice(1).every(({ at }) => at === null)).toBe(true)
  })

  it('names the holidays that were left out', async () => {
    const id = crypto.randomUUID()
    const closed = { startsOn: '2026-06-19', endsOn: '2026-06-25' }
    await app.db.insert(holidays).values({ id, name: 'Closed', ...closed })
    expect(await light(idOf('Emil'))).toMatchObject({
      ...{ light: 'green', days: 6, holidayDays: 4, countedFrom: '2026-06-21' },
      holidays: [{ name: 'Closed', from: '2026-06-19', to: '2026-06-25' }],
    })
    await app.db.delete(holidays).where(eq(holidays.id, id))
  })

  it('says the next step as things stand', async () => {
    const red = idOf('Fern')
    expect((await light(red)).nextStep.path).toBe(`/alerts?raise=${red}`)
    const alert = await tuition.alert(red, { type: 2 })
    expect((await light(red)).nextStep.path).toBe(`/alerts?alert=${alert}`)
    await tuition.session(tutor, idOf('Dora'), '2026-07-04T11:00:00Z', { state: 'scheduled' })
    expect((await light(idOf('Dora'))).nextStep.text).toMatch(
      /ask in the hour on Sat,? 4 Jul,? 12:00$/,
    )
    app.clock.set(new Date(now.getTime() - 1))
    expect((await light(idOf('Dora'))).nextStep.text).toBe('Write to Dora')
  })

  it('is nobody’s but a student’s', async () => {
    for (const studentId of [crypto.randomUUID(), tutor]) {
      expect((await app.call(lightCall, admin, { query: { studentId } })).status).toBe(404)
    }
    expect((await app.call(lightCall, tutor, { query: { studentId: idOf('Carl') } })).status).toBe(
      403,
    )
  })
})

describe('a light that is set aside', () => {
  it('leaves the count and not the table, through its last day', async () => {
    const count = async () => (await app.call(lightsCall, admin)).data
    expect(await count()).toMatchObject({ lights: { green: 3, orange: 2, red: 2 }, snoozed: 0 })
    expect((await snooze(idOf('Emil'))).status).toBe(200)
    expect(await count()).toMatchObject({ lights: { green: 3, orange: 2, red: 1 }, snoozed: 1 })
    const operations = await app.call('GET /Dashboard/Admin/Dashboard/GetOperations', admin)
    expect(operations.data.lights).toEqual({ green: 3, orange: 2, red: 1 })
    expect(await listed({ light: 'red' })).toEqual(['Emil', 'Fern'])
    expect(await listed({ light: 'red', snoozed: 'no' })).toEqual(['Fern'])
    expect(await listed({ snoozed: 'yes' })).toEqual(['Emil'])
    const { data } = await app.call(all, admin, { query: { light: 'red' } })
    expect(data.students.map((row) => row.snoozedUntil)).toEqual(['2026-07-08', null])
    app.clock.set(new Date('2026-07-08T22:59:59Z'))
    expect((await light(idOf('Emil'))).snooze).toMatchObject({ until: '2026-07-08' })
    app.clock.set(new Date('2026-07-08T23:00:00Z'))
    expect(await light(idOf('Emil'))).toMatchObject({
      ...{ snooze: null, snoozedBefore: { endedBy: 'time', reason: 'Exams at school.' } },
    })
    expect((await count()).snoozed).toBe(0)
  })

  it('ends by itself on activity', async () => {
    const id = await app.make.student({}, { firstName: 'Gil', email: 'gil@hill.test' })
    await snooze(id)
    expect((await light(id)).snooze).toMatchObject({ reason: 'Exams at school.' })
    await recordActivity(app.db, id, 'learn', new Date(now.getTime() + 1))
    expect(await light(id)).toMatchObject({ snooze: null, snoozedBefore: { endedBy: 'activity' } })
    expect(await listed({ snoozed: 'yes' })).toEqual([])
    expect((await app.call(endCall, admin, { body: { studentId: id } })).status).toBe(404)
    await stop(id)
  })

  it('ends by hand, and gives way to another one', async () => {
    const id = idOf('Fern')
    await snooze(id)
    await snooze(id, '2026-07-20')
    expect((await light(id)).snooze?.until).toBe('2026-07-20')
    expect(await app.db.select().from(auditSnoozes)).toHaveLength(2)
    expect((await app.call(endCall, admin, { body: { studentId: id } })).status).toBe(200)
    expect(await light(id)).toMatchObject({ snooze: null, snoozedBefore: { endedBy: 'hand' } })
    expect((await app.call(endCall, admin, { body: { studentId: id } })).status).toBe(404)
    const [entry] = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'snooze ended'))
      .orderBy(desc(auditLog.id))
    expect(entry).toMatchObject({ actorId: admin, subjectId: id })
    const changed = await app.db
      .select({ before: auditChanges.before, after: auditChanges.after })
      .from(auditChanges)
      .where(and(eq(auditChanges.auditId, entry?.id ?? 0), eq(auditChanges.field, 'snoozedUntil')))
    expect(changed).toEqual([{ before: '2026-07-20', after: null }])
  })

  it.each([
    ['today', '2026-07-01', 200],
    ['60 days away', '2026-08-30', 200],
    ['yesterday', '2026-06-30', 422],
    ['61 days away', '2026-08-31', 422],
    ['no day', 'soon', 400],
  ])('until %s is answered with %3$i', async (_, until, status) => {
    const answer = await snooze(idOf('Carl'), until)
    expect([answer.status, answer.errors[0]?.path]).toEqual([
      status,
      status === 200 ? undefined : 'body.until',
    ])
  })

  it('is one of two that are asked for at once', async () => {
    const answers = await Promise.all([snooze(idOf('Carl')), snooze(idOf('Carl'), '2026-07-09')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const open = (await app.db.select().from(auditSnoozes)).filter((row) => row.endedAt === null)
    expect(open).toHaveLength(1)
  })
})

describe('the table for admins', () => {
  it('is filtered by programme and tutor, also as a file', async () => {
    const programme = (await app.call(all, admin)).data.students[0]?.programName ?? ''
    expect((await app.call(lightsCall, admin)).data.programmes).toContain(programme)
    expect(await listed({ programme: 'No such programme' })).toEqual([])
    expect(await listed({ programme })).toHaveLength(7)
    expect(await listed({ tutorId: otherTutor })).toEqual(['Zoe_%'])
    expect(await listed({ tutorId: tutor, light: 'green' })).toEqual(['Abel', 'Beth'])
    await snooze(idOf('Beth'))
    const file = await app.call('GET /user/admin/AuditDashboard/GetStudentsCsv', admin, {
      query: { tutorId: tutor, light: 'green', snoozed: 'yes' },
    })
    const { rows } = parseCsv(new Uint8Array(await file.data.arrayBuffer()))
    expect(rows.map(({ cells }) => [cells.Name, cells['Snoozed until']])).toEqual([
      ['Beth Hill', '2026-07-08'],
    ])
  })

  it('has tutors to choose from, by name and by id', async () => {
    const found = async (query: object) =>
      (await app.call(tutorsCall, admin, { query })).data.tutors.map(({ tutorId }) => tutorId)
    expect((await found({})).sort()).toEqual([tutor, otherTutor].sort())
    expect(await found({ tutorId: otherTutor })).toEqual([otherTutor])
    expect(await found({ search: 'nobody at all' })).toEqual([])
  })
})

describe('the activity of all students', () => {
  /** How often each scan of a table runs, in all statements of a read. */
  async function scansOf(table: string, read: () => Promise<unknown>): Promise<number[]> {
    const plans = await plannedNodes(app.db, read)
    const nodes = plans.flat().filter((node) => node['Relation Name'] === table)
    return nodes.map((node) => node['Actual Loops'] ?? 0).sort((one, other) => one - other)
  }

  it('is not read for the counts, nor any row of a student', async () => {
    const read = () => app.call(lightsCall, admin)
    expect(await queriesOf(app, lightsCall, admin)).toBe(1)
    for (const table of ['student_activity', 'audit_snoozes', 'student_lights']) {
      expect([table, await scansOf(table, read)]).toEqual([table, []])
    }
  })

  it.each([{ light: 'red' }, { snoozed: 'no' }, { light: 'orange', snoozed: 'yes' }] as const)(
    'is read only for the page, with the filter %o',
    async (query) => {
      const read = () => app.call(all, admin, { query })
      expect(await scansOf('student_activity', read)).toHaveLength(1)
      expect(await queriesOf(app, all, admin, { query })).toBeLessThanOrEqual(2)
    },
  )
})
