import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, queriesOf, type TestApp } from '../../testing/index.ts'
import { makeProgramme, saved } from './testing.ts'

let app: TestApp
let admin: string

beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2026-07-01T11:00:00Z') })
  admin = await app.make.admin()
})
afterAll(() => app.close())

const save = (change: object = {}) =>
  app.call('POST /User/admin/Programme/Save', admin, {
    body: { programmeId: null, ...saved, name: `Sold ${crypto.randomUUID()}`, ...change },
  })
const list = async (archived: 'true' | 'false' = 'false') =>
  (await app.call('GET /User/admin/Programme/GetProgrammes', admin, { query: { archived } })).data
    .programmes

describe('a programme', () => {
  it('is made, changed and kept in every version', async () => {
    const { status, data } = await save({ name: 'Foundation' })
    expect(status).toBe(200)
    await app.make.student({ programName: 'foundation', expiresOn: '2026-07-01' })
    await app.make.student({
      programName: 'Foundation',
      startedOn: '2025-01-01',
      expiresOn: '2026-06-30',
    })
    const { programmeId } = data
    const change = { programmeId, version: 1, name: 'Foundation', hours: 12.25, vat: 'exempt' }
    expect((await save(change)).data.version).toBe(2)
    const found = (await list()).find((one) => one.programmeId === programmeId)
    expect(found).toMatchObject({
      hours: 12.25,
      vat: 'exempt',
      students: 1,
      version: 2,
      hasFixedName: false,
    })
    expect(found?.entitlements).toEqual(saved.entitlements)
    expect(await save({ ...change, hours: 1 })).toMatchObject({ status: 409 })
  })

  it('has a name of its own in any case, also for two at once', async () => {
    await save({ name: 'Taken' })
    const refused = await save({ name: 'tAKEN' })
    expect(refused).toMatchObject({ status: 409, errors: [{ path: 'body.name' }] })
    const twice = await Promise.all([save({ name: 'At once' }), save({ name: 'at once' })])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is not shown once it is archived, unless that is asked for', async () => {
    const programmeId = await makeProgramme(app)
    const archive = (version: number, isArchived: boolean) =>
      app.call('POST /User/admin/Programme/Archive', admin, {
        body: { programmeId, version, isArchived },
      })
    expect((await archive(1, true)).data.version).toBe(2)
    const ids = async (archived: 'true' | 'false') =>
      (await list(archived)).map((one) => one.programmeId)
    expect(await ids('false')).not.toContain(programmeId)
    expect(await ids('true')).toContain(programmeId)
    expect((await archive(1, false)).status).toBe(409)
  })

  it('of Full Blue or Fellow stays without a limit and keeps its name', async () => {
    const name = 'Fellow'
    const programmeId = await makeProgramme(app, { name, quarters: 0, isUnlimited: true })
    const of = { programmeId, version: 1, name, hours: 0, isUnlimited: true }
    expect(await save({ ...of, name: 'Fellows' })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.name' }],
    })
    expect(await save({ ...of, isUnlimited: false })).toMatchObject({
      status: 422,
      errors: [{ path: 'body.isUnlimited' }],
    })
    expect((await save({ ...of, pricePence: 1 })).status).toBe(200)
    expect((await list()).find((one) => one.programmeId === programmeId)?.hasFixedName).toBe(true)
  })

  it.each([
    ['that ends in two ways', { endsOnDay: '30-06' }, 422, 'body.months'],
    ['that ends in no way', { months: null }, 422, 'body.months'],
    ['on a day that there is not', { months: null, endsOnDay: '31-06' }, 422, 'body.endsOnDay'],
    ['without a name', { name: ' ' }, 400, 'body.name'],
  ])('%s is refused', async (_, change, status, path) => {
    const refused = await save(change)
    expect(refused.status).toBe(status)
    expect(refused.errors.map((error) => error.path)).toContain(path)
  })

  it('is listed with all others by two statements', async () => {
    expect(
      await queriesOf(app, 'GET /User/admin/Programme/GetProgrammes', admin, { query: {} }),
    ).toBeLessThanOrEqual(3)
  })
})
