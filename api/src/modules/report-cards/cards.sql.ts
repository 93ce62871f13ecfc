import { type SQL, sql } from 'drizzle-orm'
import { at, ms } from '../../database/sql.ts'

/** Pieces of statements about report cards. */

/** When a day begins by London's clock, by which terms are counted. */
export const startOf = (day: SQL): SQL => sql`((${day})::timestamp at time zone 'Europe/London')`

/** True of an hour `s` that lies in the term `t`. */
export const isInTerm: SQL = sql`(s.starts_at >= ${startOf(sql`t.starts_on`)}
  and s.starts_at < ${startOf(sql`t.ends_on + 1`)})`

/** True of an hour `s` of the term `t` for which its tutor owes a card. */
const isOwed: SQL = sql`(s.state = 'delivered' and ${isInTerm})`

/** True where a tutor teaches a student now. */
export const teaches = (tutor: SQL, student: SQL): SQL =>
  sql`exists (select 1 from tutor_students l
    where l.tutor_id = ${tutor} and l.student_id = ${student})`

/** True of the term `t` when its cards were due on a day that has passed. */
const isPastDue = (now: Date): SQL => sql`${at(now)} >= ${startOf(sql`t.cards_due_on + 1`)}`

/** True of a card `c` of the term `t`, or of none, that was never submitted and is due no more. */
export const isLate = (now: Date): SQL => sql`(c.submitted_at is null and ${isPastDue(now)})`

/** How a card `c` stands; `due` where there is none. */
export const stateOf: SQL = sql`coalesce(c.state, 'due')`

/**
 * Which cards are looked for: conditions on the term `t`, and one tutor where that is asked for, by
 * id or as the column of a statement around it.
 */
export interface CardsWanted {
  terms: SQL
  tutorId?: string | SQL | undefined
}

/**
 * The rule of what is due, for all that counts or lists cards: `term_id`, `tutor_id`, `student_id` of
 * each. A card is due of every student whom a tutor teaches and has given an hour in the term; what
 * has been submitted counts whatever becomes of that, and what nobody could write any more does not.
 */
export function cardsDue({ terms, tutorId }: CardsWanted): SQL {
  const by = (column: SQL) =>
    tutorId === undefined ? sql`true` : sql`${column} = ${tutorId}::uuid`
  return sql`(
    select x.* from (
      select distinct t.id term_id, s.tutor_id, s.student_id
      from terms t join tuition_sessions s on ${isOwed}
      where ${terms} and ${by(sql`s.tutor_id`)}) x
    where exists (select 1 from tutor_students l where l.tutor_id = x.tutor_id
      and l.student_id = x.student_id and ${by(sql`l.tutor_id`)})
    union
    select t.id, k.tutor_id, k.student_id
    from terms t join report_cards k on k.term_id = t.id
    where k.submitted_at is not null and ${terms} and ${by(sql`k.tutor_id`)})`
}

/** The same as `d`, each with its term `t` and its card `c`, if there is one. */
export function cardsWithTerms(wanted: CardsWanted): SQL {
  return sql`${cardsDue(wanted)} d
    join terms t on t.id = d.term_id
    left join report_cards c on c.term_id = d.term_id and c.tutor_id = d.tutor_id
      and c.student_id = d.student_id`
}

/** The name of somebody, by the alias of the account. */
export const nameOf = (alias: string): SQL =>
  sql.raw(`${alias}.first_name || ' ' || ${alias}.last_name`)

/** A term `t` as JSON. */
export const termOf: SQL = sql`json_build_object('id', t.id, 'name', t.name,
  'startsOn', t.starts_on::text, 'endsOn', t.ends_on::text, 'cardsDueOn', t.cards_due_on::text)`

/** The newest version of the card `k` that was submitted, as the lateral `v`. */
export const newestVersion: SQL = sql`lateral (select v.content, ${ms(sql`v.submitted_at`)} "submittedMs"
  from report_card_versions v where v.card_id = k.id order by v.version desc limit 1) v`

/** The grades of a card `c` in hand, as JSON. */
export const gradesInHand: SQL = sql`(select coalesce(json_agg(json_build_object(
    'skillId', g.skill_id, 'grade', g.grade) order by g.skill_id), '[]')
  from report_card_grades g where g.card_id = c.id)`

/**
 * The test that a student sits, as JSON with its grades: that of the parts which were chosen, else the
 * one that the student is registered for; null before both.
 */
export const testOf = (student: SQL): SQL => sql`(
  select json_build_object('id', a.id, 'name', a.name, 'grades', a.grades)
  from admission_tests a where a.id = coalesce(
    (select n.admission_test_id from student_esat_parts e
      join section_numbers n on n.id = e.section_id
      where e.student_id = ${student} order by n.id limit 1),
    (select r.admission_test_id from test_registrations r
      where r.student_id = ${student} order by r.sits_on desc nulls last, r.id limit 1)))`

/** The subject of the last hour that a tutor gave a student in the term `t`; null before the first. */
export const subjectTaught = (tutor: SQL, student: SQL): SQL => sql`(
  select s.subject from tuition_sessions s
  where s.student_id = ${student} and s.tutor_id = ${tutor} and ${isOwed}
  order by s.starts_at desc, s.id desc limit 1)`
