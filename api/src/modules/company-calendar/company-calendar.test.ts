import type { CallInput } from '@portal/shared/api'
import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, holidays, terms } from '../../database/schema/index.ts'
import { auditEntries, makeTestApp, type TestApp } from '../../testing/index.ts'
import { autumn, christmas, type HolidayIn, saveHolidayBy, saveTerm } from './testing.ts'

const now = new Date('2026-03-02T10:00:00Z')
let app: TestApp
let admin: string
let school: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  admin = await app.make.admin()
  school = await app.make.school()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(terms)
  await app.db.delete(holidays).where(eq(holidays.isBank, false))
})

const termsSeen = async () =>
  (await app.call('GET /ReportCard/ReportCard/GetTerms', await app.make.parent())).data.terms

const saveHoliday = (change?: Partial<HolidayIn>) => saveHolidayBy(app, admin, change)

const listCall = 'GET /user/admin/AuditDashboard/GetHolidays'
const holidayPage = async (query: CallInput<typeof listCall>['query'] = {}) =>
  (await app.call(listCall, admin, { query })).data
const holidaysSeen = async (schoolId?: string) => {
  const page = await holidayPage({ pageSize: 100, ...(schoolId !== undefined && { schoolId }) })
  return page.holidays.filter(({ isBank }) => !isBank)
}

describe('a term', () => {
  it('is made, edited and removed by admins, with what was changed, and seen by everybody', async () => {
    const { data } = await saveTerm(app, admin)
    expect(await termsSeen()).toEqual([{ ...autumn, id: data.id, version: 1 }])
    const endsOn = '2026-12-17'
    expect((await saveTerm(app, admin, { id: data.id, version: 1, endsOn })).data.version).toBe(2)
    expect(await termsSeen()).toMatchObject([{ endsOn, version: 2 }])
    const body = { id: data.id }
    await app.call('POST /ReportCard/admin/ReportCard/RemoveTerm', admin, { body })
    expect(await termsSeen()).toEqual([])
    expect(await auditEntries(app.db, eq(auditLog.record, data.id))).toMatchObject([
      { action: 'term saved', version: 1, changes: { name: [null, 'Autumn 2026'] } },
      { action: 'term saved', version: 2, changes: { endsOn: ['2026-12-18', endsOn] } },
      { action: 'term removed', changes: { name: ['Autumn 2026', null] } },
    ])
  })

  it.each([
    ['starts within it', { startsOn: '2026-12-18', endsOn: '2027-01-20' }],
    ['ends within it', { startsOn: '2026-08-01', endsOn: '2026-09-02' }],
    ['holds it', { startsOn: '2026-08-01', endsOn: '2027-01-20' }],
  ])('is refused beside another when it %s', async (_, days) => {
    await saveTerm(app, admin)
    const refused = await saveTerm(app, admin, { ...days, cardsDueOn: days.endsOn })
    expect(refused).toMatchObject({ status: 409, errors: [{ path: 'body.startsOn' }] })
    expect(await termsSeen()).toHaveLength(1)
  })

  it('of the day after another is taken', async () => {
    await saveTerm(app, admin)
    const days = { startsOn: '2026-12-19', endsOn: '2026-12-20', cardsDueOn: '2026-12-20' }
    expect((await saveTerm(app, admin, days)).status).toBe(200)
  })

  it('never overlaps, even when two are saved at once', async () => {
    const all = await Promise.all([
      saveTerm(app, admin),
      saveTerm(app, admin),
      saveTerm(app, admin),
    ])
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const values = { ...autumn, id: crypto.randomUUID() }
    await expect(app.db.insert(terms).values(values).then()).rejects.toMatchObject({
      cause: { code: '23P01' },
    })
  })

  it('is not saved over what somebody else saved meanwhile', async () => {
    const { data } = await saveTerm(app, admin)
    await saveTerm(app, admin, { id: data.id, version: 1, name: 'First' })
    const stale = await saveTerm(app, admin, { id: data.id, version: 1, name: 'Second' })
    expect(stale.status).toBe(409)
    expect(await termsSeen()).toMatchObject([{ name: 'First' }])
    const body = { id: data.id, version: 1 }
    const removed = await app.call('POST /ReportCard/admin/ReportCard/RemoveTerm', admin, { body })
    expect(removed.status).toBe(409)
    expect(await termsSeen()).toMatchObject([{ name: 'First' }])
  })

  it('is not saved without a word of which version was edited', async () => {
    const { data } = await saveTerm(app, admin)
    const refused = { status: 400, errors: [{ path: 'body.version' }] }
    expect(await saveTerm(app, admin, { id: data.id, name: 'Second' })).toMatchObject(refused)
    const holiday = (await saveHoliday()).data
    expect(await saveHoliday({ id: holiday.id, name: 'Second' })).toMatchObject(refused)
    expect(await termsSeen()).toMatchObject([{ name: autumn.name }])
  })

  it('that ends before it starts is refused at that field', async () => {
    expect(await saveTerm(app, admin, { endsOn: '2026-09-01' })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.endsOn', message: 'A term ends after it starts' }],
    })
  })
})

