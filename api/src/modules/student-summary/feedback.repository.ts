import { sql } from 'drizzle-orm'
import { tutorInSight } from '../../access/records.repository.ts'
import type { Caller } from '../../calls.ts'
import { ms } from '../../database/sql.ts'
import { type Listed, orderOf } from '../../lists/index.ts'

/** What a student said of an hour, as the database gives it. */
export interface RatingRow {
  id: string
  startsMs: number
  subject: string
  tutorName: string
  rating: number
  feedback: string
  ratedMs: number
}

/** A student's ratings of hours with tutors in the caller's sight, as a list, the latest hour first. */
export function ratingsListed(caller: Caller, studentId: string): Listed {
  return {
    fits: sql`select s.id, s.starts_at from tuition_sessions s
      join ratings g on g.session_id = s.id
      where s.student_id = ${studentId} and ${tutorInSight(caller, sql`s.tutor_id`)}`,
    order: orderOf('desc', sql`p.starts_at`, sql`p.id`),
    columns: sql`s.id, ${ms(sql`s.starts_at`)} "startsMs", s.subject,
      t.first_name || ' ' || t.last_name "tutorName", g.rating::int "rating", g.feedback,
      ${ms(sql`g.rated_at`)} "ratedMs"`,
    joins: sql`join tuition_sessions s on s.id = p.id join ratings g on g.session_id = p.id
      join users t on t.id = s.tutor_id`,
  }
}
