import type { CallKey } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { mails, tasks } from '../../database/schema/index.ts'
import { makeTestApp, queriesOf, type TestApp } from '../../testing/index.ts'
import { openWork } from './open-work.ts'

const call = 'GET /Dashboard/Admin/Dashboard/GetOpenWork'

let app: TestApp
let admin: string

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
  const [row] = await rowsOf<{ id: string }>(
    app.db,
    sql`select id from users where email = 'admin@portal.test'`,
  )
  admin = row?.id ?? ''
  const at = app.clock.now()
  const gone = { to: 'gone@portal.test', subject: 'Hello', text: '', createdAt: at, attempts: 8 }
  await app.db.insert(mails).values([
    { ...gone, id: newId() },
    { ...gone, id: newId(), bouncedAt: at },
  ])
  await app.db.insert(tasks).values({
    ...{ id: newId(), queueId: newId(), kind: 'digest', input: {}, state: 'dead' },
    ...{ createdAt: at, updatedAt: at, endedAt: at },
  })
})
afterAll(() => app.close())

it('every number is the count of the list that it leads to', async () => {
  const { cards } = (await app.call(call, admin)).data
  expect(cards.map(({ id }) => id)).toEqual(openWork.map(({ id }) => id))
  const listed = await Promise.all(
    openWork.map(async ({ list }) => {
      const answer = await app.call(list.call as CallKey, admin, { query: list.query } as object)
      expect([list.call, answer.status]).toEqual([list.call, 200])
      const data: unknown = answer.data
      return typeof data === 'object' && data !== null && 'totalCount' in data && data.totalCount
    }),
  )
  expect(cards.map(({ id, count }) => [id, count])).toEqual(
    openWork.map(({ id }, at) => [id, listed[at]]),
  )
  // Or it would show nothing.
  const isThere = new Map(cards.map(({ id, count }) => [id, count > 0]))
  for (const id of ['reportsLate', 'alertsOverdue', 'mailsFailed', 'mailsBounced', 'jobsDead']) {
    expect([id, isThere.get(id)]).toEqual([id, true])
  }
})

it('where nothing waits nothing presses', async () => {
  const { cards } = (await app.call(call, admin)).data
  for (const { id, count, tone } of cards) {
    expect([id, tone]).toEqual([
      id,
      count === 0 ? 'neutral' : openWork.find((one) => one.id === id)?.tone,
    ])
  }
})

it('is three statements at most, however much waits', async () => {
  expect(await queriesOf(app, call, admin)).toBeLessThanOrEqual(3)
})
