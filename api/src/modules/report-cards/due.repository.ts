import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { cardsDue, cardsWithTerms, isLate, nameOf, stateOf } from './cards.sql.ts'

/** How a card stands, as the contract has it. */
export type CardState = 'due' | 'draft' | 'submitted' | 'reopened'

/** Cards of one list at most. */
const mostCards = 500

/** A card of a tutor, as the database gives it. */
export interface DueCard {
  studentId: string
  studentName: string
  termId: string
  termName: string
  state: CardState
  dueOn: string
  isLate: boolean
}

/** A tutor's cards of a term; without one, those of all terms that are not submitted yet. */
export async function dueCardsOf(
  db: Db,
  tutorId: string,
  termId: string | undefined,
  now: Date,
): Promise<DueCard[]> {
  const terms = termId === undefined ? sql`true` : sql`t.id = ${termId}::uuid`
  return await rowsOf<DueCard>(
    db,
    sql`select d.student_id "studentId", ${nameOf('p')} "studentName", t.id "termId",
        t.name "termName", ${stateOf} "state", t.cards_due_on::text "dueOn",
        ${isLate(now)} "isLate"
      from ${cardsWithTerms({ terms, tutorId })}
      join users p on p.id = d.student_id
      where ${termId !== undefined}::boolean or ${stateOf} <> 'submitted'
      order by t.cards_due_on, lower(${nameOf('p')}), d.student_id, t.id limit ${mostCards}`,
  )
}

/** How many of a tutor's cards are not submitted yet. */
export async function countDueCards(db: Db, tutorId: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int "count" from ${cardsDue({ terms: sql`true`, tutorId })} d
      where not exists (select 1 from report_cards c where c.term_id = d.term_id
        and c.tutor_id = d.tutor_id and c.student_id = d.student_id and c.state = 'submitted')`,
  )
  return row?.count ?? 0
}
