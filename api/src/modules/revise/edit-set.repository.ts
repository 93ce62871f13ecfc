import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { reviseSets } from '../../database/schema/index.ts'
import { intArray } from '../../database/sql.ts'
import { assignmentCondition, type QuestionFilters, statusJoin } from '../questions/index.ts'
import type { SetTiming } from '../sets/index.ts'

/** A question of a set that is to be changed. */
export interface EditableQuestion {
  questionId: number
  number: number
  text: string
  topicName: string
  difficulty: number
  /** It has an answer, or was submitted: it stays. */
  isAnswered: boolean
  /** It would still be drawn by the set's filters. */
  fits: boolean
}

/** The questions of a set in their order, with which of them its filters still find. */
export async function editableQuestions(
  db: Db,
  setId: string,
  studentId: string,
  filters: QuestionFilters,
  now: Date,
): Promise<EditableQuestion[]> {
  const { join, where } = statusJoin(filters.status, studentId, now)
  return await rowsOf<EditableQuestion>(
    db,
    sql`select q.question_id "questionId", q.position::int "number", v.text,
        t.name "topicName", asked.difficulty::int "difficulty",
        q.response is not null or q.final_at is not null "isAnswered",
        exists (select 1 from question_assignments a where a.question_id = q.question_id
            and ${assignmentCondition(filters)})
          and exists (select 1 from (select q.question_id) c ${join} where ${where}) "fits"
      from revise_set_questions q
      join question_versions v on v.id = q.version_id
      join questions asked on asked.id = v.question_id
      join topics t on t.id = q.topic_id
      where q.set_id = ${setId} order by q.position`,
  )
}

/** Extra time of a student, percent. */
export async function extraTimeOf(db: Db, studentId: string): Promise<number> {
  const [row] = await rowsOf<{ extra: number }>(
    db,
    sql`select extra_time_percent::int "extra" from students where user_id = ${studentId}`,
  )
  return row?.extra ?? 0
}

/** Takes unanswered questions out of a set and closes the gaps between the others. */
export async function removeQuestions(
  tx: Db,
  setId: string,
  questionIds: readonly number[],
): Promise<void> {
  if (questionIds.length === 0) return
  await tx.execute(sql`delete from revise_set_questions where set_id = ${setId}
    and question_id = any(${intArray(questionIds)}) and response is null and final_at is null`)
  await tx.execute(sql`update revise_set_questions q set position = p.place
    from (
      select question_id, row_number() over (order by position) place
      from revise_set_questions where set_id = ${setId}
    ) p
    where q.set_id = ${setId} and q.question_id = p.question_id and q.position <> p.place`)
}

/** Writes what a set is now; of its new end the server has heard nothing but this. */
export async function writeSet(
  tx: Db,
  setId: string,
  set: {
    title: string
    feedback: 'each' | 'end'
    size: number
    filters: Record<string, unknown>
  } & SetTiming,
  now: Date,
): Promise<void> {
  const contact = { seenAt: now, awayFrom: null, awayUntil: null, awayMs: 0 }
  await tx
    .update(reviseSets)
    .set({ ...set, ...contact })
    .where(eq(reviseSets.id, setId))
}
