import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import {
  auditLog,
  mails,
  messages,
  notificationPreferences,
  users,
} from '../../database/schema/index.ts'
import { auditEntries, makeTestApp, queriesOf, type TestApp } from '../../testing/index.ts'
import { audienceWith, messagesOf, toParents } from './testing.ts'

const now = new Date('2027-03-27T12:00:00Z')

let app: TestApp
let admin: string
let parents: string[]
let office: ReturnType<typeof messagesOf>
beforeAll(async () => {
  app = await makeTestApp({ now })
  admin = await app.make.admin()
  office = messagesOf(app, admin)
  parents = [await app.make.parent(), await app.make.parent(), await app.make.parent()]
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  await app.db.delete(messages)
  await app.db.delete(mails)
})

const list = async (query = {}) =>
  (await app.call('GET /Notification/admin/Message/GetMessages', admin, { query })).data

describe('a message', () => {
  it('is a draft until somebody says yes, and tells who changed what meanwhile', async () => {
    const { data } = await office.save()
    expect(data.version).toBe(1)
    const draft = await office.get(data.messageId)
    expect(draft).toMatchObject({
      ...{
        title: 'Easter hours',
        state: 'draft',
        sendAt: null,
        expectedCount: null,
        progress: null,
      },
      counts: { recipients: 0, byRole: [] },
    })
    const edit = { messageId: data.messageId, version: 1, title: 'Easter' }
    expect((await office.save(edit)).data.version).toBe(2)
    const stale = await office.save({ ...edit, title: 'Whitsun' })
    expect(stale).toMatchObject({ status: 409, data: { changed: ['title'], version: 2 } })
    expect(await list({ search: 'easter', sort: 'title' })).toMatchObject({
      messages: [{ title: 'Easter', state: 'draft', recipients: 0, read: 0 }],
      totalCount: 1,
    })
    expect(await list({ state: 'sent' })).toMatchObject({ messages: [], totalCount: 0 })
  })

  it.each([
    ['a title of two lines', { title: 'Easter\nBcc: all@example.com' }, 'body.title'],
    ['a link without words', { notificationLink: 'https://example.com' }, 'body.link'],
    ['words without a link', { link: 'More' }, 'body.notificationLink'],
    [
      'a link that is not https',
      { link: 'More', notificationLink: 'http://example.com' },
      'body.notificationLink',
    ],
    [
      'a script for a link',
      { link: 'More', notificationLink: 'javascript:alert(1)' },
      'body.notificationLink',
    ],
    ['a page that there is not', { navigatableLink: '/no-such-page' }, 'body.navigatableLink'],
    ['a page elsewhere', { navigatableLink: '//example.com' }, 'body.navigatableLink'],
    ['a page that not all roles may open', { navigatableLink: '/tuition' }, 'body.navigatableLink'],
    [
      'a school that there is not',
      { audience: audienceWith({ roles: ['Parent'], schoolIds: [newId()] }) },
      'body.audience.schoolIds',
    ],
    [
      'somebody who there is not',
      { audience: audienceWith({ userIds: [newId()] }) },
      'body.audience.userIds',
    ],
  ])('is refused with %s', async (_, change, path) => {
    const { status, errors } = await office.save(change)
    expect(status).toBe(422)
    expect(errors).toMatchObject([{ path }])
  })

  it('names people whose role may open its page, and nobody without a bell', async () => {
    const student = await app.make.student()
    const toOne = { audience: audienceWith({ userIds: [student] }) }
    expect((await office.save({ ...toOne, navigatableLink: '/tuition' })).status).toBe(200)
    const [parent = ''] = parents
    const toBoth = { audience: audienceWith({ userIds: [student, parent] }) }
    const { errors } = await office.save({ ...toBoth, navigatableLink: '/tuition' })
    expect(errors).toMatchObject([{ path: 'body.navigatableLink' }])
    const toAdmin = await office.save({ audience: audienceWith({ userIds: [admin] }) })
    expect(toAdmin.errors).toMatchObject([{ path: 'body.audience.userIds' }])
  })

  it('is mailed to whoever writes it, as others will get it, with markup as it is written', async () => {
    const { data } = await office.save({
      title: '<b>Easter</b>',
      ...{ link: 'More', notificationLink: 'https://example.com/easter' },
    })
    const { messageId } = data
    const test = await app.call('POST /Notification/admin/Message/SendTest', admin, {
      body: { messageId },
    })
    const [own] = await app.db.select().from(users).where(eq(users.id, admin))
    expect(test.data).toMatchObject({
      bell: {
        title: '<b>Easter</b>',
        link: 'More',
        notificationLink: 'https://example.com/easter',
      },
      mail: { to: own?.email, subject: '<b>Easter</b>' },
    })
    expect(await app.db.select().from(mails)).toMatchObject([
      { to: own?.email, subject: '<b>Easter</b>', text: test.data.mail.text, priority: 1 },
    ])
    expect(test.data.mail.text).toContain(
      'The office is closed on Monday.\nhttps://example.com/easter',
    )
    expect((await office.get(messageId)).state).toBe('draft')
  })
})

