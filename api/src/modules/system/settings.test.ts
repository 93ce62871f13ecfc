import type { CallInput } from '@portal/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, settings } from '../../database/schema/index.ts'
import { makePng } from '../../testing/images.ts'
import { auditEntries, makeTestApp, queriesOf, type TestApp } from '../../testing/index.ts'

const readCall = 'GET /System/admin/Settings/GetSettings'
const saveCall = 'POST /System/admin/Settings/Save'
const resetCall = 'POST /System/admin/Settings/Reset'
const logoCall = 'GET /System/Settings/GetLogo'
const now = new Date('2026-07-01T11:00:00Z')

let app: TestApp
let admin: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  admin = await app.make.admin({ firstName: 'Ada', lastName: 'Byron' })
})
afterAll(() => app.close())
beforeEach(() => app.db.delete(settings))

type Body = CallInput<typeof saveCall>['body']

const save = (body: object) => app.call(saveCall, admin, { body: body as Body })
const found = async (key: string) =>
  (await app.call(readCall, admin)).data.settings.find((setting) => setting.key === key)

describe('a setting', () => {
  it('says where its value comes from, and goes back there', async () => {
    expect(await found('helpChatUrl')).toEqual({
      ...{ key: 'helpChatUrl', label: 'Help chat', value: 'https://chat.example/help' },
      ...{ source: 'environment', isFirstTold: true, byName: null, at: null, version: 0 },
    })
    expect(await found('mailFooter')).toMatchObject({ source: 'default', isFirstTold: false })
    const value = 'https://help.example/'
    expect((await save({ key: 'helpChatUrl', value, version: 0 })).data).toEqual({ version: 1 })
    expect(await found('helpChatUrl')).toMatchObject({
      ...{ value, source: 'here', byName: 'Ada Byron', at: now.toISOString(), version: 1 },
    })
    const body = { key: 'helpChatUrl', version: 1 } as const
    expect((await app.call(resetCall, admin, { body })).data).toEqual({ version: 2 })
    expect(await found('helpChatUrl')).toMatchObject({
      ...{ value: 'https://chat.example/help', source: 'environment', version: 2 },
    })
    const entries = await auditEntries(app.db, eq(auditLog.action, 'setting changed'))
    expect(entries.at(-1)).toMatchObject({ version: 2, changes: { value: [value, null] } })
  })

  it('is not saved on top of what somebody else saved, not even once it was set back', async () => {
    await save({ key: 'portalName', value: 'Prep', version: 0 })
    const stale = await save({ key: 'portalName', value: 'Mine', version: 0 })
    expect(stale.status).toBe(409)
    await app.call(resetCall, admin, { body: { key: 'portalName', version: 1 } })
    expect((await save({ key: 'portalName', value: 'Mine', version: 1 })).status).toBe(409)
    // The same twice, as of a press that was not answered, is no clash.
    await save({ key: 'portalName', value: 'Prep', version: 2 })
    expect((await save({ key: 'portalName', value: 'Prep', version: 2 })).data.version).toBe(3)
  })

  it.each([
    ['helpChatUrl', 'http://chat.example/', 400, 'begins with https://'],
    ['reviewUrl', 'javascript:alert(1)', 400, 'begins with https://'],
    ['allowList', ['a@p.test', 'b@p.test', 'c@p.test'], 400, 'Two emails at most'],
    ['allowList', ['no address'], 400, 'Enter an email address'],
    ['brandColour', '#777777', 422, '4.47:1'],
    ['brandColour', 'red', 400, 'such as #485aff'],
    ['invoiceDaysBefore', 61, 400, 'from 0 to 60'],
    ['reminderDays', [3, 3], 422, 'Each day once'],
    ['quietHours', { isOn: true, from: '21:00', to: '21:00' }, 422, 'another time'],
    ['quietHours', { isOn: true, from: '24:00', to: '07:00' }, 400, 'such as 21:00'],
    ['vatNumber', '12', 400, 'nine or twelve digits'],
    ['vatRates', [], 400, 'At least one rate'],
    ['closedUntil', '2026-02-30', 400, ''],
    ['secondFactorRequired', true, 400, ''],
  ])('%s is not %j', async (key, value, status, said) => {
    const answer = await save({ key, value, version: 0 })
    expect(answer.status).toBe(status)
    expect(JSON.stringify(answer.errors)).toContain(said)
    expect(await app.db.select().from(settings)).toEqual([])
  })

  it.each([
    ['vatNumber', 'gb 123 4567 89', 'GB123456789'],
    ['allowList', ['New@Portal.Test'], ['new@portal.test']],
    ['reminderDays', [10, -3], [-3, 10]],
    ['brandColour', '#AC3037', '#ac3037'],
  ])('%s of %j is kept as %j', async (key, value, kept) => {
    await save({ key, value, version: 0 })
    expect((await found(key))?.value).toEqual(kept)
  })
})

it('all settings are one statement, and no secret is told', async () => {
  expect(await queriesOf(app, readCall, admin)).toBe(1)
  const { secrets } = (await app.call(readCall, admin)).data
  expect(secrets).toContainEqual({ label: 'Mail server (SMTP_URL)', isSet: false })
  for (const setting of secrets) expect(Object.keys(setting)).toEqual(['label', 'isSet'])
})

it('name and colour come with the page, in every shade that follows from it', async () => {
  const shown = async () => JSON.parse((await app.fastify.inject({ url: '/settings.json' })).body)
  await save({ key: 'portalName', value: '</script>', version: 0 })
  await save({ key: 'brandColour', value: '#ac3037', version: 0 })
  await expect.poll(shown).toMatchObject({
    portalName: '</script>',
    colours: { light: { 'bg-brand': '#ac3037' }, dark: { 'bg-brand': '#ac3037' } },
  })
  expect((await app.fastify.inject({ url: '/settings.json' })).body).not.toContain('</script>')
})

it('the logo is shown to everybody until it is taken away, and never an SVG', async () => {
  const setLogo = (file: Blob) => app.call('POST /System/admin/Settings/SetLogo', admin, { file })
  expect((await app.call(logoCall, undefined)).status).toBe(404)
  expect((await setLogo(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']))).status).toBe(415)
  expect((await setLogo(new Blob([makePng(10, 10)]))).status).toBe(200)
  await expect.poll(async () => (await app.call(logoCall, undefined)).status).toBe(200)
  expect((await app.call(readCall, admin)).data.logo).toMatchObject({ isSet: true, version: 1 })
  await app.call(resetCall, admin, { body: { key: 'logo', version: 1 } })
  await expect.poll(async () => (await app.call(logoCall, undefined)).status).toBe(404)
})

describe('a test mail', () => {
  const call = 'POST /System/admin/Settings/SendTestMail'

  it('says what became of it', async () => {
    const { data } = await app.call(call, admin, { body: {} })
    expect(data).toEqual({ isSent: true, answer: expect.stringContaining('outbox') })
  })

  it('says why the mail server was not reached', async () => {
    app.server.settings = { ...app.server.settings, smtpUrl: 'smtp://127.0.0.1:1' }
    const { data } = await app.call(call, admin, { body: {} })
    expect(data).toEqual({ isSent: false, answer: expect.stringContaining('ECONNREFUSED') })
  })
})
