import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at } from '../../database/sql.ts'
import type { HandedIn } from './simulate.rules.ts'

/** A part of a sitting that has been handed in. */
export interface PartToMark {
  studentId: string
  examSectionId: number
  sittingId: string
  penalty: number
  /** Null until the part has been counted. */
  isFirst: boolean | null
  questions: (HandedIn & {
    questionId: number
    isAnswered: boolean
    letter: string | null
    correctLetter: string | null
    history: string
  })[]
}

/** A part of a sitting by its set, with its questions in the order of their ids. */
export async function partToMark(tx: Db, setId: string): Promise<PartToMark | undefined> {
  const [row] = await rowsOf<PartToMark>(
    tx,
    sql`select s.student_id "studentId", s.exam_section_id "examSectionId",
        x.sitting_id "sittingId", x.is_first "isFirst", e.penalty,
        (select coalesce(json_agg(json_build_object('questionId', q.question_id,
            'isCorrect', q.is_correct, 'mark', q.mark, 'isEssay', q.response_kind = 'text',
            'isAnswered', q.response is not null, 'letter', q.response->>'letter',
            'history', q.history, 'correctLetter', (select o.letter from question_options o
              where o.version_id = q.version_id and o.is_correct)) order by q.question_id), '[]')
          from revise_set_questions q where q.set_id = s.id) "questions"
      from revise_sets s
      join sitting_sections x on x.set_id = s.id
      join exam_sections e on e.id = s.exam_section_id
      where s.id = ${setId}`,
  )
  return row
}

/** Writes a part's marks; the score is null while essays wait. */
export async function writeScore(
  tx: Db,
  setId: string,
  marks: { score: number | null; rightToWrong: number },
): Promise<void> {
  await tx.execute(sql`update revise_sets
    set score = ${marks.score}::real, right_to_wrong = ${marks.rightToWrong}::smallint
    where id = ${setId}`)
}

/**
 * Counts a sitting of a part for its student; racing ones are counted one after the other.
 * @returns whether it is the student's first.
 */
export async function countSitting(
  tx: Db,
  part: PartToMark,
  score: number | null,
  finishedAt: Date,
): Promise<boolean> {
  const [row] = await rowsOf<{ sittings: number }>(
    tx,
    sql`insert into student_sections as s (student_id, exam_section_id, sittings, best_score,
        first_score, last_at, last_sitting_id)
      values (${part.studentId}, ${part.examSectionId}, 1, ${score}::real, ${score}::real,
        ${at(finishedAt)}, ${part.sittingId})
      on conflict (student_id, exam_section_id) do update set
        sittings = s.sittings + 1,
        best_score = greatest(s.best_score, excluded.best_score),
        last_sitting_id = case when s.last_at > excluded.last_at then s.last_sitting_id
          else excluded.last_sitting_id end,
        last_at = greatest(s.last_at, excluded.last_at)
      returning sittings`,
  )
  return row?.sittings === 1
}

/** Takes a score that was not known when the sitting was counted. */
export async function completeScore(tx: Db, part: PartToMark, score: number): Promise<void> {
  await tx.execute(sql`update student_sections
    set best_score = greatest(best_score, ${score}::real),
      first_score = case when ${part.isFirst === true} then ${score}::real else first_score end
    where student_id = ${part.studentId} and exam_section_id = ${part.examSectionId}`)
}

/** Says whether a part was the student's first sitting of it. */
export async function setFirst(tx: Db, setId: string, isFirst: boolean): Promise<void> {
  await tx.execute(sql`update sitting_sections set is_first = ${isFirst} where set_id = ${setId}`)
}

/** Counts a first score among those of the cohort, in hundredths. */
export async function countScore(tx: Db, examSectionId: number, score: number): Promise<void> {
  await tx.execute(sql`insert into section_scores as s (exam_section_id, score, students)
    values (${examSectionId}, ${score}, 1)
    on conflict (exam_section_id, score) do update set students = s.students + 1`)
}

/**
 * Counts marks on items against the rest of their paper, in hundredths; in the order of ids. Items
 * whose statistics began anew after the paper was handed in are left out.
 */
export async function countItems(
  tx: Db,
  setId: string,
  items: readonly { questionId: number; mark: number; rest: number }[],
): Promise<void> {
  const rows = items.map(({ questionId, mark, rest }) => ({ question_id: questionId, mark, rest }))
  await tx.execute(sql`insert into item_marks as m (question_id, mark, rest, students)
    select r.question_id, r.mark, r.rest, 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (question_id int, mark smallint, rest int)
    join questions q on q.id = r.question_id
    join revise_sets s on s.id = ${setId}
    where q.statistics_since is null or q.statistics_since <= s.finished_at
    order by r.question_id
    on conflict (question_id, mark, rest) do update set students = m.students + 1`)
}

/**
 * Finishes a sitting: at once, or only if none of its parts is open or still to come. Answers
 * whether it did.
 */
export async function closeSitting(
  tx: Db,
  sittingId: string,
  finishedAt: Date,
  how: 'at once' | 'if complete',
): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`with closed as (
        update sittings t set finished_at = ${at(finishedAt)}
        where t.id = ${sittingId} and t.finished_at is null
          and (${how === 'at once'} or not exists (
            select 1 from sitting_sections x left join revise_sets s on s.id = x.set_id
            where x.sitting_id = t.id and s.finished_at is null))
        returning t.student_id
      )
      insert into student_practice as p (student_id, sittings_finished)
      select student_id, 1 from closed
      on conflict (student_id) do update set sittings_finished = p.sittings_finished + 1
      returning 1`,
  )
  return rows.length > 0
}