describe('a holiday', () => {
  it('is made, edited and removed, of everybody and of a school', async () => {
    const { data } = await saveHoliday()
    await saveHoliday({ schoolId: school, name: 'Half-term', from: '2026-10-26', to: '2026-10-30' })
    await saveHoliday({ id: data.id, version: 1, to: '2027-01-02' })
    const all = await holidaysSeen()
    expect(all).toMatchObject([
      { ...christmas, to: '2027-01-02', schoolName: null },
      { schoolId: school, name: 'Half-term', schoolName: expect.any(String) },
    ])
    expect(await holidaysSeen(await app.make.school())).toHaveLength(1)
    const body = { id: data.id }
    await app.call('POST /user/admin/AuditDashboard/RemoveHoliday', admin, { body })
    expect(await holidaysSeen()).toMatchObject([{ name: 'Half-term' }])
    expect(await auditEntries(app.db, eq(auditLog.record, data.id))).toMatchObject([
      { action: 'holiday saved' },
      { action: 'holiday saved', changes: { to: ['2027-01-03', '2027-01-02'] } },
      { action: 'holiday removed' },
    ])
  })

  it('is not removed once somebody else has saved it meanwhile', async () => {
    const { data } = await saveHoliday()
    await saveHoliday({ id: data.id, version: 1, name: 'Winter' })
    const removed = await app.call('POST /user/admin/AuditDashboard/RemoveHoliday', admin, {
      body: { id: data.id, version: 1 },
    })
    expect(removed.status).toBe(409)
    expect(await holidaysSeen()).toMatchObject([{ name: 'Winter' }])
  })

  it('is found by name, school and days, a page at a time, the latest first', async () => {
    await saveHoliday()
    await saveHoliday({ schoolId: school, name: 'Half-term', from: '2026-10-26', to: '2026-10-30' })
    const names = async (query: Parameters<typeof holidayPage>[0]) =>
      (await holidayPage(query)).holidays.map(({ name }) => name)
    const all = await holidayPage({ pageSize: 100 })
    expect(all.totalCount).toBe(all.holidays.length)
    const pages = [await holidayPage({ pageSize: 20 }), await holidayPage({ pageNo: 2 })]
    expect(pages.flatMap(({ holidays: rows }) => rows)).toEqual(all.holidays)
    const days = all.holidays.map(({ from }) => from)
    expect(days).toEqual(days.toSorted().reverse())
    expect(await names({ search: 'HALF-t' })).toEqual(['Half-term'])
    expect(await names({ from: '2026-10-30', to: '2026-11-30' })).toEqual(['Half-term'])
    expect(await names({ from: '2026-12-20', to: '2026-12-24' })).toEqual(['Christmas 2026'])
    const other = await app.make.school()
    expect(await names({ schoolId: other, from: '2026-10-30', to: '2026-11-30' })).toEqual([])
    const refused = await app.call(listCall, admin, {
      query: { from: '2026-10-30', to: '2026-10-29' },
    })
    expect(refused).toMatchObject({ status: 400, errors: [{ path: 'query.to' }] })
  })

  it('of an unknown school, too long or backwards is refused at its field', async () => {
    const paths = []
    for (const change of [
      { schoolId: crypto.randomUUID() },
      { to: '2026-12-23' },
      { to: '2027-04-03' },
    ]) {
      const { errors } = await saveHoliday(change)
      paths.push(errors.map(({ path }) => path))
    }
    expect(paths).toEqual([['body.schoolId'], ['body.to'], ['body.to']])
  })

  it('is of a school that is found by words in its name, twenty at most, or by its id', async () => {
    const names = Array.from({ length: 21 }, (_, at) => `Hill_${String(at).padStart(2, '0')}`)
    for (const name of names) await app.make.school(name)
    const found = async (query: { search?: string; schoolId?: string }) => {
      const call = 'GET /System/admin/Calendar/FindSchools'
      return (await app.call(call, admin, { query })).data.schools
    }
    expect((await found({ search: ' hill_ ' })).map(({ name }) => name)).toEqual(names.slice(0, 20))
    expect(await found({ search: 'Hill%07' })).toEqual([])
    expect((await found({ search: '_07' })).map(({ name }) => name)).toEqual(['Hill_07'])
    expect((await found({ schoolId: school })).map(({ id }) => id)).toEqual([school])
  })

  it('that is a bank holiday stays as it is', async () => {
    const [bank] = await app.db.select().from(holidays).where(eq(holidays.isBank, true)).limit(1)
    const id = bank?.id ?? ''
    const removed = await app.call('POST /user/admin/AuditDashboard/RemoveHoliday', admin, {
      body: { id },
    })
    expect([(await saveHoliday({ id, version: 1 })).status, removed.status]).toEqual([422, 422])
    expect(await app.db.select().from(holidays).where(eq(holidays.id, id))).toEqual([bank])
  })
})

describe('a copied year', () => {
  const copy = (schoolId: string | null, fromYear: number) =>
    app.call('POST /System/admin/Calendar/CopyYear', admin, { body: { schoolId, fromYear } })

  it('has terms and holidays on the same days of the week, and leaves what is there', async () => {
    await saveTerm(app, admin)
    await saveHoliday()
    await saveHoliday({ schoolId: school, name: 'Half-term', from: '2026-10-26', to: '2026-10-30' })
    expect((await copy(null, 2026)).data).toEqual({ terms: 1, holidays: 1 })
    expect((await copy(null, 2026)).data).toEqual({ terms: 0, holidays: 0 })
    expect((await copy(school, 2026)).data).toEqual({ terms: 0, holidays: 1 })
    expect(await termsSeen()).toMatchObject([
      { name: 'Autumn 2027', startsOn: '2027-09-01', endsOn: '2027-12-17' },
      { name: 'Autumn 2026' },
    ])
    expect((await holidaysSeen()).map(({ name, from }) => [name, from])).toEqual([
      ['Christmas 2027', '2027-12-23'],
      ['Half-term', '2027-10-25'],
      ['Christmas 2026', '2026-12-24'],
      ['Half-term', '2026-10-26'],
    ])
    const copied = await auditEntries(app.db, isNotNull(auditLog.batch))
    expect(new Set(copied.map(({ batch }) => batch)).size).toBe(2)
    expect(copied.map(({ action }) => action)).toEqual([
      'term saved',
      'holiday saved',
      'holiday saved',
    ])
  })
})
