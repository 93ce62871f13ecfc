import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at } from '../../database/sql.ts'
import { cardsWithTerms, stateOf } from '../report-cards/index.ts'
import { hasNoReport, sessionEnd } from '../tuition/index.ts'
import type { MorningWork } from './morning.rules.ts'

/** Who may have something to do: students, and those who teach. */
const workers = sql`(u.is_active and u.role in ('Student', 'Tutor', 'Senior Tutor'))`

/** Time zones of students and of those who teach. */
export async function zonesOfWorkers(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ zone: string }>(
    db,
    sql`select distinct u.time_zone as zone from users u where ${workers}`,
  )
  return rows.map(({ zone }) => zone)
}

/** How many of them live in a zone. */
export async function countWorkers(db: Db, zone: string): Promise<number> {
  const [row] = await rowsOf<{ people: number }>(
    db,
    sql`select count(*)::int people from users u where u.time_zone = ${zone} and ${workers}`,
  )
  return row?.people ?? 0
}

/** Which of them are looked at: up to `people` after somebody, by their ids. */
interface Batch {
  zone: string
  /** The zone's day, whose morning it is. */
  today: string
  after: string
  people: number
  now: Date
}

/** Report cards are told of from so many days before they are due. */
const cardDays = 3

/**
 * What the next people of a zone have to do. Hours without a report, and cards that were due, are
 * looked for in the last 90 days alone, so that it costs no more the longer somebody teaches; the
 * list of what is due has all.
 */
export async function workOfNext(db: Db, batch: Batch): Promise<MorningWork[]> {
  const { zone, today, after, people, now } = batch
  const terms = sql`t.cards_due_on between ${today}::date - 90 and ${today}::date + ${cardDays}::int`
  return await rowsOf<MorningWork>(
    db,
    sql`select p.id "userId", coalesce(h.homework, 0)::int "homework", h.texts[1] "text",
        h.reports[1] "reportId", coalesce(w.to_mark, 0)::int "toMark",
        coalesce(w.reports, 0)::int "reports", coalesce(w.requests, 0)::int "requests",
        coalesce(k.cards, 0)::int "cards"
      from (select u.id, u.role from users u
        where u.time_zone = ${zone} and ${workers} and u.id > ${after}::uuid
        order by u.id limit ${people}) p
      left join lateral (
        select count(*) homework, array_agg(x.text order by r.sent_at, x.position) texts,
          array_agg(r.id order by r.sent_at, x.position) reports
        from tuition_reports r join tuition_homework x on x.report_id = r.id
        where p.role = 'Student' and r.student_id = p.id and x.done_at is null
          and x.due_on = ${today}::date + 1) h on true
      left join lateral (
        select count(*) filter (where s.state = 'scheduled' and ${sessionEnd} <= ${at(now)}) to_mark,
          count(*) filter (where ${hasNoReport}) reports,
          count(*) filter (where s.state = 'scheduled' and s.starts_at > ${at(now)}
            and exists (select 1 from reschedule_requests q
              where q.session_id = s.id and q.state = 'open')) requests
        from tuition_sessions s
        where p.role <> 'Student' and s.tutor_id = p.id
          and s.starts_at > ${at(now)} - interval '90 days') w on true
      left join lateral (
        select count(*) cards from ${cardsWithTerms({ terms, tutorId: sql`p.id` })}
        where p.role <> 'Student' and ${stateOf} <> 'submitted') k on true
      order by p.id`,
  )
}
