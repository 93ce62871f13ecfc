import { sql } from 'drizzle-orm'
import type { Asked } from '../../asked.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, intArray } from '../../database/sql.ts'

/** Those of these questions that there are, held until the transaction ends: their state stays. */
export async function holdQuestions(tx: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select id from questions where id = any(${intArray(ids)}) order by id for update`,
  )
  return rows.map(({ id }) => id)
}

/** Notes who filed these questions otherwise, and when. */
export async function noteChange(
  tx: Db,
  questionIds: readonly number[],
  { now, caller }: Pick<Asked, 'now' | 'caller'>,
): Promise<void> {
  await tx.execute(sql`update questions set changed_at = ${at(now)}, changed_by = ${caller.userId}
    where id = any(${intArray(questionIds)})`)
}

/** Holds a part until the transaction ends: nobody files a question in it meanwhile. */
export async function holdPart(tx: Db, examSectionId: number): Promise<void> {
  await tx.execute(sql`select 1 from exam_sections where id = ${examSectionId} for update`)
}

/**
 * Files exactly these questions in a part, numbered from 1 in this order: live ones, and the others
 * parked. What was filed keeps its id and link. A new filing has the topic that the question is filed
 * under in Revise within the same part of the test, where there is one.
 */
export async function setPartQuestions(
  tx: Db,
  examSectionId: number,
  questionIds: readonly number[],
): Promise<void> {
  const wanted = sql`unnest(${intArray(questionIds)}) with ordinality w(id, place)`
  for (const table of [sql`question_assignments`, sql`parked_assignments`]) {
    // Of a question that was filed twice one filing stays; no number is in the way of another.
    await tx.execute(sql`delete from ${table} a where a.exam_section_id = ${examSectionId}
      and (a.question_id <> all(${intArray(questionIds)}) or exists (
        select 1 from ${table} o where o.exam_section_id = a.exam_section_id
          and o.question_id = a.question_id and o.id < a.id))`)
    await tx.execute(sql`update ${table} a set paper_question = null from ${wanted}
      where a.exam_section_id = ${examSectionId} and a.question_id = w.id
        and a.paper_question is distinct from w.place`)
    await tx.execute(sql`update ${table} a set paper_question = w.place from ${wanted}
      where a.exam_section_id = ${examSectionId} and a.question_id = w.id
        and a.paper_question is null`)
  }
  const shared = sql`2, e.admission_test_id, e.section_id, f.subject_id, f.topic_id,
    f.sub_topic_id, p.paper_type, p.year, p.mock_paper_number, e.id, w.place`
  const from = sql`${wanted}
    join questions q on q.id = w.id
    join exam_sections e on e.id = ${examSectionId}
    join papers p on p.id = e.paper_id
    left join lateral (
      select a.subject_id, a.topic_id, a.sub_topic_id from (
        select id, subject_id, topic_id, sub_topic_id from question_assignments
        where question_id = q.id and question_location = 1 and section_id = e.section_id
        union all
        select id, subject_id, topic_id, sub_topic_id from parked_assignments
        where question_id = q.id and question_location = 1 and section_id = e.section_id
      ) a order by a.id limit 1
    ) f on true`
  const columns = sql`question_location, admission_test_id, section_id, subject_id, topic_id,
    sub_topic_id, paper_type, year, mock_paper_number, exam_section_id, paper_question`
  await tx.execute(sql`insert into question_assignments
      (question_id, question_type, difficulty, ${columns})
    select q.id, q.question_type, q.difficulty, ${shared} from ${from}
    where q.state = 'live' and not exists (select 1 from question_assignments a
      where a.exam_section_id = e.id and a.question_id = q.id)`)
  await tx.execute(sql`insert into parked_assignments (id, question_id, ${columns})
    select nextval('question_assignments_id_seq'), q.id, ${shared} from ${from}
    where q.state <> 'live' and not exists (select 1 from parked_assignments a
      where a.exam_section_id = e.id and a.question_id = q.id)`)
}
