import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at } from '../../database/sql.ts'
import { givenTo } from './given.sql.ts'

/**
 * Keeps a student's note on a question, or takes it away when the text is empty. False when the
 * student was given no such question.
 */
export async function setNote(
  db: Db,
  note: { studentId: string; questionId: number; text: string },
  now: Date,
): Promise<boolean> {
  const { studentId, questionId, text } = note
  const rows = await rowsOf(
    db,
    text === ''
      ? sql`with gone as (
            delete from question_notes
            where student_id = ${studentId} and question_id = ${questionId} returning 1
          )
          select 1 where exists (select 1 from gone) or ${givenTo(studentId, questionId)}`
      : sql`insert into question_notes (student_id, question_id, text, updated_at)
          select ${studentId}::uuid, ${questionId}::int, ${text}::text, ${at(now)}
          where ${givenTo(studentId, questionId)}
          on conflict (student_id, question_id) do update
            set text = excluded.text, updated_at = excluded.updated_at
          returning 1`,
  )
  return rows.length > 0
}
