import type { CallInput } from '@portal/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseCsv } from '../../csv/index.ts'
import { auditLog, peopleTallies, sessions, users } from '../../database/schema/index.ts'
import { auditEntries, makeTestApp, type TestApp } from '../../testing/index.ts'
import { plannedNodes, rowsMet } from '../../testing/plans.ts'
import { mergePeopleTallies } from './people-tallies.repository.ts'

const listCall = 'GET /User/admin/Account/GetPeople'
const exportCall = 'GET /User/admin/Account/ExportPeople'
type Query = Partial<CallInput<typeof listCall>['query']>

const now = new Date('2026-06-30T09:00:00Z')

let app: TestApp
let admin: string
let tutor: string
let school: string
let student: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  const person = (firstName: string, lastName: string, email: string) => ({
    ...{ firstName, lastName, email },
    passwordHash: 'x',
  })
  admin = await app.make.admin(person('Ada', 'Admin', 'ada@portal.test'))
  tutor = await app.make.tutor({}, person('Łukasz', 'Żółć', 'lukasz@portal.test'))
  school = await app.make.school('Hill School')
  student = await app.make.student(
    { programName: 'Fellow', schools: [school], tutors: [tutor], hasSeminar: false },
    { ...person('José', "O'Brien", 'jose@portal.test'), emailState: 'bouncing' },
  )
  await app.make.student(
    { programName: 'Premium', expiresOn: '2026-06-29', startedOn: '2026-01-01' },
    { ...person('Bea', '100%', 'bea@portal.test'), passwordHash: null, invitedAt: now },
  )
  await app.make.schoolManager([school], {
    ...person('Max', 'Manager', 'max@portal.test'),
    ...{ isActive: false, stoppedAt: now },
  })
  await app.make.parent([], { ...person('Deleted', 'account', 'x@deleted.invalid') })
  await app.db.insert(sessions).values({
    ...{ id: crypto.randomUUID(), userId: tutor, address: '', createdAt: now },
    lastUsedAt: new Date('2026-06-01T09:00:00Z'),
  })
})
afterAll(() => app.close())

const list = async (query: Query = {}) => (await app.call(listCall, admin, { query })).data
const names = async (query: Query = {}) =>
  (await list(query)).people.map(({ name }) => name.split(' ')[0])

describe('how many people there are', () => {
  const states = ['active', 'invited', 'stopped'] as const
  const roles = ['Admin', 'Parent', 'Tutor', 'Student', 'School Manager'] as const
  const asTallied = async () => {
    const counted = []
    for (const role of [undefined, ...roles]) {
      for (const state of [undefined, ...states]) {
        counted.push((await list({ pageSize: 20, role, state })).totalCount)
      }
    }
    return counted
  }
  /** A search for the sign in every address: found row by row. */
  const asFound = async () => {
    const counted = []
    for (const role of [undefined, ...roles]) {
      for (const state of [undefined, ...states]) {
        counted.push((await list({ pageSize: 20, role, state, search: '@' })).totalCount)
      }
    }
    return counted
  }

  it('is known without counting them, after every change and once tallies are merged', async () => {
    const { db } = app
    expect(await asTallied()).toEqual(await asFound())
    const id = await app.make.parent([], { email: 'tally@portal.test' })
    await db.update(users).set({ passwordHash: 'x' }).where(eq(users.role, 'Parent'))
    await db.update(users).set({ isActive: false }).where(eq(users.role, 'Tutor'))
    expect(await asTallied()).toEqual(await asFound())
    await mergePeopleTallies(app)
    await mergePeopleTallies(app)
    expect(await asTallied()).toEqual(await asFound())
    const kinds = await db.$count(peopleTallies)
    expect(kinds).toBeLessThanOrEqual(roles.length * 4)
    await db.delete(users).where(eq(users.id, id))
    await db.update(users).set({ isActive: true }).where(eq(users.role, 'Tutor'))
    expect(await asTallied()).toEqual(await asFound())
  })
})

