import { sql } from 'drizzle-orm'
import { inSight } from '../../access/records.repository.ts'
import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms } from '../../database/sql.ts'
import type { TopicResult } from './plan.rules.ts'

/** A section of a finished test. */
export interface ResultSection {
  position: number
  name: string
  setId: string
  correct: number
  answered: number
  total: number
  timeMs: number
  minutes: number
}

/** A finished test with its sections. */
export interface ResultRow {
  id: string
  studentId: string
  studentName: string
  finishedMs: number
  planAdoptedMs: number | null
  sections: ResultSection[]
}

const columns = sql`t.id, t.student_id "studentId", u.first_name || ' ' || u.last_name "studentName",
  ${ms(sql`t.finished_at`)} "finishedMs", ${ms(sql`t.plan_adopted_at`)} "planAdoptedMs",
  (select coalesce(json_agg(json_build_object('position', d.position, 'name', n.section_no,
      'setId', s.id, 'correct', s.correct, 'answered', s.answered, 'total', s.size,
      'timeMs', s.time_ms,
      'minutes', round(extract(epoch from s.deadline_at - s.started_at) / 60)::int)
      order by d.position), '[]')
    from diagnostic_sections d join section_numbers n on n.id = d.section_id
    join revise_sets s on s.id = d.set_id
    where d.test_id = t.id) "sections"`

/** A student's finished tests, newest first, at most fifty. */
export async function resultsOf(db: Db, studentId: string): Promise<ResultRow[]> {
  return await rowsOf<ResultRow>(
    db,
    sql`select ${columns} from diagnostic_tests t join users u on u.id = t.student_id
      where t.student_id = ${studentId} and t.finished_at is not null
      order by t.finished_at desc limit 50`,
  )
}

/** A finished test of a student in the caller's sight; undefined for any other. */
export async function findResult(
  db: Db,
  testId: string,
  caller: Caller,
): Promise<ResultRow | undefined> {
  const [row] = await rowsOf<ResultRow>(
    db,
    sql`select ${columns} from diagnostic_tests t join users u on u.id = t.student_id
      where t.id = ${testId} and t.finished_at is not null
        and ${inSight(caller, sql`t.student_id`)}`,
  )
  return row
}

/** A finished test by topic, in the order in which its topics are filed. */
export async function topicsOf(db: Db, testId: string): Promise<TopicResult[]> {
  return await rowsOf<TopicResult>(
    db,
    sql`select t.id "topicId", t.name "topicName", n.section_no "sectionNo",
        count(*) filter (where q.is_correct)::int "correct", count(*)::int "total",
        (select json_build_object('students', c.students, 'questions', c.questions,
            'correct', c.correct)
          from diagnostic_topics c where c.topic_id = t.id) "all"
      from diagnostic_sections d
      join revise_set_questions q on q.set_id = d.set_id
      join topics t on t.id = q.topic_id
      join subjects u on u.id = t.subject_id
      join section_numbers n on n.id = u.section_id
      where d.test_id = ${testId}
      group by t.id, n.id, u.id
      order by n.position, u.position, t.position`,
  )
}

/** Notes that the plan was taken over; false when it was before. */
export async function markAdopted(tx: Db, testId: string, now: Date): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`update diagnostic_tests set plan_adopted_at = ${at(now)}
      where id = ${testId} and plan_adopted_at is null returning 1`,
  )
  return rows.length > 0
}

/** Adds what a plan says, with links to its topics, at the end of a month of a student's curriculum. */
export async function addToMonth(
  tx: Db,
  studentId: string,
  month: number,
  plan: readonly { topicId: number; topicName: string; text: string }[],
  now: Date,
): Promise<void> {
  const items = plan.map(({ topicId, topicName, text }) => ({
    ...{ id: newId(now.getTime()), text },
    links: [{ kind: 'topic', id: String(topicId), label: topicName }],
  }))
  await tx.execute(sql`
    insert into curriculum_items (id, student_id, month, position, text, source, links)
    select r.id, ${studentId}::uuid, ${month}::int,
      (select coalesce(max(position), 0) from curriculum_items
        where student_id = ${studentId} and month = ${month} and archived_at is null) + r.place,
      r.text, 'plan', r.links
    from (select id, text, links, row_number() over () place
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as x (id uuid, text text, links jsonb)) r`)
}
