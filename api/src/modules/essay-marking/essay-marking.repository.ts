import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { ms, uuidArray } from '../../database/sql.ts'
import { type PageAsked, pageOf } from '../../lists/index.ts'

/** An essay in the list of a tutor. */
export interface EssayRow {
  studentId: string
  studentName: string
  setId: string
  questionId: number
  itemId: string
  setTitle: string
  words: number
  handedInMs: number
  state: 'waiting' | 'marked'
}

/** Which essays are wanted. */
export interface EssaysPage extends PageAsked {
  state: 'waiting' | 'marked' | undefined
}

/**
 * True of a set `s` with essays that a tutor may look at: all of the sitting or the test that it
 * belongs to is handed in.
 */
export const isHandedIn = sql`(s.essays > 0 and s.finished_at is not null and coalesce(
  (select y.finished_at is not null from sitting_sections x
    join sittings y on y.id = x.sitting_id where x.set_id = s.id),
  (select y.finished_at is not null from diagnostic_sections x
    join diagnostic_tests y on y.id = x.test_id where x.set_id = s.id),
  true))`

/**
 * Essays of these students: those that wait first, the longest waiting in front, then the marked
 * ones, latest first.
 */
export async function essaysOf(
  db: Db,
  studentIds: readonly string[],
  { state, ...page }: EssaysPage,
): Promise<{ rows: EssayRow[]; totalCount: number }> {
  const chosen =
    state === undefined
      ? sql`true`
      : state === 'waiting'
        ? sql`s.essays_waiting > 0 and q.mark is null`
        : sql`q.mark is not null`
  return await pageOf<EssayRow>(
    db,
    {
      fits: sql`select s.id, q.question_id, q.position, q.mark is not null is_marked, s.finished_at
        from unnest(${uuidArray(studentIds)}) as student (id)
        join revise_sets s on s.student_id = student.id and ${isHandedIn}
        join revise_set_questions q on q.set_id = s.id and q.response_kind = 'text'
          and q.response is not null
        where ${chosen}`,
      order: sql`p.is_marked, case when not p.is_marked then p.finished_at end,
        p.finished_at desc, p.id, p.position`,
      columns: sql`u.id "studentId", u.first_name || ' ' || u.last_name "studentName", s.id "setId",
        q.question_id "questionId", i.id "itemId", s.title "setTitle",
        array_length(regexp_split_to_array(btrim(q.response->>'text', E' \n\t'), '\\s+'), 1) "words",
        ${ms(sql`s.finished_at`)} "handedInMs",
        case when q.mark is null then 'waiting' else 'marked' end "state"`,
      joins: sql`join revise_sets s on s.id = p.id
        join users u on u.id = s.student_id
        join revise_set_questions q on q.set_id = p.id and q.question_id = p.question_id
        join marking_items i on i.set_id = p.id and i.question_id = p.question_id and i.round = 1`,
    },
    page,
  )
}

/** How many essays of these students wait to be marked. */
export async function countWaiting(db: Db, studentIds: readonly string[]): Promise<number> {
  const [row] = await rowsOf<{ waiting: number }>(
    db,
    sql`select coalesce(sum(s.essays_waiting), 0)::int "waiting"
      from unnest(${uuidArray(studentIds)}) as student (id)
      join revise_sets s on s.student_id = student.id and ${isHandedIn}`,
  )
  return row?.waiting ?? 0
}

/** The set of an essay with the name of its student. */
export interface EssaySet {
  studentName: string
  setTitle: string
  handedInMs: number
  kind: 'simulate' | 'diagnostic'
  /** For a part of a paper. */
  sittingId: string | null
}

/** A student's set with essays; `lock` holds it until the transaction ends. */
export async function findEssaySet(
  db: Db,
  studentId: string,
  setId: string,
  lock = false,
): Promise<EssaySet | undefined> {
  const [row] = await rowsOf<EssaySet>(
    db,
    sql`select u.first_name || ' ' || u.last_name "studentName", s.title "setTitle", s.kind,
        ${ms(sql`s.finished_at`)} "handedInMs",
        (select x.sitting_id from sitting_sections x where x.set_id = s.id) "sittingId"
      from revise_sets s join users u on u.id = s.student_id
      where s.id = ${setId} and s.student_id = ${studentId} and ${isHandedIn}
      ${lock ? sql`for update of s` : sql``}`,
  )
  return row
}

/** What a tutor made of an essay. */
export interface MarkedEssay {
  setId: string
  questionId: number
  criteriaMet: readonly boolean[]
  isCorrect: boolean
  mark: number
  comment: string
  markedBy: string
}

/** Writes the marks of an essay, and the figures of its set. */
export async function writeMarks(tx: Db, essay: MarkedEssay): Promise<void> {
  await tx.execute(sql`update revise_set_questions
    set criteria_met = ${JSON.stringify(essay.criteriaMet)}::jsonb, is_correct = ${essay.isCorrect},
      mark = ${essay.mark}::real, comment = ${essay.comment}, marked_by = ${essay.markedBy}
    where set_id = ${essay.setId} and question_id = ${essay.questionId}`)
  await tx.execute(sql`update revise_sets set essays_waiting = essays_waiting - 1,
      correct = correct + ${essay.isCorrect ? 1 : 0}::smallint
    where id = ${essay.setId}`)
}
