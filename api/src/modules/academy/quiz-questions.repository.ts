import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { at, intArray, likeOf } from '../../database/sql.ts'
import { allAsked, type Listed } from '../../lists/index.ts'

/**
 * True of a question `q` that a quiz can ask: live, and an MCQ; what is none, or none any more, has no
 * options.
 */
export const isLive = sql`(q.question_type = 1 and q.state = 'live')`

/** Of these questions those that a quiz can ask: live MCQs. */
export async function liveOf(db: Db, questionIds: readonly number[]): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select q.id from questions q where q.id = any(${intArray(questionIds)})
      and ${isLive}`,
  )
  return rows.map(({ id }) => id)
}

/** How many questions a quiz asks. */
export async function countAsked(db: Db, videoId: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int "count" from video_questions vq
      join questions q on q.id = vq.question_id
      where vq.video_id = ${videoId} and vq.removed_at is null and ${isLive}`,
  )
  return row?.count ?? 0
}

/**
 * Has a quiz ask these questions in this order and no other ones. One that it has asked before comes
 * back under its own id.
 */
export async function writeQuestions(
  tx: Db,
  videoId: string,
  questionIds: readonly number[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`update video_questions set removed_at = ${at(now)}
    where video_id = ${videoId} and removed_at is null
      and not question_id = any(${intArray(questionIds)})`)
  const rows = questionIds.map((questionId, index) => ({
    id: newId(now.getTime()),
    question_id: questionId,
    position: index + 1,
  }))
  await tx.execute(sql`
    insert into video_questions (id, video_id, question_id, position)
    select r.id, ${videoId}::uuid, r.question_id, r.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, question_id int, position smallint)
    on conflict (video_id, question_id) do update set position = excluded.position,
      removed_at = null`)
}

/** A question for a quiz, with its text as it is kept. */
export interface QuizQuestion {
  questionId: number
  text: string
  topicName: string | null
  sectionNo: string | null
  markSum: number
  answered: number
}

/** Where a question `q` is filed first. */
export const filedAt = sql`left join lateral (
  select t.name topic_name, n.section_no from question_assignments f
  join topics t on t.id = f.topic_id
  join subjects s on s.id = t.subject_id
  join section_numbers n on n.id = s.section_id
  where f.question_id = q.id order by f.question_location, f.id limit 1) filed on true`

/** Live MCQs of the bank that fit, the newest last. */
export function questionsListed({
  search,
  sectionId,
  topicId,
}: {
  search?: string | undefined
  sectionId?: number | undefined
  topicId?: number | undefined
}): Listed {
  const filed = (condition: ReturnType<typeof sql>) =>
    sql`q.id in (select f.question_id from question_assignments f where ${condition})`
  return {
    fits: sql`select q.id from questions q
      join question_versions v on v.question_id = q.id and v.version = q.current_version
      where ${allAsked(
        isLive,
        likeOf(search, sql`v.text`),
        sectionId === undefined ? undefined : filed(sql`f.section_id = ${sectionId}`),
        topicId === undefined ? undefined : filed(sql`f.topic_id = ${topicId}`),
      )}`,
    order: sql`p.id`,
    columns: sql`q.id "questionId", v.text, filed.topic_name "topicName",
      filed.section_no "sectionNo", coalesce(c.mark_sum, 0)::float8 "markSum",
      coalesce(c.answered, 0)::int "answered"`,
    joins: sql`join questions q on q.id = p.id
      join question_versions v on v.question_id = q.id and v.version = q.current_version
      left join question_statistics c on c.question_id = q.id ${filedAt}`,
  }
}
