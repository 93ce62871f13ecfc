import { randomUUID } from 'node:crypto'
import type { NotificationKind } from '@portal/shared/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  mails,
  notificationPreferences,
  notificationRecipients,
} from '../../database/schema/index.ts'
import { unsubscribeToken } from '../../mail/unsubscribe.rules.ts'
import { askedByNobody, makeTestApp, type TestApp } from '../../testing/index.ts'
import { notify } from './notify.ts'

let app: TestApp
let ada: string

beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2027-03-03T10:00:00Z') })
  ada = await app.make.student()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(mails)
  await app.db.delete(notificationPreferences)
})

const tokenOf = (kind: string, userId = ada) =>
  unsubscribeToken({ userId, kind }, app.server.settings.sessionSecret)
const pageAt = (token: string) =>
  app.fastify.inject({ url: `/api/Notification/Mail/GetUnsubscribe?token=${token}` })
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const post = (token: string, payload?: string, headers: Record<string, string> = form) =>
  app.fastify.inject({
    ...{ method: 'POST', url: `/api/Notification/Mail/Unsubscribe?token=${token}`, headers },
    ...(payload !== undefined && { payload }),
  })
const choose = (kind: NotificationKind, email: 'daily' | 'at once') =>
  app.db.insert(notificationPreferences).values({ userId: ada, kind, inPortal: true, email })
const chosen = async (userId = ada) =>
  await app.db
    .select({ kind: notificationPreferences.kind, email: notificationPreferences.email })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId))
    .orderBy(notificationPreferences.kind)
const tell = (kind: NotificationKind, more = {}) =>
  notify(askedByNobody(app), {
    ...{ kind, title: `Of ${kind}`, description: 'Words', recipients: [ada], ...more },
  })
const queued = () => app.db.select({ subject: mails.subject, kind: mails.kind }).from(mails)

describe('the page behind the link', () => {
  it('says which mails, with a button that posts, and changes nothing', async () => {
    await choose('tuition', 'at once')
    const { statusCode, headers, body } = await pageAt(tokenOf('tuition'))
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*form-action 'self'/)
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(body).toContain('mails about “Tuition”')
    expect(body).not.toContain('<script')
    expect(await chosen()).toEqual([{ kind: 'tuition', email: 'at once' }])
    // As a browser does it: where the form says, with what is in it.
    const action = /<form method="post" action="([^"]+)"/.exec(body)?.[1] ?? ''
    const sent = await app.fastify.inject({
      ...{ method: 'POST', url: action, headers: form },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect([sent.statusCode, sent.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    expect(sent.body).toContain('These mails have stopped')
    expect(await chosen()).toEqual([{ kind: 'tuition', email: 'none' }])
  })

  it('of a link that was never ours is not there, and stops nothing', async () => {
    await choose('tuition', 'at once')
    const bad = tokenOf('tuition').replace('tuition', 'company')
    for (const { statusCode, body } of [await pageAt(bad), await post(bad)]) {
      expect(statusCode).toBe(404)
      expect(body).toContain('This link is not complete')
    }
    expect(await chosen()).toEqual([{ kind: 'tuition', email: 'at once' }])
  })
})

describe('asking for no more mails of a kind', () => {
  it.each([
    ['a form', 'List-Unsubscribe=One-Click', form],
    ['nothing', undefined, {}],
    ['an empty form', '', form],
    [
      'parts',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      { 'content-type': 'multipart/form-data; boundary=b' },
    ],
  ])('is done by %s, each time it is asked', async (_, payload, headers) => {
    for (const _time of [1, 2]) {
      expect((await post(tokenOf('company'), payload, headers)).statusCode).toBe(200)
    }
    expect(await chosen()).toEqual([{ kind: 'company', email: 'none' }])
  })

  it.each([
    ['List-Unsubscribe=No', form, 400],
    ['a=b', form, 400],
    ['One-Click', { 'content-type': 'text/plain' }, 415],
    ['x'.repeat(5_000), form, 413],
  ])('is not done by another body', async (payload, headers, status) => {
    expect((await post(tokenOf('company'), payload, headers)).statusCode).toBe(status)
    expect(await chosen()).toEqual([])
  })

  it('is the only call that takes a form', async () => {
    const { statusCode } = await app.fastify.inject({
      ...{ method: 'POST', url: '/api/User/Account/ConfirmEmail', headers: form },
      payload: 'token=x',
    })
    expect(statusCode).toBe(415)
  })

  it('is heard for an account and a kind that are gone', async () => {
    expect((await post(tokenOf('company', randomUUID()))).statusCode).toBe(200)
    expect((await post(tokenOf('gone'))).statusCode).toBe(200)
    expect(await chosen()).toEqual([])
  })

  it('keeps the kind in the portal, and nothing switches its mails on again', async () => {
    await choose('company', 'at once')
    await tell('company')
    expect(await queued()).toEqual([{ subject: 'Of company', kind: 'company' }])
    await post(tokenOf('company'))
    await app.db.delete(mails)
    await tell('company')
    expect(await queued()).toEqual([])
    const feed = await app.call('GET /Notification/Alert/GetAllStudentAlert', ada)
    expect(feed.data).toHaveLength(2)
  })

  it('does not stop what comes whatever was chosen, whose mails have no such link', async () => {
    await post(tokenOf('content'))
    await tell('content', { isAlwaysMailed: true })
    expect(await queued()).toEqual([{ subject: 'Of content', kind: null }])
  })

  it('of a kind takes what waits for the daily mail; of the daily mail, all kinds in it', async () => {
    const waiting = async () =>
      (await app.db.select({ email: notificationRecipients.email }).from(notificationRecipients))
        .map(({ email }) => email)
        .filter((email) => email === 'daily').length
    await choose('tuition', 'daily')
    await choose('content', 'daily')
    await choose('company', 'at once')
    await tell('tuition')
    await tell('content')
    await tell('content')
    expect(await waiting()).toBe(3)
    await post(tokenOf('tuition'))
    expect(await waiting()).toBe(2)
    await post(tokenOf('daily'))
    expect(await waiting()).toBe(0)
    expect(await chosen()).toEqual([
      { kind: 'company', email: 'at once' },
      { kind: 'content', email: 'none' },
      { kind: 'tuition', email: 'none' },
    ])
  })
})
