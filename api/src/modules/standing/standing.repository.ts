import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { ms, uuidArray } from '../../database/sql.ts'
import { isOpenTopic } from '../subjects/index.ts'

/** Answers of one week; `weekStart` is a Monday, `yyyy-mm-dd`. */
export interface WeekOfAnswers {
  weekStart: string
  answered: number
  correct: number
}

/** A topic, with what a student's answers in it come to; zeros without any. */
export interface TopicRow {
  admissionTestId: number
  topicId: number
  topicName: string
  subjectId: number
  subjectName: string
  sectionId: number
  sectionNo: string
  /** Questions to practise; none where the topic is archived. */
  questionCount: number
  studentId: string | null
  answered: number
  correct: number
  timeMs: number
  right: number
  total: number
  evidenceMs: number
}

const topicColumns = sql`
  t.id "topicId", t.name "topicName", u.id "subjectId", u.name "subjectName",
  n.admission_test_id "admissionTestId", n.id "sectionId", n.section_no "sectionNo",
  case when ${isOpenTopic} then t.question_count else 0 end "questionCount",
  m.student_id "studentId", coalesce(m.answered, 0) "answered", coalesce(m.correct, 0) "correct",
  coalesce(m.time_ms, 0)::float8 "timeMs", coalesce(m.weighted_right, 0) "right",
  coalesce(m.weighted_total, 0) "total",
  coalesce(${ms(sql`m.evidence_at`)}, 0) "evidenceMs"`

/** All topics that have questions to practise or answers of the student, in the order of the test. */
export async function topicRowsOf(db: Db, studentId: string): Promise<TopicRow[]> {
  return await rowsOf<TopicRow>(
    db,
    sql`select ${topicColumns}
      from topics t
      join subjects u on u.id = t.subject_id
      join section_numbers n on n.id = u.section_id
      left join topic_mastery m on m.topic_id = t.id and m.student_id = ${studentId}
      where (t.question_count > 0 and ${isOpenTopic}) or m.answered > 0
      order by n.admission_test_id, n.position, u.position, t.position`,
  )
}

/** Answers of these students together since a day, by week; weeks without any are left out. */
export async function answersByWeek(
  db: Db,
  studentIds: readonly string[],
  since: string,
): Promise<WeekOfAnswers[]> {
  return await rowsOf<WeekOfAnswers>(
    db,
    sql`select date_trunc('week', day::timestamp)::date::text "weekStart",
        sum(answered)::int "answered", sum(correct)::int "correct"
      from student_days
      where student_id = any(${uuidArray(studentIds)}) and day >= ${since}::date
      group by 1`,
  )
}
