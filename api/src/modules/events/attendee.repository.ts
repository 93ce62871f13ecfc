import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { liveEventNotes } from '../../database/schema/index.ts'
import { at, ms } from '../../database/sql.ts'
import { isGivenBy, isThere, queuePlaceOf, type Who } from './events.sql.ts'

/** One who has or had a place, as the database gives it. */
export interface AttendeeFound {
  studentId: string
  fullName: string
  yearGroup: number
  schoolName: string
  eventTitle: string
  state: 'registered' | 'waiting' | 'cancelled'
  queuePlace: number | null
  registeredMs: number
  cancelledMs: number | null
  sessions: {
    id: string
    title: string
    startsMs: number
    joinedMs: number | null
    attendance: 'present' | 'late' | 'absent' | 'excused' | null
    markedBy: string | null
    markedMs: number | null
  }[]
  rating: { stars: number; comment: string; ratedMs: number } | null
  notes: { id: string; text: string; by: string; atMs: number }[]
  attended: number
  places: number
}

/** One who has or had a place in an event that the caller gives. */
export async function findAttendee(
  db: Db,
  who: Who,
  { id, studentId }: { id: string; studentId: string },
  now: Date,
): Promise<AttendeeFound | undefined> {
  const [row] = await rowsOf<AttendeeFound>(
    db,
    sql`select o.student_id "studentId", u.first_name || ' ' || u.last_name "fullName",
        st.year_group::int "yearGroup",
        coalesce((select c.name from student_schools k join schools c on c.id = k.school_id
          where k.student_id = o.student_id order by k.position limit 1), '') "schoolName",
        e.title "eventTitle", o.state, ${queuePlaceOf} "queuePlace",
        ${ms(sql`o.registered_at`)} "registeredMs", ${ms(sql`o.cancelled_at`)} "cancelledMs",
        (select json_agg(json_build_object('id', s.id, 'title', s.title,
            'startsMs', ${ms(sql`s.starts_at`)}, 'joinedMs', ${ms(sql`y.joined_at`)},
            'attendance', y.state, 'markedBy', m.first_name || ' ' || m.last_name,
            'markedMs', ${ms(sql`y.marked_at`)}) order by s.starts_at, s.id)
          from live_event_sessions s
          left join live_event_attendance y on y.session_id = s.id and y.student_id = o.student_id
          left join users m on m.id = y.marked_by
          where s.event_id = e.id) "sessions",
        (select json_build_object('stars', r.stars, 'comment', r.comment,
            'ratedMs', ${ms(sql`r.rated_at`)})
          from live_event_ratings r
          where r.event_id = e.id and r.student_id = o.student_id) "rating",
        (select coalesce(json_agg(n), '[]') from (
          select n.id, n.text, coalesce(w.first_name || ' ' || w.last_name, '') "by",
            ${ms(sql`n.written_at`)} "atMs"
          from live_event_notes n left join users w on w.id = n.writer_id
          where n.event_id = e.id and n.student_id = o.student_id
          order by n.written_at desc, n.id desc limit 100) n) "notes",
        x.attended, x.places
      from live_events e
      join live_event_places o on o.event_id = e.id and o.student_id = ${studentId}
      join students st on st.user_id = o.student_id
      join users u on u.id = o.student_id
      cross join lateral (
        select count(*)::int places,
          (count(*) filter (where y.state in ('present', 'late')))::int attended
        from live_event_places p
        join live_events z on z.id = p.event_id and z.state = 'published'
          and z.removed_at is null
        join live_event_sessions s on s.event_id = p.event_id and s.ends_at <= ${at(now)}
        left join live_event_attendance y on y.session_id = s.id and y.student_id = p.student_id
        where p.student_id = o.student_id and p.state = 'registered' and p.event_id <> e.id
      ) x
      where e.id = ${id} and ${isThere} and ${isGivenBy(who)}`,
  )
  return row
}

/** Adds what staff noted of somebody. */
export async function insertNote(tx: Db, note: typeof liveEventNotes.$inferInsert): Promise<void> {
  await tx.insert(liveEventNotes).values(note)
}
