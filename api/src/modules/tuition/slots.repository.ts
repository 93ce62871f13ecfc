import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms } from '../../database/sql.ts'
import { sessionEnd } from './tuition.sql.ts'

/** An hour that wants its quarters. */
export interface WantedHour {
  id: string
  studentId: string
  tutorId: string
  startsAt: Date
  quarters: number
}

/** The quarters that hours want of both people, as the table `wanted`. */
function wanted(hours: readonly WantedHour[]) {
  const rows = hours.map(({ id, startsAt, quarters, ...who }) => ({
    id,
    starts_at: startsAt.toISOString(),
    quarters,
    people: [who.studentId, who.tutorId],
  }))
  return sql`(select p.id::uuid person_id, h.starts_at + n * interval '15 minutes' slot, h.id session_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      h (id uuid, starts_at timestamptz, quarters int, people jsonb)
    cross join lateral jsonb_array_elements_text(h.people) p (id)
    cross join lateral generate_series(0, h.quarters - 1) n)`
}

/**
 * Takes the quarters of hours for both people. Rows come in the order of the key, so that whoever
 * wants one of them at the same time waits, and no two wait for each other.
 * @returns false where somebody has one of them already: then nothing of the transaction may stay.
 */
export async function takeSlots(tx: Db, hours: readonly WantedHour[]): Promise<boolean> {
  const [row] = await rowsOf<{ missing: number }>(
    tx,
    sql`with wanted as (select * from ${wanted(hours)} w), taken as (
        insert into session_slots (person_id, slot, session_id)
        select person_id, slot, session_id from wanted order by person_id, slot
        on conflict do nothing returning person_id, slot
      )
      select ((select count(*) from wanted) - (select count(*) from taken))::int "missing"`,
  )
  return row?.missing === 0
}

/** Whether somebody has a quarter of these hours already, as far as others have written it. */
export async function isSomebodyBusy(db: Db, hours: readonly WantedHour[]): Promise<boolean> {
  const [row] = await rowsOf<{ isBusy: boolean }>(
    db,
    sql`select exists (select 1 from ${wanted(hours)} w
      join session_slots k on k.person_id = w.person_id and k.slot = w.slot
        and k.session_id <> w.session_id) "isBusy"`,
  )
  return row?.isBusy === true
}

/** Frees the quarters of hours. */
export async function freeSlotsOf(tx: Db, sessionIds: readonly string[]): Promise<void> {
  const ids = sql.join(
    sessionIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  await tx.execute(sql`delete from session_slots where session_id in (${ids})`)
}

/** Somebody who has another hour when one is wanted. */
export interface Clash {
  /** The hour that was wanted. */
  sessionId: string
  name: string
  startsMs: number
  quarters: number
}

/** Who is busy with which other hours when these are wanted, by date. */
export async function findClashes(tx: Db, hours: readonly WantedHour[]): Promise<Clash[]> {
  return await rowsOf<Clash>(
    tx,
    sql`select distinct w.session_id "sessionId", u.first_name || ' ' || u.last_name "name",
        ${ms(sql`s.starts_at`)} "startsMs", s.quarters::int "quarters", k.person_id
      from ${wanted(hours)} w
      join session_slots k on k.person_id = w.person_id and k.slot = w.slot
        and k.session_id <> w.session_id
      join tuition_sessions s on s.id = k.session_id
      join users u on u.id = k.person_id
      order by "startsMs", "name", k.person_id`,
  )
}

/** When one of two people has an hour to come, but for one hour; in milliseconds. */
export async function findTaken(
  db: Db,
  { studentId, tutorId, id }: Omit<WantedHour, 'startsAt' | 'quarters'>,
  { from, until }: { from: Date; until: Date },
): Promise<{ startsMs: number; endsMs: number }[]> {
  return await rowsOf(
    db,
    sql`select ${ms(sql`s.starts_at`)} "startsMs", ${ms(sessionEnd)} "endsMs"
      from tuition_sessions s
      where s.state <> 'cancelled' and (s.student_id = ${studentId} or s.tutor_id = ${tutorId})
        and s.starts_at > ${at(from)} - interval '8 hours' and s.starts_at < ${at(until)}
        and s.id <> ${id}
      order by s.starts_at, s.id`,
  )
}

/** Days for which the quarters of hours gone by are kept: as long as an hour may be noted afterwards. */
const keptDays = 8

/** Removes the quarters of hours that nothing can be booked beside any more. */
export async function forgetOldSlots(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptDays * 86_400_000)
  await db.execute(sql`delete from session_slots where slot < ${at(oldest)}`)
}

/** Whether an hour's quarters are still kept at a moment. */
export function isKept(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() > now.getTime() - keptDays * 86_400_000
}
