import type { CallAnswer } from '@portal/shared/api'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { archivedTopicIds } from '../subjects/index.ts'
import { givenTo } from './given.sql.ts'
import { summaryOf } from './summary.ts'

type Similar = CallAnswer<'GET /Question/Question/GetSimilarQuestions'>

/** Most that are offered beside a question. */
const most = 5

const inOrder = (from: SQL): SQL =>
  sql`select * from ${from} order by is_same desc, distance, question_id`

/** The student's row of a question \`n\`; looked up by its key alone. */
const standing = (studentId: string): SQL => sql`(select attempts, last_correct
  from student_questions where student_id = ${studentId} and question_id = n.question_id limit 1)`

/**
 * Revise questions like one: of its sub-topic or else its topic, those first that the student has
 * not met, then those of the same sub-topic, then the nearest in difficulty. Null when the student
 * was given no such question. Looks questions of the topic up one after the other until there are
 * enough, so that it costs about the same whatever the student has answered.
 */
export async function similarQuestions(
  db: Db,
  studentId: string,
  questionId: number,
): Promise<Similar | null> {
  const rows = await rowsOf<Omit<Similar[number], 'summary'> & { text: string }>(
    db,
    sql`with near as materialized (
        select distinct on (a.question_id) a.question_id, a.topic_id, a.difficulty,
          coalesce(a.sub_topic_id = p.sub_topic_id, false) is_same,
          abs(a.difficulty - p.difficulty) distance
        from question_assignments p
        join question_assignments a on a.question_location = 1
          and a.admission_test_id = p.admission_test_id and a.section_id = p.section_id
          and a.topic_id = p.topic_id and a.topic_id not in (${archivedTopicIds})
        where p.question_id = ${questionId} and a.question_id <> p.question_id
          and ${givenTo(studentId, questionId)}
        order by a.question_id, is_same desc, a.topic_id
      ), unused as materialized (
        select n.*, 'unused' status from (${inOrder(sql`near`)}) n
        left join lateral ${standing(studentId)} s on true
        where coalesce(s.attempts, 0) = 0 limit ${most}
      ), met as materialized (
        select n.*, case when s.last_correct then 'correct' else 'incorrect' end status
        from (${inOrder(sql`near`)}) n cross join lateral ${standing(studentId)} s
        where s.attempts > 0 limit ${most} - (select count(*) from unused)
      )
      select c.question_id "questionId", v.text, t.name "topicName",
        c.difficulty::int "difficulty", c.status
      from (select * from unused union all select * from met) c
      join questions q on q.id = c.question_id
      join question_versions v on v.question_id = q.id and v.version = q.current_version
      join topics t on t.id = c.topic_id
      order by c.status <> 'unused', c.is_same desc, c.distance, c.question_id`,
  )
  if (rows.length > 0) return rows.map(({ text, ...row }) => ({ ...row, ...summaryOf(text) }))
  const known = await rowsOf(db, sql`select 1 where ${givenTo(studentId, questionId)}`)
  return known.length > 0 ? [] : null
}
