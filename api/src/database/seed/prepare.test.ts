import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isPassword } from '../../access/passwords.ts'
import { openDemoWorld } from '../../testing/demo-world.ts'
import { openTestDatabase } from '../../testing/index.ts'
import { type Database, openDatabase, rowsOf } from '../open.ts'
import { activeTime, demoWorld, users } from '../schema/index.ts'
import { prepareDatabase } from './prepare.ts'
import { shiftWorld } from './shift-times.ts'

let database: Database

beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

// Some of these make the whole demo world.
vi.setConfig({ testTimeout: 120_000 })

const today = new Date('2026-03-02T09:30:00Z')
const silent = () => undefined
const asUtc = (text = '') => Date.parse(`${text.replace(' ', 'T')}Z`)

describe('the first start', () => {
  it('of production makes the first admin once, and no demo world', async () => {
    const settings = {
      isDemo: false,
      firstAdmin: { email: 'Boss@School.Test', password: 'a long password' },
    }
    await Promise.all([
      prepareDatabase(database, settings, today, silent),
      prepareDatabase(database, settings, today, silent),
    ])
    const rows = await database.db.select().from(users)
    expect(rows.map(({ email, role }) => [email, role])).toEqual([['boss@school.test', 'Admin']])
    expect(await isPassword(rows[0]?.passwordHash ?? null, 'a long password')).toBe(true)
    await prepareDatabase(
      database,
      { isDemo: false, firstAdmin: { email: 'other@school.test', password: 'another password' } },
      today,
      silent,
    )
    expect(await database.db.select().from(users)).toHaveLength(1)
  })

  it('of a demo makes the world once, even when two processes start at the same time', async () => {
    const lines: string[] = []
    const settings = { isDemo: true, firstAdmin: undefined }
    const start = () => prepareDatabase(database, settings, today, (line) => lines.push(line))
    await Promise.all([start(), start()])
    expect(lines).toEqual(['Making the demo world …'])
    const worlds = await database.db.select().from(demoWorld)
    expect(worlds.map(({ seededOn }) => seededOn)).toEqual(['2026-03-02'])
  })
})

describe('a start beside another that is not done', () => {
  const settings = {
    isDemo: false,
    firstAdmin: { email: 'boss@school.test', password: 'a long password' },
  }

  // The embedded database has one process.
  it.skipIf(!process.env.TEST_DATABASE_URL)(
    'waits longer than a statement may take otherwise',
    async () => {
      const { db } = database
      const start = (tx: Database['db']) =>
        prepareDatabase({ ...database, db: tx }, settings, today, silent)
      const later = await db.transaction(async (first) => {
        await start(first)
        const second = db.transaction(async (tx) => {
          await tx.execute(sql`set local statement_timeout = '100ms'`)
          await start(tx)
        })
        second.catch(() => undefined)
        await vi.waitFor(async () => {
          const waiting = await rowsOf(
            db,
            sql`select 1 from pg_stat_activity where datname = current_database()
              and wait_event_type = 'Lock' and now() - query_start > interval '200 ms'`,
          )
          expect(waiting).toHaveLength(1)
        }, 10_000)
        // Told in a list: a promise would be waited for before the first is done.
        return [second]
      })
      await Promise.all(later)
      expect(await db.select().from(users)).toHaveLength(1)
    },
  )
})

describe('a production start without an admin', () => {
  it('says how to get one', async () => {
    const lines: string[] = []
    const settings = { isDemo: false, firstAdmin: undefined }
    await prepareDatabase(database, settings, today, (line) => lines.push(line))
    expect(lines).toEqual([
      'There is no admin yet: set ADMIN_EMAIL and ADMIN_PASSWORD and start again.',
    ])
  })
})

