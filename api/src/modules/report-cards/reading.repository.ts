import type { SubmittedCard } from '@portal/shared/api/schemas'
import { sql } from 'drizzle-orm'
import { inSight } from '../../access/records.repository.ts'
import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { nameOf, newestVersion } from './cards.sql.ts'

/** A card as it was submitted last. */
export interface ReadCard {
  termId: string
  termName: string
  startsOn: string
  endsOn: string
  id: string
  tutorId: string
  tutorName: string
  content: SubmittedCard
  submittedMs: number
}

/** What readers see of a card `k` of the term `t`, by the tutor `w`. */
export const readColumns = sql`t.id "termId", t.name "termName", t.starts_on::text "startsOn",
  t.ends_on::text "endsOn", k.id, k.tutor_id "tutorId", ${nameOf('w')} "tutorName", v.content,
  v."submittedMs"`

/**
 * The submitted cards of a student in the caller's sight, of one term or of all, the latest term
 * first, at most 300; undefined for any other student.
 */
export async function submittedCards(
  db: Db,
  caller: Caller,
  { studentId, termId }: { studentId: string; termId?: string | undefined },
): Promise<{ studentName: string; cards: ReadCard[] } | undefined> {
  const term = termId === undefined ? sql`true` : sql`t.id = ${termId}::uuid`
  const cards = sql`select ${readColumns}
    from report_cards k join terms t on t.id = k.term_id join users w on w.id = k.tutor_id
    join ${newestVersion} on true
    where k.student_id = ${studentId}::uuid and ${term}
    order by t.starts_on desc, lower(${nameOf('w')}), k.id limit 300`
  const [row] = await rowsOf<{ studentName: string; cards: ReadCard[] }>(
    db,
    sql`select ${nameOf('p')} "studentName",
        (select coalesce(json_agg(x), '[]') from (${cards}) x) "cards"
      from users p where p.id = ${studentId}::uuid and ${inSight(caller, sql`p.id`)}`,
  )
  return row
}

/** The card of a student that was submitted last; undefined before the first. */
export async function latestCardOf(db: Db, studentId: string): Promise<ReadCard | undefined> {
  const [row] = await rowsOf<ReadCard>(
    db,
    sql`select ${readColumns}
      from report_cards k join terms t on t.id = k.term_id join users w on w.id = k.tutor_id
      join ${newestVersion} on true
      where k.student_id = ${studentId}::uuid
      order by v."submittedMs" desc, k.id limit 1`,
  )
  return row
}
