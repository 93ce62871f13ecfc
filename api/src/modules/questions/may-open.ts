import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { type BankReader, hasBank } from './bank-readers.sql.ts'
import { askedInVideo, givenTo } from './given.sql.ts'

/**
 * The pictures of a question are open to whoever has the question bank, those of a draft to admins
 * alone. They are open, too, to students whom it was given to: in a set of before, or by the quiz of a
 * video.
 */
export async function mayOpenQuestion(
  db: Db,
  reader: BankReader,
  questionId: string,
  now: Date,
): Promise<boolean> {
  if (reader.role === 'Admin') return true
  const id = Number(questionId)
  const given = sql`(${givenTo(reader.userId, id)} or ${askedInVideo(reader.userId, id, now)})`
  const isStudent = reader.role === 'Student'
  const rows = await rowsOf(
    db,
    sql`select 1 from questions q where q.id = ${id} and q.state <> 'draft'
      and (${hasBank(reader, now)} or ${isStudent ? given : sql`false`})`,
  )
  return rows.length > 0
}
