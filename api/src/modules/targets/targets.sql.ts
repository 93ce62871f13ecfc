import { type SQL, sql } from 'drizzle-orm'
import { at, dayIn, ms } from '../../database/sql.ts'
import { masteryAt } from '../standing/index.ts'
import { firstDays, lag, type Measure, untouchedMastery } from './status.rules.ts'

/** Pieces of statements about targets: the target is `g`, its student's account `y`. */

/** The student's present day. */
export const todayOf = (now: Date): SQL => dayIn(at(now), sql`y.time_zone`)

/** The student's day on which a target was set. */
const setOn: SQL = dayIn(sql`g.set_at`, sql`y.time_zone`)

/** When the target's day ends, by the student's clock. */
export const dueEnd: SQL = sql`((g.due_on + 1)::timestamp at time zone y.time_zone)`

/**
 * What the target's measure comes to now; null where there is nothing to measure. What is counted is
 * counted from the moment at which it was set to the end of its day: questions by days of UTC, as
 * they are rolled up, hours of this tutor with the student, scores in percent of the marks.
 */
export const measured = (now: Date): SQL => sql`(case g.measure
  when 'topic mastery' then (
    select round((100 * ${masteryAt(now)})::numeric, 1)::float8 from topic_mastery m
    where m.student_id = g.student_id and m.topic_id = g.topic_id and m.answered > 0)
  when 'questions' then (
    select greatest(coalesce(sum(d.answered), 0) - g.answered_before, 0)::float8 from student_days d
    where d.student_id = g.student_id and d.day >= (g.set_at at time zone 'UTC')::date
      and d.day <= g.due_on)
  when 'simulation score' then coalesce((
    select ${bestScore} from revise_sets r where ${isSat} and r.section_id = g.section_id
      and r.finished_at >= g.set_at and r.finished_at < ${dueEnd}), g.start_value)
  when 'hours' then (
    select coalesce(sum(s.quarters), 0)::float8 / 4 from tuition_sessions s
    where s.student_id = g.student_id and s.tutor_id = g.tutor_id and s.state = 'delivered'
      and s.starts_at >= g.set_at and s.starts_at < ${dueEnd})
  else g.noted end)`

/** The best of the papers `r` in percent of their marks. */
export const bestScore: SQL = sql`max(round(
  (100 * greatest(r.score, 0) / nullif(r.size, 0))::numeric, 1))::float8`

/** True of a set `r` that is a paper of the target's student with its score. */
const isSat: SQL = sql`r.student_id = g.student_id and r.kind = 'simulate'
  and r.finished_at is not null and r.score is not null`

/**
 * True where the value (a column) reaches the goal in time; `isReached` of the rules.
 * @param inTime whether mastery as it is now counts; while its day has not passed
 */
export const isReached = (
  value: SQL,
  now: Date,
  inTime: SQL = sql`${todayOf(now)} <= g.due_on`,
): SQL => sql`(coalesce(${value} >= g.goal - 1e-9, false)
    and (g.measure <> 'topic mastery' or ${inTime}))`

/** How a target with this value stands; `statusOf` of the rules, for lists. */
export function statusOf(value: SQL, now: Date): SQL {
  const today = todayOf(now)
  const start = sql`coalesce(g.start_value, case g.measure
    when 'topic mastery' then ${untouchedMastery}::float8 else 0 end)`
  const share = (part: SQL) => sql`least(1, greatest(0, ${part}))`
  const progress = share(sql`(coalesce(${value}, ${start}) - ${start}) / (g.goal - ${start})`)
  const elapsed = sql`case when g.due_on <= ${setOn} then 1 else ${share(
    sql`(${today} - ${setOn})::float8 / (g.due_on - ${setOn})`,
  )} end`
  return sql`(case when g.dropped_at is not null then 'dropped'
    when g.met_at is not null or ${isReached(value, now)} then 'met'
    when ${today} > g.due_on then 'missed'
    when ${today} - ${setOn} < ${firstDays}::int then 'on track'
    when ${progress} >= ${elapsed} - ${lag}::float8 - 1e-9 then 'on track'
    else 'at risk' end)`
}

/** A target, as the database gives it. */
export interface TargetRow {
  id: string
  studentId: string
  studentName: string
  tutorName: string
  title: string
  measure: Measure
  topicId: number | null
  sectionId: number | null
  about: string | null
  start: number | null
  goal: number
  now: number | null
  setOn: string
  dueOn: string
  today: string
  metOn: string | null
  isDropped: boolean
  dropReason: string
  version: number
  updatedMs: number
}

/** All that is shown of a target, with `targetJoins`. */
export const targetColumns = (now: Date): SQL => sql`g.id, g.student_id "studentId",
  y.first_name || ' ' || y.last_name "studentName",
  w.first_name || ' ' || w.last_name "tutorName", g.title, g.measure,
  g.topic_id "topicId", g.section_id "sectionId",
  coalesce(t.name, x.name || ' ' || n.section_no) "about",
  g.start_value "start", g.goal, ${measured(now)} "now",
  to_char(${setOn}, 'YYYY-MM-DD') "setOn", to_char(g.due_on, 'YYYY-MM-DD') "dueOn",
  to_char(${todayOf(now)}, 'YYYY-MM-DD') "today",
  to_char(${dayIn(sql`g.met_at`, sql`y.time_zone`)}, 'YYYY-MM-DD') "metOn",
  g.dropped_at is not null "isDropped", g.drop_reason "dropReason", g.version,
  ${ms(sql`g.updated_at`)} "updatedMs"`

/** The accounts of the student and the tutor of a target, and what it is about. */
export const targetJoins: SQL = sql`join users y on y.id = g.student_id
  join users w on w.id = g.tutor_id
  left join topics t on t.id = g.topic_id
  left join section_numbers n on n.id = g.section_id
  left join admission_tests x on x.id = n.admission_test_id`
