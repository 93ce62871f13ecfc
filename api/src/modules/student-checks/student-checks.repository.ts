import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import {
  programmeFeedback,
  programmeFeedbackRatings,
  ratings,
} from '../../database/schema/index.ts'
import { ms } from '../../database/sql.ts'
import { sessionEnd } from '../tuition/index.ts'
import type { FeedbackStanding } from './student-checks.rules.ts'

/** What the checks of the shell look at, beside feedback. */
export interface StudentAccount {
  isActive: boolean
  timeZone: string
  /** `yyyy-mm-dd`. */
  expiresOn: string
  /** Parts of the ESAT chosen beside the compulsory one. */
  chosenParts: number
}

/** A student's account; undefined when there is no such student. */
export async function accountOf(db: Db, studentId: string): Promise<StudentAccount | undefined> {
  const [row] = await rowsOf<StudentAccount>(
    db,
    sql`select u.is_active "isActive", u.time_zone "timeZone", st.expires_on::text "expiresOn",
        (select count(*)::int from student_esat_parts c
          join section_numbers n on n.id = c.section_id
          where c.student_id = u.id and not n.is_compulsory) "chosenParts"
      from students st join users u on u.id = st.user_id where st.user_id = ${studentId}`,
  )
  return row
}

interface StandingRow extends Omit<FeedbackStanding, 'siblingAskedAt' | 'unrated'> {
  siblingMs: number | null
  unrated: {
    number: number
    tutorName: string
    subject: string
    startsMs: number
    endsMs: number
  } | null
}

/** Everything that decides which feedback a student owes, in one query. */
export async function feedbackStandingOf(db: Db, studentId: string): Promise<FeedbackStanding> {
  const [row] = await rowsOf<StandingRow>(
    db,
    sql`with delivered as (
        select s.id, s.tutor_id, s.subject, s.quarters, s.starts_at,
          row_number() over (order by s.starts_at, s.id) number
        from tuition_sessions s where s.student_id = ${studentId} and s.state = 'delivered'
      )
      select (select coalesce(sum(quarters), 0)::int from delivered) "quarters",
        (select coalesce(json_agg(feedback_type), '[]') from programme_feedback
          where student_id = ${studentId}) "answered",
        (select ${ms(sql`max(given_at)`)} from programme_feedback
          where student_id = ${studentId} and has_interested_sibling is not null) "siblingMs",
        (select coalesce(json_agg(json_build_object('tutorId', u.id,
            'tutorName', u.first_name || ' ' || u.last_name)
            order by u.first_name, u.last_name, u.id), '[]')
          from tutor_students t join users u on u.id = t.tutor_id
          where t.student_id = ${studentId}) "tutors",
        (select json_build_object('number', s.number,
            'tutorName', u.first_name || ' ' || u.last_name, 'subject', s.subject,
            'startsMs', ${ms(sql`s.starts_at`)}, 'endsMs', ${ms(sessionEnd)})
          from delivered s join users u on u.id = s.tutor_id
          where not exists (select 1 from ratings g where g.session_id = s.id)
          order by s.number desc limit 1) "unrated"`,
  )
  if (row === undefined) throw new Error('A select without a table gives one row')
  const { siblingMs, unrated, ...rest } = row
  return {
    ...rest,
    siblingAskedAt: siblingMs === null ? null : new Date(siblingMs),
    unrated: unrated && {
      number: unrated.number,
      tutorName: unrated.tutorName,
      subject: unrated.subject,
      startsAt: new Date(unrated.startsMs),
      endsAt: new Date(unrated.endsMs),
    },
  }
}

/** The delivered hour of this number (from 1); undefined when there are not so many. */
export async function deliveredHour(
  db: Db,
  studentId: string,
  number: number,
): Promise<{ id: string; tutorId: string } | undefined> {
  const [row] = await rowsOf<{ id: string; tutorId: string }>(
    db,
    sql`select id, tutor_id "tutorId" from tuition_sessions
      where student_id = ${studentId} and state = 'delivered'
      order by starts_at, id limit 1 offset ${number - 1}`,
  )
  return row
}

/** Keeps a rating; false when the hour has one already. */
export async function addRating(db: Db, rating: typeof ratings.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(ratings)
    .values(rating)
    .onConflictDoNothing({ target: ratings.sessionId })
    .returning({ id: ratings.sessionId })
  return rows.length > 0
}

/** Keeps an answered survey with its tutors' ratings; false when it was answered before. */
export async function addSurvey(
  db: Db,
  survey: Omit<typeof programmeFeedback.$inferInsert, 'id'>,
  tutorRatings: readonly { tutorId: string; rating: number }[],
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(programmeFeedback)
      .values({ ...survey, id: newId(survey.givenAt.getTime()) })
      .onConflictDoNothing({
        target: [programmeFeedback.studentId, programmeFeedback.feedbackType],
      })
      .returning({ id: programmeFeedback.id })
    if (kept === undefined) return false
    if (tutorRatings.length > 0) {
      await tx
        .insert(programmeFeedbackRatings)
        .values(tutorRatings.map((each) => ({ ...each, feedbackId: kept.id })))
    }
    return true
  })
}
