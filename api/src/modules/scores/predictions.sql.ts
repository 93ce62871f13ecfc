import { type SQL, sql } from 'drizzle-orm'
import { officeZone } from '../../days.rules.ts'
import type { Predictor } from './predictions.rules.ts'

/** The first moment of the day of the test of a result `r`. */
const testMorning = sql`(r.test_day::timestamp at time zone ${officeZone})`

const nothing = { share: sql`null::float8`, margin: sql`null::float8`, part: sql`null::int` }

/**
 * What was known of a result `r` of the test `t` and the part `n`, the newest from before the day of
 * the test: `known.share`, `known.margin`, `known.grade`, `known.part`; see `Known`.
 */
const sources: Readonly<Record<Predictor, SQL>> = {
  readiness: sql`select k.score::float8 share, k.margin::float8 margin, null::float8 grade,
      ${nothing.part} part
    from readiness_snapshots k
    where k.student_id = r.student_id and k.section_id = r.section_id and k.taken_on < r.test_day
    order by k.taken_on desc limit 1`,
  simulation: sql`select greatest(0, v.score::float8 / v.size) share, ${nothing.margin} margin,
      null::float8 grade, v.exam_section_id part
    from revise_sets v
    where v.kind = 'simulate' and v.student_id = r.student_id and v.section_id = r.section_id
      and v.finished_at is not null and v.finished_at < ${testMorning} and v.answered > 0
      and v.score is not null
    order by v.finished_at desc limit 1`,
  // Of a part those count who teach it: a card of Mathematics for Mathematics 1 and 2.
  tutor: sql`select ${nothing.share} share, ${nothing.margin} margin,
      (v.content ->> 'predictedGrade')::float8 grade, ${nothing.part} part
    from report_cards c join report_card_versions v on v.card_id = c.id
    where c.student_id = r.student_id and v.submitted_at < ${testMorning}
      and v.content ->> 'test' = t.name and v.content ->> 'predictedGrade' is not null
      and (r.section_id is null or n.section_no = v.content ->> 'subject'
        or starts_with(n.section_no, (v.content ->> 'subject') || ' '))
    order by v.submitted_at desc limit 1`,
}

/** Joins what was known of each result. */
export const knownBefore = (predictor: Predictor): SQL =>
  sql`left join lateral (${sources[predictor]}) known on true`

/** What is read of it. */
export const knownColumns = sql`known.share, known.margin "shareMargin", known.grade,
  known.part "examSectionId"`
