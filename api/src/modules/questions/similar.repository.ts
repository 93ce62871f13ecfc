import type { CallAnswer } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { reachable } from './questions.repository.ts'
import { summaryOf } from './summary.ts'

type Similar = CallAnswer<'GET /Question/Question/GetSimilarQuestions'>

/** Most that are offered beside a question. */
const most = 5

/**
 * Revise questions like one: of its sub-topic or else its topic, those first that the student has
 * not met, then those of the same sub-topic, then the nearest in difficulty. Null when there is no
 * such question. Looks each question of the topic up by its key, so that it costs the same whatever
 * the student has answered.
 */
export async function similarQuestions(
  db: Db,
  studentId: string,
  questionId: number,
): Promise<Similar | null> {
  const rows = await rowsOf<Omit<Similar[number], 'summary'> & { text: string }>(
    db,
    sql`select c.question_id "questionId", v.text, t.name "topicName",
        c.difficulty::int "difficulty", c.status
      from (
        select d.question_id, d.topic_id, d.difficulty, d.is_same, d.distance,
          case when coalesce(s.attempts, 0) = 0 then 'unused'
            when s.last_correct then 'correct' else 'incorrect' end status
        from (
          select distinct on (a.question_id) a.question_id, a.topic_id, a.difficulty,
            a.sub_topic_id = p.sub_topic_id is_same, abs(a.difficulty - p.difficulty) distance
          from question_assignments p
          join question_assignments a on a.question_location = 1
            and a.admission_test_id = p.admission_test_id and a.section_id = p.section_id
            and a.topic_id = p.topic_id
          where p.question_id = ${questionId} and a.question_id <> p.question_id
          order by a.question_id, coalesce(a.sub_topic_id = p.sub_topic_id, false) desc, a.topic_id
        ) d
        left join student_questions s
          on s.student_id = ${studentId} and s.question_id = d.question_id
        order by coalesce(s.attempts, 0) > 0, coalesce(d.is_same, false) desc, d.distance,
          d.question_id
        limit ${most}
      ) c
      join questions q on q.id = c.question_id
      join question_versions v on v.question_id = q.id and v.version = q.current_version
      join topics t on t.id = c.topic_id
      order by c.status <> 'unused', coalesce(c.is_same, false) desc, c.distance, c.question_id`,
  )
  if (rows.length > 0) return rows.map(({ text, ...row }) => ({ ...row, summary: summaryOf(text) }))
  const known = await rowsOf(db, sql`select 1 where ${reachable(studentId, questionId)}`)
  return known.length > 0 ? [] : null
}
