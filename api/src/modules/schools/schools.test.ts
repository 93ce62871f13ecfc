import type { CallInput } from '@portal/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, schools } from '../../database/schema/index.ts'
import { makePng } from '../../testing/images.ts'
import { auditEntries, makeTestApp, queriesOf, type TestApp } from '../../testing/index.ts'

const listCall = 'GET /User/admin/School/GetSchools'
const saveCall = 'POST /User/admin/School/Save'
const archiveCall = 'POST /User/admin/School/Archive'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await makeTestApp()
  admin = await app.make.admin()
})
afterAll(() => app.close())

type Query = NonNullable<CallInput<typeof listCall>['query']>
const listed = async (query: Partial<Query> = {}) =>
  (await app.call(listCall, admin, { query: { pageSize: 100, ...query } })).data
const one = async (schoolId: string) => (await listed({ schoolId })).schools[0]
const save = (name: string, schoolId: string | null = null, version?: number) =>
  app.call(saveCall, admin, { body: { schoolId, version, name } })
const made = async (name: string) => (await save(name)).data.schoolId
const archive = (schoolId: string, version: number, isArchived = true) =>
  app.call(archiveCall, admin, { body: { schoolId, version, isArchived } })

describe('the list of schools', () => {
  it('has each with its students, managers and logo, in one statement', async () => {
    const schoolId = await made('Alpha College')
    const manager = { firstName: 'Mia', lastName: 'Moore' }
    const mia = await app.make.schoolManager([schoolId], manager)
    const bo = await app.make.schoolManager([schoolId], { firstName: 'Bo', isActive: false })
    await app.make.student({ schools: [schoolId] })
    await app.make.student({ schools: [schoolId] }, { isActive: false })
    expect(await one(schoolId)).toEqual({
      ...{ schoolId, name: 'Alpha College', hasLogo: false, logoFileId: null, students: 2 },
      managers: [
        { userId: bo, name: expect.stringMatching(/^Bo /), isActive: false },
        { userId: mia, name: 'Mia Moore', isActive: true },
      ],
      ...{ isArchived: false, version: 1 },
    })
    expect(await queriesOf(app, listCall, admin)).toBe(1)
  })

  it('is found by name, and sorted by name or by students', async () => {
    const [few, many] = [await made('Order b'), await made('order A')]
    for (const _ of [1, 2]) await app.make.student({ schools: [many] })
    await app.make.student({ schools: [few] })
    const names = async (query: Partial<Query>) =>
      (await listed({ search: 'ORDER', ...query })).schools.map(({ name }) => name)
    expect(await names({})).toEqual(['order A', 'Order b'])
    expect(await names({ direction: 'desc' })).toEqual(['Order b', 'order A'])
    expect(await names({ sort: 'students' })).toEqual(['Order b', 'order A'])
  })
})

describe('a school', () => {
  it.each(['Twice', 'TWICE', '  twice '])(
    'is not called %j where another is Twice',
    async (name) => {
      if ((await listed({ search: 'Twice' })).totalCount === 0) await made('Twice')
      expect(await save(name)).toMatchObject({
        ...{
          status: 409,
          errors: [{ path: 'body.name', message: 'Another school has this name' }],
        },
      })
      expect((await listed({ search: 'twice' })).totalCount).toBe(1)
    },
  )

  it('is made once where two make it at once', async () => {
    const answers = await Promise.all([save('At once'), save('at ONCE')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await listed({ search: 'at once' })).totalCount).toBe(1)
  })

  it('is renamed, also in its own letters, and its history says what it was', async () => {
    const schoolId = await made('st mary')
    expect((await save('St Mary', schoolId, 1)).data).toEqual({ schoolId, version: 2 })
    expect(await save('Other', schoolId, 1)).toMatchObject({ status: 409 })
    const entries = await auditEntries(app.db, eq(auditLog.record, schoolId))
    expect(entries.map(({ changes }) => changes)).toEqual([
      { isArchived: [null, false], name: [null, 'st mary'] },
      { name: ['st mary', 'St Mary'] },
    ])
  })

  it('that nobody knows is not found', async () => {
    expect((await save('Nobody', crypto.randomUUID(), 1)).status).toBe(404)
    expect((await archive(crypto.randomUUID(), 1)).status).toBe(404)
  })

  it('gets a logo, which shows, and no SVG', async () => {
    const schoolId = await made('With logo')
    const put = (file: Blob) =>
      app.call('POST /User/admin/School/SetLogo', admin, { query: { schoolId }, file })
    expect((await put(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']))).status).toBe(415)
    expect((await put(new Blob([makePng(40, 40)]))).status).toBe(200)
    expect(await one(schoolId)).toMatchObject({
      ...{ hasLogo: true, logoFileId: expect.any(String), version: 1 },
    })
  })
})

describe('an archived school', () => {
  it('keeps its students, stands in a list of its own, and cannot be picked', async () => {
    const schoolId = await made('Closing down')
    const student = await app.make.student({ schools: [schoolId] })
    expect((await archive(schoolId, 1)).data).toEqual({ version: 2 })
    const found = async (archived: 'true' | 'false') =>
      (await listed({ search: 'Closing down', archived })).totalCount
    expect([await found('false'), await found('true')]).toEqual([0, 1])
    expect(await one(schoolId)).toMatchObject({ students: 1, isArchived: true })
    const picks = async (query: object) =>
      (await app.call('GET /System/admin/Calendar/FindSchools', admin, { query })).data.schools
    expect(await picks({ search: 'closing' })).toEqual([])
    // Where it is chosen already, it has its name.
    expect(await picks({ schoolId })).toEqual([{ id: schoolId, name: 'Closing down' }])
    const { data } = await app.call('GET /User/Account/GetMe', student)
    expect(data.schools).toEqual([{ id: schoolId, name: 'Closing down' }])
  })

  it('takes no new customer, nor a link', async () => {
    const schoolId = await made('No newcomers')
    await archive(schoolId, 1)
    const everything = {
      ...{ hasQuestionBank: true, hasCourses: true, hasAcademy: true, hasSeminar: true },
      ...{
        hasLibrary: true,
        hasReadingList: true,
        hasPsSubmission: true,
        hasEssaySubmission: true,
      },
    }
    const sold = await app.call('POST /user/admin/booking/create', admin, {
      body: {
        student: { firstName: 'New', lastName: 'Comer', email: 'new-comer@portal.test' },
        ...{ parent: null, yearGroup: 12, schoolId, tutorIds: [], programName: 'Premium' },
        ...{ hours: 10, isUnlimited: false, isHeadStart: false, entitlements: everything },
        ...{ startsOn: '2090-01-01', expiresOn: '2090-12-31' },
      },
    })
    expect(sold).toMatchObject({ status: 422, errors: [{ path: 'body.schoolId' }] })
    const linked = await app.call('POST /User/admin/Account/SetLink', admin, {
      body: {
        ...{ kind: 'student-school', fromId: await app.make.student(), toId: schoolId },
        isLinked: true,
      },
    })
    expect(linked).toMatchObject({ status: 422, errors: [{ path: 'body.toId' }] })
  })

  it('can be chosen again once it is back', async () => {
    const schoolId = await made('Back again')
    await archive(schoolId, 1)
    await archive(schoolId, 2, false)
    expect((await listed({ search: 'Back again' })).schools).toMatchObject([{ version: 3 }])
    const [row] = await app.db.select().from(schools).where(eq(schools.id, schoolId))
    expect(row?.isArchived).toBe(false)
  })
})
