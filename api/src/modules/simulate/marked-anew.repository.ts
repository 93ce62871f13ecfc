import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
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

/** Takes a first score back out of those of the cohort, in hundredths. */
export async function uncountScore(tx: Db, examSectionId: number, score: number): Promise<void> {
  const [row] = await rowsOf<{ students: number }>(
    tx,
    sql`update section_scores set students = students - 1
      where exam_section_id = ${examSectionId} and score = ${score} returning students`,
  )
  if (row === undefined || row.students > 0) return
  await tx.execute(sql`delete from section_scores
    where exam_section_id = ${examSectionId} and score = ${score} and students <= 0`)
}

/** Takes marks on items back out, in hundredths; in the order of ids. */
export async function uncountItems(
  tx: Db,
  setId: string,
  items: readonly { questionId: number; mark: number; rest: number }[],
): Promise<void> {
  const rows = items.map(({ questionId, mark, rest }) => ({ question_id: questionId, mark, rest }))
  const taken = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r (question_id int, mark smallint, rest int)`
  const isTaken = sql`m.question_id = r.question_id and m.mark = r.mark and m.rest = r.rest`
  await tx.execute(sql`select 1 from item_marks m join ${taken} on ${isTaken}
    order by m.question_id for update of m`)
  await tx.execute(sql`update item_marks m set students = m.students - 1
    from ${taken} join questions q on q.id = r.question_id
    join revise_sets s on s.id = ${setId}
    where ${isTaken} and (q.statistics_since is null or q.statistics_since <= s.finished_at)`)
  await tx.execute(sql`delete from item_marks m using ${taken}
    where ${isTaken} and m.students <= 0`)
}