describe('saying yes', () => {
  it('to a time has it go out then, and can be taken back and changed until then', async () => {
    const { data } = await office.save()
    const { messageId } = data
    const at = '2027-03-28T09:00:00.000Z'
    expect((await office.schedule(messageId, 3, at)).data).toEqual({
      ...{ state: 'scheduled', sendAt: at, version: 1 },
    })
    expect((await office.schedule(messageId, 3)).status).toBe(409)
    const expiring = { messageId, version: 1, expiresAt: at }
    expect((await office.save(expiring)).errors).toMatchObject([{ path: 'body.expiresAt' }])
    expect((await office.cancel(messageId)).data.state).toBe('draft')
    expect(await office.get(messageId)).toMatchObject({ sendAt: null, expectedCount: null })
    expect((await office.cancel(messageId)).status).toBe(409)
    expect((await office.recall(messageId)).status).toBe(409)

    await office.schedule(messageId, 3, at)
    await office.round()
    expect((await office.get(messageId)).state).toBe('scheduled')
    app.clock.set(new Date(at))
    await Promise.all([office.round(), office.round()])
    await office.work()
    expect(await office.get(messageId)).toMatchObject({
      ...{ state: 'sent', progress: { done: 3, total: 3 }, endedAt: at },
      counts: { recipients: 3, portal: 3, noMail: 3, byRole: [{ role: 'Parent', recipients: 3 }] },
    })
    const late = await office.save({ messageId, version: 1, title: 'Too late' })
    expect(late.status).toBe(422)
    expect((await office.cancel(messageId)).status).toBe(409)
    const actions = await auditEntries(
      app.db,
      and(eq(auditLog.kind, 'message'), eq(auditLog.record, messageId)),
    )
    expect(actions.map(({ action }) => action)).toEqual([
      'message saved',
      'message scheduled',
      'message cancelled',
      'message scheduled',
    ])
  })

  it('is asked for again where the audience is another by more than a tenth', async () => {
    const { data } = await office.save()
    const { messageId } = data
    expect((await office.schedule(messageId, 4)).data.state).toBe('waiting')
    expect(await office.get(messageId)).toMatchObject({
      ...{ state: 'waiting', expectedCount: 4, foundCount: 3, progress: null },
    })
    expect((await office.save({ messageId, version: 1, title: 'Easter' })).data.version).toBe(2)
    const body = { messageId, version: 2, at: null, expectedCount: 3 }
    const yes = await app.call('POST /Notification/admin/Message/Schedule', admin, { body })
    expect(yes.data.state).toBe('sending')
    await office.work()
    expect((await office.get(messageId)).counts.recipients).toBe(3)
  })

  it('is refused for nobody, for times that are over, and for what was changed meanwhile', async () => {
    const nobody = await office.save({ audience: audienceWith({ yearGroups: [13] }) })
    const refusal = await office.schedule(nobody.data.messageId, 3)
    expect(refusal).toMatchObject({ status: 422, errors: [{ path: 'body.expectedCount' }] })
    const { data } = await office.save({ expiresAt: '2027-03-28T09:00:00Z' })
    const { messageId } = data
    for (const at of ['2027-03-27T11:59:00Z', '2027-03-28T09:00:00Z']) {
      expect((await office.schedule(messageId, 3, at)).errors).toMatchObject([{ path: 'body.at' }])
    }
    await office.save({ messageId, version: 1, title: 'Other' })
    expect((await office.schedule(messageId, 3)).status).toBe(409)
    expect((await office.cancel(messageId)).status).toBe(409)
  })
})

it('counts an audience by role and way, with the first by name', async () => {
  const choose = async (userId: string, inPortal: boolean, email: 'none' | 'daily' | 'at once') =>
    await app.db
      .insert(notificationPreferences)
      .values({ userId, kind: 'company', inPortal, email })
  const tutors = []
  for (const lastName of ['A', 'B', 'C', 'D', 'E', 'F']) {
    tutors.push(await app.make.tutor({}, { firstName: 'Count', lastName }))
  }
  const [, b = '', c = '', d = '', e = '', f = ''] = tutors
  await choose(b, true, 'at once')
  await choose(c, true, 'daily')
  await choose(d, false, 'none')
  await choose(e, true, 'at once')
  await choose(f, false, 'daily')
  for (const id of [e, f]) {
    await app.db.update(users).set({ emailState: 'bouncing' }).where(eq(users.id, id))
  }
  const counted = await office.count({ roles: ['Parent'], userIds: tutors })
  expect(counted).toEqual({
    total: 7,
    byRole: [
      { role: 'Parent', count: 3 },
      { role: 'Tutor', count: 4 },
    ],
    ...{ portal: 7, mailAtOnce: 1, digest: 1, noMail: 4, bouncing: 1, unreached: 2 },
    sample: expect.arrayContaining([{ userId: b, name: 'Count B', role: 'Tutor' }]),
  })
  expect(counted.sample.map(({ name }) => name).slice(0, 4)).toEqual([
    'Count A',
    'Count B',
    'Count C',
    'Count E',
  ])
})

it('is read by few statements, however many there are', async () => {
  for (const title of ['One', 'Two', 'Three']) await office.begin({ title }, 3)
  await office.work()
  const { messages: shown } = await list()
  const messageId = shown[0]?.messageId ?? ''
  const reads = [
    await queriesOf(app, 'GET /Notification/admin/Message/GetMessages', admin, { query: {} }),
    await queriesOf(app, 'GET /Notification/admin/Message/GetMessage', admin, {
      query: { messageId },
    }),
    await queriesOf(app, 'GET /Notification/admin/Message/GetRecipients', admin, {
      query: { messageId },
    }),
    await queriesOf(app, 'POST /Notification/admin/Message/CountAudience', admin, {
      body: { audience: toParents.audience },
    }),
  ]
  expect(Math.max(...reads)).toBeLessThanOrEqual(3)
})
