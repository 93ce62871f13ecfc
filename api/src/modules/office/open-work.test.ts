import type { CallKey } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { mails, tasks } from '../../database/schema/index.ts'
import { makeTestApp, queriesOf, type TestApp } from '../../testing/index.ts'
import { openWork } from './open-work.sql.ts'

const call = 'GET /Dashboard/Admin/Dashboard/GetOpenWork'

/** What every list tells of itself, and sums of those that are about money. */
const listedAs = z.object({
  totalCount: z.int(),
  totals: z.object({ overduePence: z.int().optional(), pricePence: z.int().optional() }).optional(),
})

let app: TestApp
let admin: string
let kinds: ReturnType<typeof openWork>

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
  const [row] = await rowsOf<{ id: string }>(
    app.db,
    sql`select id from users where email = 'admin@portal.test'`,
  )
  admin = row?.id ?? ''
  const at = app.clock.now()
  kinds = openWork(at)
  const gone = { to: 'gone@portal.test', subject: 'Hello', text: '', createdAt: at, attempts: 8 }
  await app.db.insert(mails).values([
    { ...gone, id: newId() },
    { ...gone, id: newId(), bouncedAt: at },
  ])
  await app.db.execute(sql`update users set email_state = 'bouncing'
    where email = 'student@portal.test'`)
  await app.db.execute(sql`delete from tutor_students
    where student_id = (select id from users where email = 'student-new@portal.test')`)
  const soon = new Date(at.getTime() + 10 * 86_400_000).toISOString().slice(0, 10)
  await app.db.execute(sql`update bookings set expires_on = ${soon}::date where kind = 'new'
    and student_id = (select id from users where email = 'student@portal.test')`)
  const asked = await app.call('POST /User/admin/DataRequest/Open', admin, {
    body: {
      ...{ userId: null, name: 'Ada Byron', email: 'ada.byron@portal.test', kind: 'access' },
      ...{ receivedOn: at.toISOString().slice(0, 10), note: '' },
    },
  })
  expect(asked.status).toBe(200)
  await app.db.insert(tasks).values({
    ...{ id: newId(), queueId: newId(), kind: 'digest', input: {}, state: 'dead' },
    ...{ createdAt: at, updatedAt: at, endedAt: at },
  })
})
afterAll(() => app.close())

it('every number is the count of the list that it leads to', async () => {
  const { cards } = (await app.call(call, admin)).data
  expect(cards.map(({ id }) => id)).toEqual(kinds.map(({ id }) => id))
  const listed = await Promise.all(
    kinds.map(async ({ list }) => {
      const answer = await app.call(list.call as CallKey, admin, { query: list.query } as object)
      expect([list.call, answer.status]).toEqual([list.call, 200])
      const data: unknown = answer.data
      return listedAs.parse(data)
    }),
  )
  expect(cards.map(({ id, count }) => [id, count])).toEqual(
    kinds.map(({ id }, at) => [id, listed[at]?.totalCount]),
  )
  // What they come to is the sum below the list.
  const comesTo = new Map(cards.map(({ id, pence }, at) => [id, { pence, ...listed[at]?.totals }]))
  for (const [id, sum] of [
    ['paymentsOverdue', 'overduePence'],
    ['bookingsThisWeek', 'pricePence'],
  ] as const) {
    expect([id, comesTo.get(id)?.pence]).toEqual([id, comesTo.get(id)?.[sum]])
  }
  // Or it would show nothing.
  const isThere = new Map(cards.map(({ id, count }) => [id, count > 0]))
  for (const id of [
    ...['reportsLate', 'alertsOverdue', 'mailsFailed', 'mailsBounced', 'jobsDead'],
    ...['paymentsOverdue', 'bookingsThisWeek', 'programmesEnding', 'studentsUntaught'],
    ...['invitationsUnused', 'addressesBouncing', 'dataRequests'],
  ]) {
    expect([id, isThere.get(id)]).toEqual([id, true])
  }
})

it('where nothing waits nothing presses', async () => {
  const { cards } = (await app.call(call, admin)).data
  for (const { id, count, tone } of cards) {
    expect([id, tone]).toEqual([
      id,
      count === 0 ? 'neutral' : kinds.find((one) => one.id === id)?.tone,
    ])
  }
})

it('is three statements at most, however much waits', async () => {
  expect(await queriesOf(app, call, admin)).toBeLessThanOrEqual(3)
})
