import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms } from '../../database/sql.ts'
import { isGivenBy, isThere, type Who } from './events.sql.ts'

/** A report with what learners said, as the database gives it. */
export interface ReportRow {
  id: string
  title: string
  state: 'draft' | 'published' | 'cancelled'
  endsMs: number
  report: {
    body: string
    version: number
    writerId: string | null
    writer: string | null
    sentMs: number | null
  } | null
  mean: number | null
  count: number
  comments: { stars: number; text: string; by: string }[]
}

/** The report of an event that the caller gives; undefined for any other. */
export async function findReport(
  db: Db,
  who: Who,
  id: string,
  hold = false,
): Promise<ReportRow | undefined> {
  const [row] = await rowsOf<ReportRow>(
    db,
    sql`select e.id, e.title, e.state, ${ms(sql`e.ends_at`)} "endsMs",
        (select json_build_object('body', r.body, 'version', r.version, 'writerId', r.writer_id,
            'writer', w.first_name || ' ' || w.last_name, 'sentMs', ${ms(sql`r.sent_at`)})
          from live_event_reports r left join users w on w.id = r.writer_id
          where r.event_id = e.id) "report",
        (select avg(g.stars)::float8 from live_event_ratings g where g.event_id = e.id) "mean",
        (select count(*)::int from live_event_ratings g where g.event_id = e.id) "count",
        (select coalesce(json_agg(c), '[]') from (
          select g.stars, g.comment "text", u.first_name || ' ' || u.last_name "by"
          from live_event_ratings g join users u on u.id = g.student_id
          where g.event_id = e.id and g.comment <> ''
          order by g.updated_at desc, g.student_id limit 100) c) "comments"
      from live_events e where e.id = ${id} and ${isThere} and ${isGivenBy(who)}
      ${hold ? sql`for update of e` : sql``}`,
  )
  return row
}

/** Keeps a report; the first one to save it is its writer, and a sent one's text of before stays. */
export async function keepReport(
  tx: Db,
  { id, body, writerId, isSent }: { id: string; body: string; writerId: string; isSent: boolean },
  now: Date,
): Promise<void> {
  await tx.execute(
    sql`insert into live_event_report_texts (event_id, version, body, writer_id, replaced_at)
      select event_id, version, body, writer_id, ${at(now)} from live_event_reports
      where event_id = ${id} and sent_at is not null and body <> ${body}`,
  )
  const sent = isSent ? at(now) : sql`null::timestamptz`
  await tx.execute(
    sql`insert into live_event_reports as r (event_id, body, writer_id, sent_at, updated_at)
      values (${id}, ${body}, ${writerId}, ${sent}, ${at(now)})
      on conflict (event_id) do update set body = excluded.body, version = r.version + 1,
        writer_id = coalesce(r.writer_id, excluded.writer_id),
        sent_at = coalesce(r.sent_at, excluded.sent_at), updated_at = excluded.updated_at`,
  )
}
