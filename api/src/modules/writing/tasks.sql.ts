import { sql } from 'drizzle-orm'

/** The test and the newest criteria of the task `t`, as `a` and `rv`. */
export const taskTables = sql`left join admission_tests a on a.id = t.admission_test_id
  join rubrics r on r.id = t.rubric_id
  join rubric_versions rv on rv.rubric_id = r.id and rv.number = r.number`

/** What is shown of the task `t`, with `taskTables`; `shownTask` makes it readable. */
export const taskColumns = sql`t.id "taskId", t.kind, t.title, t.brief, t.format,
  a.name "admissionTest", t.min_words "minWords", t.max_words "maxWords", rv.criteria`
