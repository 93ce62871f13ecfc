import { notificationKinds } from '@portal/shared/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms, uuidArray } from '../../database/sql.ts'
import { isOpenFor } from '../alerts/index.ts'
import { ledgerOf } from '../tuition/index.ts'
import type { ChildWeek, Reader } from './summary.rules.ts'
import type { EndedWeek } from './week.rules.ts'

/** Whether a summary comes until a parent says otherwise. */
const firstEmail = notificationKinds.find(({ name }) => name === 'weekly')?.first.email ?? 'none'

/** Time zones of parents with a child. */
export async function zonesOfParents(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ zone: string }>(
    db,
    sql`select distinct u.time_zone as zone from parent_children l join users u on u.id = l.parent_id`,
  )
  return rows.map(({ zone }) => zone)
}

/** True of the account `u` of a zone that is to get the summary of a week and has not yet. */
const waitsFor = (zone: string, monday: string): SQL => sql`(u.time_zone = ${zone} and u.is_active
  and exists (select 1 from parent_children l where l.parent_id = u.id)
  and coalesce((select p.email from notification_preferences p
    where p.user_id = u.id and p.kind = 'weekly'), ${firstEmail}) <> 'none'
  and not exists (select 1 from weekly_summaries w
    where w.parent_id = u.id and w.sent_on = ${monday}::date))`

/** Parents of a zone who are to get the summary of a week and have not yet. */
export async function countReaders(db: Db, zone: string, monday: string): Promise<number> {
  const [row] = await rowsOf<{ people: number }>(
    db,
    sql`select count(*)::int people from users u where ${waitsFor(zone, monday)}`,
  )
  return row?.people ?? 0
}

/** Which parents are taken: up to `people` of a zone after a person, by their ids. */
interface Batch {
  zone: string
  monday: string
  after: string
  people: number
  now: Date
}

/** Takes the next parents of a zone for the summary of a week, each once, by whichever process. */
export async function takeReaders(db: Db, batch: Batch): Promise<(Reader & { id: string })[]> {
  return await rowsOf(
    db,
    sql`with due as (
        select u.id from users u
        where ${waitsFor(batch.zone, batch.monday)} and u.id > ${batch.after}::uuid
        order by u.id limit ${batch.people}
      ), taken as (
        insert into weekly_summaries (parent_id, sent_on, made_at)
        select id, ${batch.monday}::date, ${at(batch.now)} from due
        on conflict do nothing returning parent_id
      )
      select u.id, u.email "address", u.first_name "firstName", u.time_zone "timeZone"
      from taken join users u on u.id = taken.parent_id order by u.id`,
  )
}

/**
 * The children of some parents of one zone with what they did in a week, by the days of that zone,
 * and what they have before them; by parent, the children by name.
 */
export async function childrenOfReaders(
  db: Db,
  parentIds: readonly string[],
  { week, zone }: { week: EndedWeek; zone: string },
): Promise<(ChildWeek & { parentId: string })[]> {
  const midnight = (day: string) => sql`(${day}::timestamp at time zone ${zone})`
  const from = midnight(week.first)
  const until = midnight(week.monday)
  const inWeek = (moment: SQL) => sql`(${moment} >= ${from} and ${moment} < ${until})`
  const days = (column: SQL) => sql`${column} between ${week.first}::date and ${week.last}::date`
  return await rowsOf(
    db,
    sql`select f.parent_id "parentId", c.id "studentId", c.first_name "firstName",
        c.first_name || ' ' || c.last_name "fullName",
        h.delivered, h.missed, h.quarters,
        case when st.is_unlimited then null else l.bought + l.adjusted + l.used end "left",
        a.ms "activeMs", a.before "activeBeforeMs", q.answered, q.correct,
        (select count(*)::int from curriculum_items i
          where i.student_id = c.id and ${inWeek(sql`i.completed_at`)}) "items",
        (select count(*)::int from sittings y
          where y.student_id = c.id and ${inWeek(sql`y.finished_at`)}) "simulations",
        (select count(*)::int from user_videos v
          where v.user_id = c.id and ${inWeek(sql`v.completed_at`)}) "videos",
        e.attended, e.absent,
        (select count(*)::int from tuition_reports r
          where r.student_id = c.id and ${inWeek(sql`r.sent_at`)}) "reports",
        (select count(*)::int from report_cards k
          where k.student_id = c.id and ${inWeek(sql`k.submitted_at`)}) "cards",
        w.open "homework", w.late "homeworkLate",
        (select count(*)::int from alerts o
          where o.student_id = c.id and ${isOpenFor('family')}) "concerns",
        (select coalesce(json_agg(json_build_object('startsMs', ${ms(sql`s.starts_at`)},
            'subject', s.subject, 'tutorName', t.first_name || ' ' || t.last_name)
            order by s.starts_at, s.id), '[]')
          from tuition_sessions s join users t on t.id = s.tutor_id
          where s.student_id = c.id and s.state = 'scheduled'
            and s.starts_at >= ${until} and s.starts_at < ${until} + interval '7 days') "next"
      from parent_children f
      join users c on c.id = f.student_id
      join students st on st.user_id = c.id
      cross join ${ledgerOf(sql`c.id`)}
      cross join lateral (
        select count(*) filter (where s.state = 'delivered')::int delivered,
          count(*) filter (where s.state = 'no-show')::int missed,
          coalesce(sum(s.quarters) filter (where s.state = 'delivered'), 0)::int quarters
        from tuition_sessions s where s.student_id = c.id and ${inWeek(sql`s.starts_at`)}) h
      cross join lateral (
        select coalesce(sum(d.ms) filter (where ${days(sql`d.day`)}), 0)::float8 ms,
          coalesce(sum(d.ms) filter (where d.day < ${week.first}::date), 0)::float8 before
        from active_time d where d.user_id = c.id
          and d.day between ${week.first}::date - 7 and ${week.last}::date) a
      cross join lateral (
        select coalesce(sum(d.answered), 0)::int answered, coalesce(sum(d.correct), 0)::int correct
        from student_days d where d.student_id = c.id and ${days(sql`d.day`)}) q
      cross join lateral (
        select count(*)::int "open",
          count(*) filter (where x.due_on < ${week.monday}::date)::int late
        from tuition_reports r join tuition_homework x on x.report_id = r.id
        where r.student_id = c.id and x.done_at is null) w
      cross join lateral (
        select count(*) filter (where y.state in ('present', 'late'))::int attended,
          count(*) filter (where y.state = 'absent')::int absent
        from live_event_attendance y
        join live_event_sessions n on n.id = y.session_id and ${inWeek(sql`n.starts_at`)}
        join live_events b on b.id = n.event_id and b.state = 'published' and b.removed_at is null
        join live_event_places p on p.event_id = b.id and p.student_id = c.id
          and p.state = 'registered'
        where y.student_id = c.id) e
      where f.parent_id = any (${uuidArray(parentIds)})
      order by f.parent_id, c.first_name, c.last_name, c.id`,
  )
}
