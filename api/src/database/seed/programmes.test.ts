import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { rollUpAll } from '../../modules/sales/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { rowsOf } from '../open.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
})
afterAll(() => app.close())

it('sells Full Blue and Fellow without a limit, and gives students what they have by bookings', async () => {
  const unlimited = await rowsOf<{ name: string }>(
    app.db,
    sql`select name from programmes where is_unlimited order by name`,
  )
  expect(unlimited.map(({ name }) => name)).toEqual(['Fellow', 'Full Blue'])
  expect(await rollUpAll(askedByServer(app.db, app.clock.now()))).toBe(0)
})

it('has bookings of each kind, state and phase', async () => {
  const [found] = await rowsOf<Record<string, number>>(
    app.db,
    sql`select count(*) filter (where kind = 'renewal' and starts_on > now())::int "toCome",
        count(*) filter (where kind = 'upsell' and state = 'confirmed' and has_seminar)::int "opening",
        count(*) filter (where state = 'cancelled')::int "cancelled",
        count(*) filter (where expires_on < now())::int "ended",
        count(*) filter (where expires_on between now() and now() + interval '30 days')::int "ending"
      from bookings`,
  )
  for (const count of Object.values(found ?? {})) expect(count).toBeGreaterThan(0)
})
