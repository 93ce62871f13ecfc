import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { cardsListed } from './cards.repository.ts'
import { eventsListed } from './staff-lists.repository.ts'

const begin = new Date('2027-03-01T10:00:00Z')

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await makeTestApp({ now: begin })
  admin = await app.make.admin()
})
afterAll(() => app.close())

describe('with five thousand events', () => {
  /** Indexes and tables that a statement reads, of 5,000 events. */
  async function plannedFor(listed: { fits: ReturnType<typeof sql> }): Promise<string> {
    const rows = await rowsOf<{ 'QUERY PLAN': unknown }>(
      app.db,
      sql`explain (format json) ${listed.fits}`,
    )
    return JSON.stringify(rows)
  }

  beforeAll(async () => {
    await app.db.execute(sql`insert into live_events
        (id, kind, state, title, slug, enrolment, recording_for, starts_at, ends_at, created_at,
          updated_at)
      select gen_random_uuid(), case when n % 3 = 0 then 'course' else 'seminar' end, 'published',
        'Event ' || n, 'event', 'open', 'everyone', '2020-01-01'::timestamptz + n * interval '12 hours',
        '2020-01-01'::timestamptz + n * interval '12 hours' + interval '1 hour', now(), now()
      from generate_series(1, 5000) n`)
    await app.db.execute(sql`analyze live_events`)
  })

  it('lists are read by indexes', async () => {
    const who = { userId: admin, role: 'Student' as const }
    const upcoming = cardsListed(who, { kind: 'seminar', when: 'upcoming', days: {} }, begin)
    expect(await plannedFor(upcoming)).toContain('live_events_by_end')
    const days = { from: '2021-03-01', to: '2021-03-02' }
    const all = eventsListed(
      { userId: admin, role: 'Admin' },
      { kind: 'seminar', ...days, sort: 'startsAt', direction: 'asc' },
    )
    expect(await plannedFor(all)).toContain('live_events_by_start')
  })
})
