import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { isOpenSubTopic } from '../subjects/index.ts'

/** Where check questions are taken from, by name. */
export interface CheckPlace {
  subTopicId: number
  name: string
  topicId: number
  subjectSlug: string
  admissionTestId: number
  sectionId: number
}

/** The place of a sub-topic in use that has a page. */
export async function placeOfPage(db: Db, subTopicId: number): Promise<CheckPlace | undefined> {
  const [row] = await rowsOf<CheckPlace>(
    db,
    sql`select b.id "subTopicId", b.name, t.id "topicId", u.slug "subjectSlug",
        n.admission_test_id "admissionTestId", n.id "sectionId"
      from learn_pages p
      join sub_topics b on b.id = p.sub_topic_id
      join topics t on t.id = b.topic_id
      join subjects u on u.id = t.subject_id
      join section_numbers n on n.id = u.section_id
      where p.sub_topic_id = ${subTopicId} and ${isOpenSubTopic}`,
  )
  return row
}

/** Holds all other starts of this student until the transaction ends. */
export async function lockStudent(tx: Db, studentId: string): Promise<void> {
  await tx.execute(sql`select 1 from students where user_id = ${studentId} for no key update`)
}

/** The student's check of a sub-topic that is not finished. */
export async function openCheckOf(
  db: Db,
  studentId: string,
  subTopicId: number,
): Promise<{ id: string; subjectSlug: string } | undefined> {
  const [row] = await rowsOf<{ id: string; subjectSlug: string }>(
    db,
    sql`select id, subject_slug "subjectSlug" from revise_sets
      where student_id = ${studentId} and finished_at is null and kind = 'learn'
        and filters ->> 'subTopicId' = ${String(subTopicId)}
      order by started_at desc limit 1`,
  )
  return row
}

/**
 * Questions that check what a page teaches: those of its sub-topic, then others of its topic; of
 * each those first that the student has not met, essays last, and the easiest first.
 */
export async function drawCheck(
  db: Db,
  studentId: string,
  place: CheckPlace,
  size: number,
): Promise<{ questionId: number; topicId: number }[]> {
  return await rowsOf<{ questionId: number; topicId: number }>(
    db,
    sql`select a.question_id "questionId", a.topic_id "topicId"
      from question_assignments a
      left join student_questions s
        on s.student_id = ${studentId} and s.question_id = a.question_id
      left join question_statistics f on f.question_id = a.question_id
      where a.question_location = 1 and a.admission_test_id = ${place.admissionTestId}
        and a.section_id = ${place.sectionId} and a.topic_id = ${place.topicId}
      order by a.sub_topic_id is distinct from ${place.subTopicId}::int,
        coalesce(s.attempts, 0) > 0, a.question_type = 2, a.difficulty,
        coalesce(f.mark_sum / nullif(f.answered, 0), 0.5) desc, a.question_id
      limit ${size}`,
  )
}
