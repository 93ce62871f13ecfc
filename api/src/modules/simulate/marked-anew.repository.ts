import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import type { PartToMark } from './marking.repository.ts'

/**
 * Brings the scores of a student in a part in line with a mark that was put right: the best is worked
 * out from all sittings that count, the first is the part's own.
 */
export async function scoresAnew(tx: Db, part: PartToMark, score: number): Promise<void> {
  await tx.execute(sql`select 1 from student_sections
    where student_id = ${part.studentId} and exam_section_id = ${part.examSectionId} for update`)
  await tx.execute(sql`update student_sections w
    set first_score = case when ${part.isFirst === true} then ${score}::real else first_score end,
      best_score = (select max(s.score) from revise_sets s
        where s.student_id = w.student_id and s.section_id = (
            select e.section_id from exam_sections e where e.id = w.exam_section_id)
          and s.exam_section_id = w.exam_section_id and s.kind = 'simulate'
          and s.finished_at is not null and s.answered > 0)
    where w.student_id = ${part.studentId} and w.exam_section_id = ${part.examSectionId}`)
}

/** Has one of the cohort's first scores become another, in hundredths; in the order of scores. */
export async function moveScore(
  tx: Db,
  examSectionId: number,
  from: number,
  to: number,
): Promise<void> {
  const rows = JSON.stringify([
    { score: from, students: -1 },
    { score: to, students: 1 },
  ])
  await tx.execute(sql`insert into section_scores as s (exam_section_id, score, students)
    select ${examSectionId}, score, students
    from jsonb_to_recordset(${rows}::jsonb) as r (score int, students int) order by score
    on conflict (exam_section_id, score) do update set students = s.students + excluded.students`)
  await tx.execute(sql`delete from section_scores
    where exam_section_id = ${examSectionId} and score = ${from} and students <= 0`)
}

/** Marks of an item and of the rest of its paper, in hundredths. */
interface ItemPair {
  questionId: number
  mark: number
  rest: number
}

/**
 * Has pairs of marks of a part's items become others, in the order of their keys, which is that in
 * which papers that are handed in count theirs. Items whose statistics began anew after the paper
 * was handed in have none.
 */
export async function moveItems(
  tx: Db,
  setId: string,
  from: readonly ItemPair[],
  to: readonly ItemPair[],
): Promise<void> {
  const rowsOf = (pairs: readonly ItemPair[], students: number) =>
    pairs.map(({ questionId, mark, rest }) => ({ question_id: questionId, mark, rest, students }))
  const rows = JSON.stringify([...rowsOf(from, -1), ...rowsOf(to, 1)])
  const pairs = sql`jsonb_to_recordset(${rows}::jsonb)
    as r (question_id int, mark smallint, rest int, students int)`
  await tx.execute(sql`insert into item_marks as m (question_id, mark, rest, students)
    select r.question_id, r.mark, r.rest, sum(r.students)
    from ${pairs}
    join questions q on q.id = r.question_id
    join revise_sets s on s.id = ${setId}
    where q.statistics_since is null or q.statistics_since <= s.finished_at
    group by 1, 2, 3 having sum(r.students) <> 0
    order by 1, 2, 3
    on conflict (question_id, mark, rest) do update set students = m.students + excluded.students`)
  await tx.execute(sql`delete from item_marks m using ${pairs}
    where m.question_id = r.question_id and m.mark = r.mark and m.rest = r.rest
      and m.students <= 0`)
}
