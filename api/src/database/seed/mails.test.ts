import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { makeTestApp } from '../../testing/index.ts'
import { rowsOf } from '../open.ts'

it('the demo world has mails that were sent, failed and bounced, a dead job, and none to send', async () => {
  const app = await makeTestApp({ world: 'demo' })
  const [admin] = await rowsOf<{ id: string }>(
    app.db,
    sql`select id from users where email = 'admin@portal.test'`,
  )
  const listed = async (state: 'waiting' | 'held' | 'sent' | 'failed' | 'bounced') =>
    (
      await app.call('GET /Notification/admin/Mail/GetMails', admin?.id ?? '', {
        query: { state },
      })
    ).data
  expect((await listed('sent')).totalCount).toBe(3)
  expect((await listed('failed')).mails.map(({ attempts }) => attempts)).toEqual([8, 8])
  const bounced = await listed('bounced')
  expect(bounced.mails.map(({ isBouncing }) => isBouncing)).toEqual([true, true])
  for (const state of ['waiting', 'held'] as const) {
    expect((await listed(state)).totalCount).toBe(0)
  }
  const { data } = await app.call('GET /Dashboard/Admin/Dashboard/GetOpenWork', admin?.id ?? '')
  const counts = new Map(data.cards.map(({ id, count }) => [id, count]))
  const shown = ['mailsFailed', 'mailsBounced', 'addressesBouncing', 'jobsDead'] as const
  expect(shown.map((id) => counts.get(id))).toEqual([2, 2, 1, 1])
  await app.close()
}, 120_000)
