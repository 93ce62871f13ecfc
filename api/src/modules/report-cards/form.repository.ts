import type { GradeScale } from '@portal/shared/api/schemas'
import { type SQL, sql } from 'drizzle-orm'
import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms } from '../../database/sql.ts'
import {
  gradesInHand,
  isInTerm,
  isLate,
  nameOf,
  newestVersion,
  stateOf,
  subjectTaught,
  teaches,
  termOf,
  testOf,
} from './cards.sql.ts'
import type { CardState } from './due.repository.ts'
import { type ReadCard, readColumns } from './reading.repository.ts'
import type { TrackedTerm } from './tracking.repository.ts'
import type { CardContent } from './writing.repository.ts'

/** Whose card of which term. */
export interface CardKey {
  termId: string
  studentId: string
  tutorId: string
}

/** A card with the people and the term that it is of, as the database gives it. */
export interface CardForm {
  term: TrackedTerm
  studentName: string
  studentFirstName: string
  tutorName: string
  subject: string
  mayWrite: boolean
  cardId: string | null
  state: CardState
  version: number
  savedMs: number | null
  submittedMs: number | null
  reopenReason: string
  reopenedBy: string | null
  isLate: boolean
  content: CardContent
  test: { id: number; name: string; grades: GradeScale | null } | null
}

/** Whose cards somebody may look at: tutors the own, seniors their team's, admins all. */
export function tutorsLookedAt({ role, userId }: Pick<Caller, 'role' | 'userId'>, tutor: SQL): SQL {
  switch (role) {
    case 'Admin':
      return sql`true`
    case 'Tutor':
      return sql`${tutor} = ${userId}::uuid`
    case 'Senior Tutor':
      return sql`(${tutor} = ${userId}::uuid or exists (select 1 from tutors m
        where m.user_id = ${tutor} and m.senior_tutor_id = ${userId}::uuid))`
    default:
      return sql`false`
  }
}

/**
 * A card that the caller may look at: of a tutor who has given the student an hour in the term, or has
 * written one; undefined for any other. That the student is in sight is checked at the door.
 */
export async function cardForm(
  db: Db,
  caller: Caller,
  { termId, studentId, tutorId }: CardKey,
  now: Date,
): Promise<CardForm | undefined> {
  const [row] = await rowsOf<CardForm>(
    db,
    sql`select ${termOf} "term", ${nameOf('p')} "studentName",
        p.first_name "studentFirstName", ${nameOf('w')} "tutorName",
        coalesce(c.subject, taught.subject) "subject",
        w.id = ${caller.userId}::uuid and taught.subject is not null
          and ${teaches(sql`w.id`, sql`p.id`)} "mayWrite",
        c.id "cardId", ${stateOf} "state", coalesce(c.version, 0) "version",
        ${ms(sql`c.saved_at`)} "savedMs", ${ms(sql`c.submitted_at`)} "submittedMs",
        coalesce(c.reopen_reason, '') "reopenReason",
        (select ${nameOf('b')} from users b where b.id = c.reopened_by) "reopenedBy",
        ${isLate(now)} "isLate",
        json_build_object('grades', ${gradesInHand},
          'predictedGrade', c.predicted_grade::float8, 'comment', coalesce(c.comment, ''))
          "content",
        ${testOf(sql`p.id`)} "test"
      from terms t
      join users p on p.id = ${studentId}::uuid
      join users w on w.id = ${tutorId}::uuid
      left join report_cards c on c.term_id = t.id and c.student_id = p.id and c.tutor_id = w.id
      cross join lateral (select ${subjectTaught(sql`w.id`, sql`p.id`)} subject) taught
      where t.id = ${termId}::uuid and (taught.subject is not null or c.id is not null)
        and ${tutorsLookedAt(caller, sql`w.id`)}`,
  )
  return row
}

/** What a card of a subject grades, in the order of the card. */
export async function skillsOf(db: Db, subject: string): Promise<{ id: number; name: string }[]> {
  return await rowsOf<{ id: number; name: string }>(
    db,
    sql`select id, name from skills where subject is null or subject = ${subject}
      order by position, id`,
  )
}

/** What is known of a student and a tutor in a term. */
export interface TermFacts {
  deliveredQuarters: number
  plannedQuarters: number
  delivered: number
  noShow: number
  ratings: number
  ratingMean: number | null
  then: { answered: number; correct: number }
  now: { answered: number; correct: number }
}

/** Days that mastery then and now is looked at: the first four weeks, and the last four. */
const fourWeeks = sql`27`

/** The facts of a term `t` that stand beside its card. */
export async function factsOfTerm(
  db: Db,
  { termId, studentId, tutorId }: CardKey,
  now: Date,
): Promise<TermFacts | undefined> {
  const answers = (from: SQL, to: SQL) => sql`(select json_build_object(
      'answered', coalesce(sum(y.answered), 0)::int, 'correct', coalesce(sum(y.correct), 0)::int)
    from student_days y where y.student_id = ${studentId}::uuid
      and y.day between ${from} and ${to})`
  const last = sql`least(t.ends_on, (${at(now)} at time zone 'UTC')::date)`
  const [row] = await rowsOf<TermFacts>(
    db,
    sql`select h.*, r.*, ${answers(sql`t.starts_on`, sql`t.starts_on + ${fourWeeks}`)} "then",
        ${answers(sql`${last} - ${fourWeeks}`, last)} "now"
      from terms t
      cross join lateral (
        select coalesce(sum(s.quarters) filter (where s.state = 'delivered'), 0)::int
            "deliveredQuarters",
          coalesce(sum(s.quarters) filter (where s.state <> 'cancelled'), 0)::int
            "plannedQuarters",
          (count(*) filter (where s.state = 'delivered'))::int "delivered",
          (count(*) filter (where s.state = 'no-show'))::int "noShow"
        from tuition_sessions s where s.student_id = ${studentId}::uuid
          and s.tutor_id = ${tutorId}::uuid and ${isInTerm}) h
      cross join lateral (
        select count(*)::int "ratings", avg(g.rating)::float8 "ratingMean"
        from tuition_sessions s join ratings g on g.session_id = s.id
        where s.tutor_id = ${tutorId}::uuid and ${isInTerm}) r
      where t.id = ${termId}::uuid`,
  )
  return row
}

/** What this tutor submitted of the student in the term before; undefined for the first card. */
export async function lastCardOf(
  db: Db,
  { termId, studentId, tutorId }: CardKey,
): Promise<ReadCard | undefined> {
  const [row] = await rowsOf<ReadCard>(
    db,
    sql`select ${readColumns}
      from report_cards k join terms t on t.id = k.term_id join users w on w.id = k.tutor_id
      join ${newestVersion} on true
      where k.student_id = ${studentId}::uuid and k.tutor_id = ${tutorId}::uuid
        and t.starts_on < (select x.starts_on from terms x where x.id = ${termId}::uuid)
      order by t.starts_on desc limit 1`,
  )
  return row
}
