import { sql } from 'drizzle-orm'
import { gradesOfMet } from '../../../modules/submissions/index.ts'
import { rowsOf } from '../../open.ts'
import { ms } from '../../sql.ts'
import { addEvent, idAt, type Making } from './rows.ts'

interface HandedIn {
  setId: string
  questionId: number
  studentId: string
  title: string
  words: number
  finishedMs: number
  criteriaMet: boolean[] | null
  comment: string | null
  markedBy: string | null
}

/** How long the marking of an essay takes that is marked already. */
const markedAfterMs = 2 * 86_400_000

/** Items for the essays of papers that were sat, as they stand: in the queue, or marked. */
export async function addQuestionItems(making: Making): Promise<void> {
  const essays = await rowsOf<HandedIn>(
    making.db,
    sql`select s.id "setId", q.question_id "questionId", s.student_id "studentId", s.title,
        coalesce(array_length(regexp_split_to_array(
          nullif(btrim(q.response->>'text', E' \n\t'), ''), '\\s+'), 1), 0) "words",
        ${ms(sql`s.finished_at`)} "finishedMs",
        q.criteria_met "criteriaMet", q.comment, q.marked_by "markedBy"
      from revise_sets s join revise_set_questions q on q.set_id = s.id
        and q.response_kind = 'text' and q.response is not null
      where s.essays > 0 and s.finished_at is not null
        and (exists (select 1 from sitting_sections x where x.set_id = s.id)
          or exists (select 1 from diagnostic_sections x where x.set_id = s.id))
      order by s.finished_at, q.position`,
  )
  for (const essay of essays) addItem(making, essay)
}

function addItem(making: Making, essay: HandedIn): void {
  const { setId, questionId, studentId, title, words, criteriaMet, markedBy } = essay
  const handedInAt = new Date(essay.finishedMs)
  const itemId = idAt(making, handedInAt)
  const markedAt = criteriaMet === null ? null : new Date(essay.finishedMs + markedAfterMs)
  making.rows.items.push({
    ...{ id: itemId, kind: 'question', setId, questionId, studentId, round: 1, title, words },
    ...{ handedInAt, dueAt: making.dueAt(handedInAt), markedAt, startedAt: markedAt },
    state: markedAt === null ? 'pending' : 'marked',
    ...{ markerId: markedBy, heldSince: markedBy === null ? null : markedAt },
  })
  addEvent(making, itemId, { at: handedInAt, what: 'handed in', byId: studentId })
  if (markedAt === null || criteriaMet === null) return
  making.rows.markings.push({
    ...{ id: idAt(making, markedAt), itemId, markerId: markedBy, role: 'first', state: 'returned' },
    ...{ revision: 1, grades: gradesOfMet(criteriaMet), overall: essay.comment ?? '' },
    ...{ privateNote: '', comments: [], createdAt: markedAt, savedAt: markedAt },
    returnedAt: markedAt,
  })
  addEvent(making, itemId, { at: markedAt, what: 'returned', byId: markedBy })
}
