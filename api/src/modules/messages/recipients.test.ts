import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLog, notificationPreferences } from '../../database/schema/index.ts'
import { auditEntries, makeTestApp, type TestApp } from '../../testing/index.ts'
import { goesByIndex, plannedNodes } from '../../testing/plans.ts'
import { takeDue } from './messages.repository.ts'
import { audienceWith, messagesOf } from './testing.ts'

const now = new Date('2027-03-27T12:00:00Z')

let app: TestApp
let admin: string
let office: ReturnType<typeof messagesOf>
beforeAll(async () => {
  app = await makeTestApp({ now })
  admin = await app.make.admin()
  office = messagesOf(app, admin)
})
afterAll(() => app.close())

it('shows who has not read it, and how each mail stands, also as a file', async () => {
  const ada = await app.make.parent([], { firstName: 'Ada', lastName: 'Á' })
  await app.make.parent([], { firstName: '=Bob', lastName: 'B' })
  await app.db
    .insert(notificationPreferences)
    .values({ userId: ada, kind: 'company', inPortal: true, email: 'at once' })
  const messageId = await office.begin({}, 2)
  await office.work()
  await app.call('POST /Notification/Notification/MarkAllAsRead', ada)
  const shown = async (query: object = {}) => {
    const { data } = await app.call('GET /Notification/admin/Message/GetRecipients', admin, {
      query: { messageId, ...query },
    })
    return data
  }
  expect(await shown()).toMatchObject({
    recipients: [
      { name: '=Bob B', role: 'Parent', inPortal: true, readAt: null, mail: 'none' },
      { userId: ada, name: 'Ada Á', readAt: now.toISOString(), mail: 'waiting' },
    ],
    totalCount: 2,
  })
  expect(await shown({ isRead: 'false' })).toMatchObject({ recipients: [{ name: '=Bob B' }] })
  expect(await shown({ isRead: 'true', mail: 'waiting' })).toMatchObject({ totalCount: 1 })
  expect(await shown({ mail: 'failed' })).toMatchObject({ totalCount: 0 })
  expect(await shown({ search: 'ada a' })).toMatchObject({ recipients: [{ name: 'Ada Á' }] })
  const file = await app.call('GET /Notification/admin/Message/ExportRecipients', admin, {
    query: { messageId, isRead: 'false', columns: 'name,readAt,mail' },
  })
  const lines = (await file.data.text()).replace('\uFEFF', '').split('\r\n')
  expect(lines[0]).toBe('Name,Email,Read,Mail')
  expect(lines[1]).toMatch(/^'=Bob B,.*@portal\.test,,none$/)
  expect(lines).toHaveLength(3)
  const [entry] = await auditEntries(app.db, eq(auditLog.action, 'list exported'))
  expect(entry).toMatchObject({ details: { rows: '1' } })
  const unknown = await app.call('GET /Notification/admin/Message/ExportRecipients', admin, {
    query: { messageId, columns: 'password' },
  })
  expect(unknown.status).toBe(400)
})

it('reaches recipients, and messages whose time has come, by indexes', async () => {
  const tutor = await app.make.tutor()
  const messageId = await office.begin({ audience: audienceWith({ userIds: [tutor] }) }, 1)
  await office.work()
  const waiting = await office.save()
  await office.schedule(waiting.data.messageId, 1, '2027-04-01T09:00:00Z')
  const reads = [
    () =>
      app.call('GET /Notification/admin/Message/GetRecipients', admin, { query: { messageId } }),
    () => app.call('GET /Notification/admin/Message/GetMessage', admin, { query: { messageId } }),
    () => app.call('GET /Notification/admin/Message/GetMessages', admin, {}),
    () => takeDue(app.db, now),
  ]
  for (const read of reads) {
    const nodes = (await plannedNodes(app.db, read)).flat()
    const scans = nodes.filter(
      (node) =>
        node['Relation Name'] === 'notification_recipients' ||
        (node['Relation Name'] === 'messages' && read === reads[3]),
    )
    expect(scans.length).toBeGreaterThan(0)
    expect(scans.filter((node) => !goesByIndex(node))).toEqual([])
  }
})
