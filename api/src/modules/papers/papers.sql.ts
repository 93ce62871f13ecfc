import { type SQL, sql } from 'drizzle-orm'

/** Paper `p` is open to students and tutors, or was until it was withdrawn. */
export const stateOfPaper: SQL = sql`case when p.withdrawn_at is not null then 'withdrawn'
  when p.published_at is null then 'draft' else 'published' end`

/** Live questions of the part `e`. */
export const filedIn: SQL = sql`(select count(*)::int from question_assignments a
  where a.exam_section_id = e.id)`

/**
 * Numbers of the part `e` at which there is no live question, as a JSON list in order: from 1 to what
 * is planned, or to the last number in it where nobody has said; at least 1.
 */
export const holesOf: SQL = sql`(
  select coalesce(json_agg(json_build_object('number', g.place, 'questionId', w.id,
    'state', w.state) order by g.place), '[]')
  from generate_series(1, coalesce(e.planned, greatest(1,
    (select max(a.paper_question) from question_assignments a where a.exam_section_id = e.id),
    (select max(a.paper_question) from parked_assignments a where a.exam_section_id = e.id)
  ))) g(place)
  left join lateral (
    select q.id, q.state from parked_assignments a join questions q on q.id = a.question_id
    where a.exam_section_id = e.id and a.paper_question = g.place order by a.id limit 1
  ) w on true
  where not exists (select 1 from question_assignments a
    where a.exam_section_id = e.id and a.paper_question = g.place))`
