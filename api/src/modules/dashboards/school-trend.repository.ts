import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, dayIn } from '../../database/sql.ts'
import { officeZone } from '../../days.rules.ts'

/** What a trend is of. */
export interface TrendAsked {
  schoolId: string
  yearGroup?: number | undefined
  /** Of tuition; parts of tests count by that name. */
  subject?: string | undefined
}

/** A term in figures; shares are from 0 to 1, and null without anything to go by. */
export interface TrendRow {
  id: string
  name: string
  startsOn: string
  endsOn: string
  students: number
  quarters: number
  delivered: number
  noShow: number
  mastery: number | null
  simulations: number | null
  simulationsSat: number
}

/** So many terms are looked at, so that what is read stays bounded however old a school is. */
const termsShown = 6

/** Parts of tests that a subject of tuition is about: `Mathematics` has `Mathematics 1` and `2`. */
const sectionsOf = (subject: string) => sql`(select n.id from section_numbers n
  where n.section_no = ${subject}
    or (starts_with(n.section_no, ${subject} || ' ')
      and substr(n.section_no, length(${subject}) + 2) ~ '^[0-9]+$'))`

/**
 * The terms of a school that have begun, the latest six, with what its present students did in each.
 * The students are read once; hours and sets by the indexes that begin with the student.
 */
export async function trendOf(db: Db, asked: TrendAsked, now: Date): Promise<TrendRow[]> {
  const { subject } = asked
  const ofSubject = subject === undefined ? sql`true` : sql`s.subject = ${subject}`
  return await rowsOf<TrendRow>(
    db,
    sql`with ${own(asked)}, recent as materialized (
        select t.id, t.name, t.starts_on, t.ends_on,
          t.starts_on::timestamp at time zone ${officeZone} since,
          (t.ends_on + 1)::timestamp at time zone ${officeZone} until
        from terms t where t.starts_on <= ${dayIn(at(now), sql`${officeZone}`)}
        order by t.starts_on desc limit ${termsShown}
      ), hours as (
        select r.id, coalesce(sum(s.quarters) filter (where s.state = 'delivered'), 0)::int quarters,
          count(*) filter (where s.state = 'delivered')::int delivered,
          count(*) filter (where s.state = 'no-show')::int no_show
        from recent r cross join own o
        join tuition_sessions s on s.student_id = o.id and s.starts_at >= r.since
          and s.starts_at < r.until
        where s.state in ('delivered', 'no-show') and ${ofSubject} group by r.id
      ), answers as (${answersOf(subject)}
      ), sat as (
        select r.id, count(*)::int parts, avg(greatest(0, e.score) / e.size)::float8 mark
        from recent r cross join own o
        join revise_sets e on e.student_id = o.id and e.kind = 'simulate'
          and e.finished_at >= r.since and e.finished_at < r.until
        where e.score is not null
          and ${subject === undefined ? sql`true` : sql`e.section_id in ${sectionsOf(subject)}`}
        group by r.id
      )
      select r.id, r.name, r.starts_on::text "startsOn", r.ends_on::text "endsOn",
        (select count(*)::int from own o where o.started_on <= r.ends_on
          and o.expires_on >= r.starts_on) "students",
        coalesce(h.quarters, 0) "quarters", coalesce(h.delivered, 0) "delivered",
        coalesce(h.no_show, 0) "noShow",
        a.correct::float8 / nullif(a.answered, 0) "mastery",
        case when q.mark is not null then least(1, q.mark) end "simulations", coalesce(q.parts, 0) "simulationsSat"
      from recent r
      left join hours h on h.id = r.id
      left join answers a on a.id = r.id
      left join sat q on q.id = r.id
      order by r.starts_on`,
  )
}

/** The school's students of now, as the table `own`. */
function own({ schoolId, yearGroup }: TrendAsked): SQL {
  return sql`own as materialized (
    select st.user_id id, st.started_on, st.expires_on
    from student_schools ss
    join students st on st.user_id = ss.student_id
    join users u on u.id = st.user_id
    where ss.school_id = ${schoolId}::uuid and u.is_active
      and ${yearGroup === undefined ? sql`true` : sql`st.year_group = ${yearGroup}`})`
}

/** Right answers by term: from the roll-up of the days, or of a subject from its finished sets. */
function answersOf(subject: string | undefined): SQL {
  if (subject === undefined) {
    return sql`
        select r.id, sum(d.answered) answered, sum(d.correct) correct
        from recent r cross join own o
        join student_days d on d.student_id = o.id and d.day between r.starts_on and r.ends_on
        group by r.id`
  }
  return sql`
        select r.id, sum(e.answered) answered, sum(e.correct) correct
        from recent r cross join own o
        join revise_sets e on e.student_id = o.id and e.section_id in ${sectionsOf(subject)}
          and e.finished_at >= r.since and e.finished_at < r.until
        group by r.id`
}

/** The subjects of the hours that a school's students have had, by name. */
export async function subjectsOf(db: Db, schoolId: string): Promise<string[]> {
  const rows = await rowsOf<{ subject: string }>(
    db,
    sql`with ${own({ schoolId })}
      select distinct s.subject "subject" from own o
      join tuition_sessions s on s.student_id = o.id where s.state in ('delivered', 'no-show')
      order by s.subject`,
  )
  return rows.map(({ subject }) => subject)
}

/** What a school is called. */
export async function nameOfSchool(db: Db, schoolId: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ name: string }>(
    db,
    sql`select name from schools where id = ${schoolId}::uuid`,
  )
  return row?.name
}