describe('a start on a later day', () => {
  it('moves every moment and day of the demo world by whole days, and nothing else', async () => {
    const world = await openDemoWorld()
    const { db } = world
    const [{ seededOn = '' } = {}] = await db.select().from(demoWorld)
    const [person] = await db.select().from(users).where(eq(users.email, 'student@portal.test'))
    const userId = person?.id ?? ''
    const seeded = Date.parse(seededOn)
    const day = (offset: number) =>
      new Date(seeded + offset * 86_400_000).toISOString().slice(0, 10)
    const days = [-4, -3, -2, -1].map(day)
    const noon = (offset: number) => new Date(`${day(offset)}T12:00:00Z`)
    await db.delete(activeTime).where(eq(activeTime.userId, userId))
    await db
      .insert(activeTime)
      .values(days.map((of) => ({ userId, day: of, ms: 1000, lastAt: noon(0) })))
    const report = sql`select min(starts_at at time zone 'Europe/London')::text as first
      from tuition_sessions`
    const [before] = await rowsOf<{ first: string }>(db, report)

    expect(await shiftWorld(db, new Date(`${day(1)}T23:00:00Z`))).toBe(1)
    expect(await shiftWorld(db, new Date(`${day(1)}T23:30:00Z`))).toBe(0)

    const rows = await db.select().from(activeTime).where(eq(activeTime.userId, userId))
    expect(rows.map(({ day }) => day).sort()).toEqual([-3, -2, -1, 0].map(day))
    expect(rows[0]?.lastAt).toEqual(noon(1))
    const [after] = await rowsOf<{ first: string }>(db, report)
    expect(asUtc(after?.first) - asUtc(before?.first)).toBe(86_400_000)
    // What versions of bookings kept goes along, so that nothing looks changed.
    const kept = await rowsOf(
      db,
      sql`select count(*)::int from bookings b join booking_versions v on v.booking_id = b.id
        where v.snapshot ->> 'startsOn' <> b.starts_on::text
          or v.snapshot ->> 'expiresOn' is distinct from b.expires_on::text
          or v.snapshot ->> 'cancelledOn' <> b.cancelled_on::text
          or v.snapshot -> 'plan' <> (select coalesce(jsonb_agg(jsonb_build_object('instalmentId', i.id,
              'dueOn', i.due_on, 'pence', i.pence) order by i.due_on, i.id), '[]')
            from instalments i where i.booking_id = b.id)`,
    )
    expect(kept).toEqual([{ count: 0 }])
    await world.close()
  })

  it.each([91, 182, 273])(
    'leaves hours by London’s clock where they are, %i days later too',
    async (days) => {
      const world = await openDemoWorld()
      const { db } = world
      const [{ seededOn = '' } = {}] = await db.select().from(demoWorld)
      const hours = (by: number) =>
        rowsOf<{ id: string; at: string }>(
          db,
          sql`select id, (starts_at at time zone 'Europe/London' + make_interval(days => ${by}::int))::text as at
            from tuition_sessions union all
            select id, (starts_at at time zone 'Europe/London' + make_interval(days => ${by}::int))::text
            from calendar_events where not is_all_day order by 1`,
        )
      /** Whole days of calendars, by their date. */
      const wholeDays = (by: number) =>
        rowsOf(
          db,
          sql`select id, (starts_at at time zone 'UTC' + make_interval(days => ${by}::int))::text as at
            from calendar_events where is_all_day order by 1`,
        )
      /** What was said and counted of an hour, from its end. */
      const following = () =>
        rowsOf(
          db,
          sql`select s.id, s.starts_at + s.quarters * interval '15 minutes' = l.occurred_at as "isCounted",
              r.rated_at > s.starts_at + s.quarters * interval '15 minutes' as "isRatedAfter"
            from tuition_sessions s left join tuition_ledger l on l.session_id = s.id
            left join ratings r on r.session_id = s.id order by s.id, l.id`,
        )
      const [before, said] = [await hours(days), await following()]
      const whole = await wholeDays(days)
      const today = new Date(Date.parse(seededOn) + days * 86_400_000)
      expect(await shiftWorld(db, today)).toBe(days)
      expect(await hours(0)).toEqual(before)
      expect(await following()).toEqual(said)
      expect(whole.length).toBeGreaterThan(0)
      expect(await wholeDays(0)).toEqual(whole)
      const lights = await rowsOf(
        db,
        sql`select count(*)::int "students", (select sum(students)::int from light_tallies) "tallied",
            count(*) filter (where n is distinct from l)::int "wrong"
          from lights_afresh(array(select user_id from students)) n
          join student_lights l on l.student_id = n.student_id where n.is_active`,
      )
      expect(lights).toEqual([{ students: 63, tallied: 63, wrong: 0 }])
      await world.close()
    },
  )
})

describe('the embedded database', () => {
  it('keeps what was written over a restart, and begins from a dump where there is nothing', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-data-'))
    const kept = await openDatabase({})
    await kept.db.insert(demoWorld).values({ seededOn: '2026-01-01' })
    const dump = await kept.dump()
    await kept.close()

    const first = await openDatabase({ dataDir, dump: async () => dump })
    expect([first.isNew, first.isFromDump]).toEqual([true, true])
    await first.db.update(demoWorld).set({ seededOn: '2026-01-02' })
    await first.close()

    const second = await openDatabase({ dataDir, dump: async () => dump })
    expect([second.isNew, second.isFromDump]).toEqual([false, false])
    expect(await second.db.select().from(demoWorld)).toEqual([{ id: 1, seededOn: '2026-01-02' }])
    await second.close()
    await rm(dataDir, { recursive: true })
  })
})
