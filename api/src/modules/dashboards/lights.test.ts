import { and, eq, isNull, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import {
  auditSnoozes,
  holidays,
  studentActivity,
  studentSchools,
  students,
  users,
} from '../../database/schema/index.ts'
import { dayPlus } from '../../days.rules.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { activityNoted, moments, recordActivity } from '../activity/index.ts'
import { checkLights } from './light-check.ts'
import { lightDifferences, mergeLightTallies } from './light-tallies.repository.ts'
import { type Judged, judgedAfresh, withoutHolidays } from './lights-model.testing.ts'

/** Three days before the clocks of London go forward. */
const now = new Date('2026-03-26T21:30:00Z')
const list = 'GET /user/admin/AuditDashboard/GetStudents'
const hourMs = 3_600_000
const none = { studentIds: [], tallies: 0 }
const zones = ['Europe/London', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati']
const kinds = ['learn', 'attempt', 'sign-in'] as const

let app: TestApp
let admin: string
let schools: string[]
let people: string[]

beforeAll(async () => {
  app = await makeTestApp({ now })
  admin = await app.make.admin()
  schools = [await app.make.school(), await app.make.school()]
  people = []
  for (const [place, timeZone] of [...zones, ...zones].entries()) {
    const school = schools[place % 3]
    people.push(
      await app.make.student(
        { schools: school === undefined ? [] : [school], startedOn: '2026-03-16' },
        { timeZone, firstName: `Pupil${place}` },
      ),
    )
  }
})
afterAll(() => app.close())

/** One thing that happens; the numbers say to whom, and how much of it. */
interface Step {
  kind: keyof typeof happen
  one: number
  other: number
}

const personOf = ({ one }: Step) => people[one % people.length] ?? ''
const schoolOf = ({ other }: Step) => schools[other % schools.length] ?? ''
const ofUser = (step: Step) => eq(users.id, personOf(step))

const today = () => app.clock.now().toISOString().slice(0, 10)

/** A moment of the last month, more often a late one. */
const momentOf = ({ other }: Step) =>
  new Date(app.clock.now().getTime() - (other ** 2 % 700) * hourMs)

const happen = {
  activity: (step: Step) =>
    recordActivity(app.db, personOf(step), kinds[step.other % 3] ?? 'learn', momentOf(step)),
  forgotten: (step: Step) =>
    app.db.delete(studentActivity).where(eq(studentActivity.studentId, personOf(step))),
  corrected: (step: Step) =>
    app.db
      .update(studentActivity)
      .set({ lastAt: momentOf(step) })
      .where(eq(studentActivity.studentId, personOf(step))),
  'many at once': (step: Step) =>
    app.db.execute(
      activityNoted(
        'curriculum',
        moments(people.slice(step.one % 4).map((studentId) => ({ studentId, at: momentOf(step) }))),
      ),
    ),
  start: (step: Step) =>
    app.db
      .update(students)
      .set({ startedOn: dayPlus(today(), step.other - 38) })
      .where(eq(students.userId, personOf(step))),
  stopped: (step: Step) =>
    app.db
      .update(users)
      .set({ isActive: step.other % 3 !== 0 })
      .where(ofUser(step)),
  renamed: (step: Step) =>
    app.db
      .update(users)
      .set({ firstName: `Renamed${100 + step.other}` })
      .where(ofUser(step)),
  moved: (step: Step) =>
    app.db
      .update(users)
      .set({ timeZone: zones[step.other % 4] ?? 'UTC' })
      .where(ofUser(step)),
  'at school': (step: Step) =>
    app.db
      .insert(studentSchools)
      .values({
        studentId: personOf(step),
        schoolId: schoolOf(step),
        position: (step.other % 2) + 1,
      })
      .onConflictDoNothing(),
  'left school': (step: Step) =>
    app.db
      .delete(studentSchools)
      .where(
        and(
          eq(studentSchools.studentId, personOf(step)),
          eq(studentSchools.schoolId, schoolOf(step)),
        ),
      ),
  snoozed: async (step: Step) => {
    await happen['snooze ended'](step)
    await app.db.insert(auditSnoozes).values({
      ...{ id: crypto.randomUUID(), studentId: personOf(step), reason: 'Exams.' },
      untilOn: dayPlus(today(), (step.other % 7) - 2),
      madeAt: step.other % 2 === 0 ? app.clock.now() : momentOf(step),
    })
  },
  'snooze ended': (step: Step) =>
    app.db
      .update(auditSnoozes)
      .set({ endedAt: sql`greatest(made_at, ${app.clock.now().toISOString()}::timestamptz)` })
      .where(and(eq(auditSnoozes.studentId, personOf(step)), isNull(auditSnoozes.endedAt))),
  holiday: (step: Step) => {
    const startsOn = dayPlus(today(), step.one - 20)
    return app.db.insert(holidays).values({
      ...{ id: crypto.randomUUID(), name: 'Closed', startsOn },
      endsOn: dayPlus(startsOn, step.other % 9),
      schoolId: schools[step.other % 3] ?? null,
    })
  },
  'no holidays': () => withoutHolidays(app),
  later: async (step: Step) => app.clock.advance((step.other % 60) * hourMs),
  merged: () => mergeLightTallies(app),
}

/** What the portal says of all students. */
async function said() {
  const { data: counts } = await app.call('GET /user/admin/AuditDashboard/GetLights', admin)
  const listed = async (query: object) => {
    const { data } = await app.call(list, admin, { query: { ...query, pageSize: 100 } })
    expect(data.totalCount).toBe(data.students.length)
    return data.students.map(({ studentId }) => studentId)
  }
  const filtered: Record<string, string[]> = {}
  for (const light of ['green', 'orange', 'red'] as const) {
    for (const snoozed of ['yes', 'no'] as const) {
      filtered[`${light} ${snoozed}`] = await listed({ light, snoozed })
    }
    filtered[light] = await listed({ light, sort: 'lastActivity' })
  }
  const last = { sort: 'lastActivity' }
  return {
    ...{ lights: counts.lights, snoozed: counts.snoozed, filtered },
    byLast: [await listed(last), await listed({ ...last, direction: 'desc' })],
  }
}

/** The same by the rules. */
function expected(all: readonly Judged[]) {
  const compare = (one: string | number, other: string | number) =>
    one < other ? -1 : Number(one > other)
  const byName = (one: Judged, other: Judged) =>
    compare(one.sortName, other.sortName) || compare(one.studentId, other.studentId)
  const byLast = (one: Judged, other: Judged) =>
    compare(one.sinceMs, other.sinceMs) || byName(one, other)
  const ids = (some: readonly Judged[]) => some.map(({ studentId }) => studentId)
  const counted = (light: string) =>
    all.filter((one) => one.light === light && !one.isSnoozed).length
  const filtered: Record<string, string[]> = {}
  for (const light of ['green', 'orange', 'red'] as const) {
    const lit = all.filter((one) => one.light === light)
    for (const snoozed of ['yes', 'no'] as const) {
      const fits = lit.filter(({ isSnoozed }) => isSnoozed === (snoozed === 'yes'))
      filtered[`${light} ${snoozed}`] = ids(fits.toSorted(byName))
    }
    filtered[light] = ids(lit.toSorted(byLast))
  }
  const sorted = ids(all.toSorted(byLast))
  return {
    lights: { green: counted('green'), orange: counted('orange'), red: counted('red') },
    ...{ snoozed: all.filter(({ isSnoozed }) => isSnoozed).length, filtered },
    byLast: [sorted, sorted.toReversed()],
  }
}

const step = (names: readonly Step['kind'][]) =>
  fc.record({
    kind: fc.constantFrom(...names),
    one: fc.nat({ max: 23 }),
    other: fc.nat({ max: 40 }),
  })

describe('lights and the order of last activity', () => {
  it('are those of every student judged afresh, after any course of events', async () => {
    const often = fc.oneof(
      { weight: 3, arbitrary: step(['activity', 'snoozed', 'later', 'holiday', 'at school']) },
      { weight: 2, arbitrary: step(Object.keys(happen) as Step['kind'][]) },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(often, { minLength: 6, maxLength: 24 }), async (steps) => {
        for (const each of steps) await happen[each.kind](each)
        expect(await said()).toEqual(expected(await judgedAfresh(app)))
        expect(await lightDifferences(app.db)).toEqual(none)
      }),
      { numRuns: 15 },
    )
  })

  it('stand after racing writes', async () => {
    const [one = '', other = ''] = people
    const ago = (hours: number) => new Date(app.clock.now().getTime() - hours * hourMs)
    const at = (kind: Step['kind'], number: number) => () =>
      happen[kind]({ kind, one: 0, other: number })
    const racing = [1, 2, 3, 4, 5, 6].flatMap((days) => [
      () => recordActivity(app.db, one, 'learn', ago(days * 24)),
      () => recordActivity(app.db, one, 'attempt', ago(days * 30)),
      () => recordActivity(app.db, other, 'sign-in', ago(days)),
      at('moved', days),
      at('stopped', days),
      at(days % 2 === 0 ? 'at school' : 'left school', days),
      at('many at once', days * 6),
      () => mergeLightTallies(app),
    ])
    await Promise.all([...racing, at('snoozed', 4)].map((write) => write()))
    expect(await lightDifferences(app.db)).toEqual(none)
  })

  it('have a row of each kind once they are merged, and none of kinds that nobody is of', async () => {
    await mergeLightTallies(app)
    const rows = await rowsOf<{ of: string; students: number }>(
      app.db,
      sql`select concat_ws(' ', time_zone, schools, since_on, snoozed_until) "of", students
        from light_tallies`,
    )
    expect(new Set(rows.map((row) => row.of)).size).toBe(rows.length)
    expect(rows.filter(({ students }) => students < 1)).toEqual([])
    expect(rows.reduce((sum, row) => sum + row.students, 0)).toBe((await judgedAfresh(app)).length)
  })

  it('are mended where they are found to be wrong, and the log is told', async () => {
    const [id = ''] = people
    await happen.activity({ kind: 'activity', one: 0, other: 0 })
    await app.db.update(users).set({ isActive: true }).where(eq(users.id, id))
    await app.db.execute(sql`update student_lights set since_on = since_on - 3, snoozed_until = null
      where student_id = ${id}`)
    await app.db.execute(sql`update light_tallies set students = students + 1
      where id = (select min(id) from light_tallies)`)
    expect(await lightDifferences(app.db)).toEqual({ studentIds: [id], tallies: 1 })
    const lines: unknown[] = []
    const log = { info: (line: unknown) => lines.push(line) }
    await checkLights({ db: app.db, log })
    await checkLights({ db: app.db, log })
    expect(lines).toEqual([{ students: 1, tallies: 1 }])
    expect(await said()).toEqual(expected(await judgedAfresh(app)))
  })
})
