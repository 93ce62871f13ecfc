import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { markingEvents, markingItems, markings } from '../../database/schema/index.ts'
import { uuidArray } from '../../database/sql.ts'
import { isHandedIn } from '../essay-marking/index.ts'
import { gradesOfMet } from './question-criteria.rules.ts'

/** An essay that a paper or a test brought in, of which there is no item yet. */
export interface NewEssay {
  setId: string
  questionId: number
  studentId: string
  title: string
  words: number
}

/**
 * Essays that wait in these sets and in all others of the same sitting or test, once all of it is
 * handed in. The words as the list of essays counts them.
 */
export async function essaysHandedIn(tx: Db, setIds: readonly string[]): Promise<NewEssay[]> {
  const given = sql`any(${uuidArray(setIds)})`
  return await rowsOf<NewEssay>(
    tx,
    sql`select s.id "setId", q.question_id "questionId", s.student_id "studentId", s.title,
        coalesce(array_length(regexp_split_to_array(
          nullif(btrim(q.response->>'text', E' \n\t'), ''), '\\s+'), 1), 0) "words"
      from revise_sets s
      join revise_set_questions q on q.set_id = s.id and q.response_kind = 'text'
        and q.response is not null and q.mark is null
      where s.id in (
          select x.set_id from sitting_sections x where x.sitting_id in
            (select y.sitting_id from sitting_sections y where y.set_id = ${given})
          union all
          select x.set_id from diagnostic_sections x where x.test_id in
            (select y.test_id from diagnostic_sections y where y.set_id = ${given}))
        and ${isHandedIn}
        and not exists (select 1 from marking_items i
          where i.set_id = s.id and i.question_id = q.question_id)
      order by s.id, q.position`,
  )
}

/** Puts essays into the queue, where their students’ own tutors find them. */
export async function insertQuestionItems(
  tx: Db,
  essays: readonly NewEssay[],
  { handedInAt, dueAt }: { handedInAt: Date; dueAt: Date },
): Promise<void> {
  const rows = essays.map((essay) => ({ ...essay, id: newId(handedInAt.getTime()) }))
  const made = await tx
    .insert(markingItems)
    .values(
      rows.map((row) => ({
        ...row,
        kind: 'question' as const,
        state: 'pending' as const,
        handedInAt,
        dueAt,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: markingItems.id, studentId: markingItems.studentId })
  if (made.length === 0) return
  await tx.insert(markingEvents).values(
    made.map(({ id, studentId }) => ({
      ...{ id: newId(handedInAt.getTime()), itemId: id, at: handedInAt },
      ...{ what: 'handed in' as const, byId: studentId },
    })),
  )
}

/** An essay that was marked elsewhere than on the desk. */
interface MarkedElsewhere {
  itemId: string
  criteriaMet: boolean[]
  comment: string | null
  markedBy: string | null
  hasMarker: boolean
  isStarted: boolean
}

/** Holds the open items of a set whose essays have their marks by now. */
async function markedElsewhere(tx: Db, setId: string): Promise<MarkedElsewhere[]> {
  return await rowsOf<MarkedElsewhere>(
    tx,
    sql`select i.id "itemId", q.criteria_met "criteriaMet", q.comment, q.marked_by "markedBy",
        i.marker_id is not null "hasMarker", i.started_at is not null "isStarted"
      from marking_items i
      join revise_set_questions q on q.set_id = i.set_id and q.question_id = i.question_id
      where i.set_id = ${setId} and i.state = 'pending' and q.criteria_met is not null
      for update of i`,
  )
}

/**
 * Closes the items of essays that were marked elsewhere, with that as their marking; what was begun
 * on the desk comes to nothing. Nothing happens to what the desk itself returns.
 */
export async function closeMarkedElsewhere(tx: Db, setId: string, now: Date): Promise<void> {
  for (const essay of await markedElsewhere(tx, setId)) {
    const { itemId, markedBy } = essay
    await tx.execute(sql`update markings set state = 'dropped'
      where item_id = ${itemId} and state = 'draft'`)
    await tx.insert(markings).values({
      ...{ id: newId(now.getTime()), itemId, markerId: markedBy, role: 'first', state: 'returned' },
      ...{ revision: 1, grades: gradesOfMet(essay.criteriaMet), overall: essay.comment ?? '' },
      ...{ privateNote: '', comments: [], createdAt: now, savedAt: now, returnedAt: now },
    })
    await tx
      .update(markingItems)
      .set({
        ...{ state: 'marked', markedAt: now, markerId: markedBy, heldSince: now },
        ...(essay.isStarted ? {} : { startedAt: now }),
      })
      .where(sql`${markingItems.id} = ${itemId}`)
    await tx.insert(markingEvents).values({
      ...{ id: newId(now.getTime()), itemId, at: now, what: 'returned', byId: markedBy },
    })
  }
}
