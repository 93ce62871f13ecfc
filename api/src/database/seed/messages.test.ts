import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { users } from '../schema/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
})
afterAll(() => app.close())

it('has messages of the office in each state, read and unread', async () => {
  const [admin] = await app.db.select().from(users).where(eq(users.email, 'admin@portal.test'))
  const { data } = await app.call('GET /Notification/admin/Message/GetMessages', admin?.id ?? '', {
    query: { sort: 'title' },
  })
  const byState = new Map(data.messages.map((message) => [message.state, message]))
  expect([...byState.keys()].sort()).toEqual([
    ...['cancelled', 'draft', 'recalled', 'scheduled', 'sent', 'waiting'],
  ])
  for (const state of ['sent', 'cancelled', 'recalled'] as const) {
    const { recipients = 0, read = 0 } = byState.get(state) ?? {}
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThan(recipients)
  }
  for (const { messageId, state } of data.messages) {
    const { data: message } = await app.call(
      'GET /Notification/admin/Message/GetMessage',
      admin?.id ?? '',
      { query: { messageId } },
    )
    expect([state, message.progress?.done ?? 0]).toEqual([state, message.counts.recipients])
    if (message.expectedCount !== null && state !== 'waiting') {
      expect(message.expectedCount).toBeGreaterThan(0)
    }
  }
})
