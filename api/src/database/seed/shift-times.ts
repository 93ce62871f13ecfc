import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { rowsOf } from '../open.ts'
import { tutorAvailability } from '../schema/index.ts'
import { withoutTimeLimit } from '../sql.ts'

/** Tables whose times are real ones, not the demo world's. */
const fixed = [
  'sessions',
  'refresh_tokens',
  'password_links',
  'email_links',
  'sign_in_attempts',
  'idempotency_keys',
  'audit_log',
  'audit_seals',
  'audit_checks',
  'ledger_checks',
  'mails',
  'tasks',
  'settings',
  'terms',
  'holidays',
  // Of terms, which stay where they are.
  'report_cards',
  'report_card_versions',
  'report_card_reminders',
  // Of sittings, which are in their months.
  'official_results',
  'readiness_snapshots',
  'demo_world',
]

/**
 * Tables of what takes place at an hour by London's clock, and of what follows from it: they move
 * by days of that clock, so that an hour at 16:30 is at 16:30 in summer and winter.
 */
const byLondonsClock = [
  'bookings',
  'booking_versions',
  'live_event_attendance',
  'live_event_files',
  'live_event_notes',
  'live_event_places',
  'live_event_ratings',
  'live_event_report_texts',
  'live_event_reports',
  'live_event_sessions',
  'live_events',
  'marking_events',
  'marking_items',
  'marking_replies',
  'marking_ticks',
  'markings',
  'programme_feedback',
  'ratings',
  'reschedule_proposals',
  'session_slots',
  'tuition_homework',
  'tuition_ledger',
  'tuition_report_drafts',
  'tuition_report_reads',
  'tuition_report_versions',
  'tuition_reports',
  'tuition_sessions',
  'tutor_time_off',
  'writing_versions',
]

/** By which clock a table's times move. Whole days of calendars are by their date, which is UTC's. */
function clockOf(table: string): SQL {
  if (table === 'calendar_events') {
    return sql`case when is_all_day then 'UTC' else 'Europe/London' end`
  }
  return byLondonsClock.includes(table) ? sql`'Europe/London'` : sql`'UTC'`
}

/** So far that no shifted day meets one that is still to be shifted. */
const farAway = 100_000

/**
 * Moves the demo world so that it was seeded `today`: every moment and day of every table goes by
 * the same number of whole days, in UTC or by London's clock. Answers by how many. Triggers are set aside meanwhile: some tables
 * refuse to be changed, and what counts by days is counted anew in the end.
 */
export async function shiftWorld(db: Db, today: Date): Promise<number> {
  return await db.transaction(async (tx) => {
    await tx.execute(withoutTimeLimit)
    const [world] = await rowsOf<{ days: number }>(
      tx,
      sql`select ${isoDay(today)}::date - seeded_on as days from demo_world for update`,
    )
    const days = Number(world?.days ?? 0)
    if (days === 0) return 0
    for (const { table, columns, isUnique, hasTriggers } of await tablesWithTimes(tx)) {
      const name = sql.identifier(table)
      if (hasTriggers) await tx.execute(sql`alter table ${name} disable trigger user`)
      // In two steps where a day is part of a unique rule, which is checked row by row.
      for (const by of isUnique ? [days + farAway, -farAway] : [days]) {
        const zone = clockOf(table)
        const changes = columns.map(({ name, isDay }) => {
          const column = sql.identifier(name)
          const moved = isDay
            ? sql`${column} + ${by}::integer`
            : sql`(${column} at time zone ${zone} + make_interval(days => ${by}::integer))
                at time zone ${zone}`
          return sql`${column} = ${moved}`
        })
        await tx.execute(sql`update ${name} set ${sql.join(changes, sql`, `)}`)
      }
      if (hasTriggers) await tx.execute(sql`alter table ${name} enable trigger user`)
    }
    await shiftWeeks(tx, days)
    await shiftSnapshots(tx, days)
    // Days by people's own clocks, which do not all move by as much.
    await tx.execute(sql`select keep_lights_of(array(select user_id from students))`)
    await tx.execute(sql`update demo_world set seeded_on = ${isoDay(today)}::date`)
    return days
  })
}

/** Moves the days of tutors' ordinary weeks along with the hours that are in them. */
async function shiftWeeks(tx: Db, days: number): Promise<void> {
  const spans = await tx.delete(tutorAvailability).returning()
  if (spans.length === 0) return
  const moved = (weekday: number) => ((((weekday - 1 + days) % 7) + 7) % 7) + 1
  await tx
    .insert(tutorAvailability)
    .values(spans.map(({ weekday, ...span }) => ({ ...span, weekday: moved(weekday) })))
}

/** Moves the days that versions of bookings have of what was saved, which are no columns. */
async function shiftSnapshots(tx: Db, days: number): Promise<void> {
  const moved = (day: SQL) => sql`to_jsonb((${day})::date + ${days}::integer)`
  const top = ['startsOn', 'expiresOn', 'cancelledOn'].map(
    (name) => sql`case when snapshot ->> ${name}::text is null then '{}'::jsonb
      else jsonb_build_object(${name}::text, ${moved(sql`snapshot ->> ${name}::text`)}) end`,
  )
  await tx.execute(sql`alter table booking_versions disable trigger user`)
  await tx.execute(sql`update booking_versions set snapshot = snapshot || ${sql.join(top, sql` || `)}
    || case when snapshot ? 'plan' then jsonb_build_object('plan', (
      select coalesce(jsonb_agg(part || jsonb_build_object('dueOn', ${moved(sql`part ->> 'dueOn'`)})
        order by place), '[]'::jsonb)
      from jsonb_array_elements(snapshot -> 'plan') with ordinality p (part, place)))
    else '{}'::jsonb end`)
  await tx.execute(sql`alter table booking_versions enable trigger user`)
}

interface TableWithTimes {
  table: string
  columns: { name: string; isDay: boolean }[]
  isUnique: boolean
  hasTriggers: boolean
}

async function tablesWithTimes(db: Db): Promise<TableWithTimes[]> {
  const rows = await rowsOf<{
    table: string
    name: string
    type: string
    unique: boolean
    triggers: boolean
  }>(
    db,
    sql`select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
        exists (select from pg_index i where i.indrelid = c.oid and i.indisunique
          and a.attnum = any (i.indkey)) as unique,
        exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as triggers
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and a.attgenerated = ''
        and a.atttypid in ('timestamptz'::regtype, 'timestamp'::regtype, 'date'::regtype)
      order by c.relname, a.attnum`,
  )
  const tables = new Map<string, TableWithTimes>()
  for (const row of rows) {
    if (fixed.includes(row.table)) continue
    const found = tables.get(row.table) ?? {
      table: row.table,
      columns: [],
      isUnique: false,
      hasTriggers: row.triggers,
    }
    found.columns.push({ name: row.name, isDay: row.type === 'date' })
    found.isUnique ||= row.unique
    tables.set(row.table, found)
  }
  return [...tables.values()]
}

function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