describe('the list of people', () => {
  it('shows everybody but whoever was forgotten, by name', async () => {
    const { people, totalCount } = await list()
    expect(totalCount).toBe(5)
    expect(people.map(({ name }) => name)).toEqual([
      ...['Ada Admin', 'Bea 100%', "José O'Brien", 'Max Manager', 'Łukasz Żółć'],
    ])
    expect(people[2]).toEqual({
      ...{ userId: student, name: "José O'Brien", email: 'jose@portal.test', role: 'Student' },
      ...{ state: 'active', schools: ['Hill School'], programName: 'Fellow', version: 1 },
      ...{ tutors: ['Łukasz Żółć'], emailState: 'bouncing', lastSeenAt: null, invitedAt: null },
    })
    expect(people[4]?.lastSeenAt).toBe('2026-06-01T09:00:00.000Z')
  })

  it.each<[Query, string[]]>([
    [{ search: 'JOSE' }, ['José']],
    [{ search: 'lukasz zolc' }, ['Łukasz']],
    [{ search: 'o’brien' }, ['José']],
    [{ search: '100%' }, ['Bea']],
    [{ search: '_' }, []],
    [{ search: 'portal.test', role: 'Admin' }, ['Ada']],
    [{ role: 'Student' }, ['Bea', 'José']],
    [{ state: 'active' }, ['Ada', 'José', 'Łukasz']],
    [{ state: 'invited' }, ['Bea']],
    [{ state: 'stopped' }, ['Max']],
    [{ state: 'merged' }, []],
    [{ programme: 'Fellow' }, ['José']],
    [{ tutorId: 'none' }, ['Bea']],
    [{ entitlement: 'hasCourses' }, ['José']],
    [{ entitlement: 'hasSeminar' }, []],
    [{ emailState: 'bouncing' }, ['José']],
    [{ invitedBefore: '2026-06-30' }, []],
    [{ invitedBefore: '2026-07-01' }, ['Bea']],
    [{ seenBefore: '2026-06-01', state: 'active', role: 'Tutor' }, []],
    [{ seenBefore: '2026-06-02', state: 'active', role: 'Tutor' }, ['Łukasz']],
    [{ sort: 'email', direction: 'desc', role: 'Student' }, ['José', 'Bea']],
  ])('finds by %o', async (query, found) => {
    expect(await names(query)).toEqual(found)
  })

  it('finds those of a school and of a tutor', async () => {
    expect(await names({ schoolId: school })).toEqual(['José', 'Max'])
    expect(await names({ tutorId: tutor })).toEqual(['José'])
  })

  it('goes as a file that names everybody whom a line is about, and is written down', async () => {
    const query = { role: 'Student', search: 'portal', columns: 'state,tutors' } as const
    const { status, data } = await app.call(exportCall, admin, { query })
    expect(status).toBe(200)
    const rows = parseCsv(Buffer.from(await data.arrayBuffer())).rows.map(({ cells }) => cells)
    const role = { Role: 'Student' }
    expect(rows).toEqual([
      {
        ...{ ...role, 'First name': 'Bea', 'Last name': '100%', Email: 'bea@portal.test' },
        ...{ 'Tutor emails': '', State: 'invited' },
      },
      {
        ...{ ...role, 'First name': 'José', 'Last name': "O'Brien", Email: 'jose@portal.test' },
        ...{ 'Tutor emails': 'lukasz@portal.test', State: 'active' },
      },
    ])
    const [entry] = await auditEntries(app.db, eq(auditLog.action, 'list exported'))
    expect(entry).toMatchObject({
      details: { list: 'people', filter: '{"role":"Student"}', rows: '2' },
    })
    const bad = await app.call(exportCall, admin, { query: { columns: 'password' } })
    expect(bad).toMatchObject({ status: 400, errors: [{ path: 'query.columns' }] })
  })
})

it('gives the first page of 20,000 people from an index, without reading all of them', async () => {
  const many = await makeTestApp({ now })
  try {
    const by = await many.make.admin()
    await many.db.execute(sql`insert into users (id, email, role, first_name, last_name, created_at)
      select gen_random_uuid(), 'person-' || n || '@many.test', 'Parent', 'Given ' || n, 'Family', now()
      from generate_series(1, 20000) n`)
    await many.db.execute(sql`analyze users`)
    const query: Query = { pageNo: 1, pageSize: 20 }
    const orders: Query[] = [{}, { direction: 'desc' }, { sort: 'joined', direction: 'desc' }]
    for (const order of orders) {
      const plans = await plannedNodes(many.db, () =>
        many.call(listCall, by, { query: { ...query, ...order } }),
      )
      const paged = plans.flat().filter((node) => node['Node Type'] === 'Limit')
      expect(paged.length).toBeGreaterThan(0)
      const scans = plans.flat().filter((node) => node['Relation Name'] === 'users')
      // The page goes through its own rows, and the count through none.
      expect(scans.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
      expect(Math.max(...plans.flat().map(rowsMet))).toBeLessThan(500)
    }
    const sought = await plannedNodes(many.db, () =>
      many.call(listCall, by, { query: { ...query, search: 'given 12345 fam' } }),
    )
    const met = sought.flat().map(rowsMet)
    expect(Math.max(...met)).toBeLessThan(500)
    expect(await many.db.$count(users)).toBe(20_001)
  } finally {
    await many.close()
  }
})
