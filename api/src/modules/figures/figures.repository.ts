import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, intArray } from '../../database/sql.ts'
import { itemStatisticsOf } from '../questions/index.ts'

/** Changes of each kind that one batch takes. */
export const changesAtOnce = 200

/**
 * Takes some of the questions that have changed, those that have waited longest. What somebody is
 * writing just now is left for the next time. Answers change a question's row until the transaction
 * ends, so its figures belong into the same.
 */
export async function takeChanged(tx: Db): Promise<number[]> {
  const rows = await rowsOf<{ questionId: number }>(
    tx,
    sql`with told as (
        delete from question_changes where id in (
          select id from question_changes order by id limit ${changesAtOnce}
          for update skip locked)
        returning question_id
      ), counted as (
        update question_statistics s set changed_at = null
        from (
          select question_id from question_statistics where changed_at is not null
          order by changed_at, question_id limit ${changesAtOnce} for update skip locked
        ) c
        where s.question_id = c.question_id
        returning s.question_id
      )
      select question_id "questionId" from told union select question_id from counted order by 1`,
  )
  return rows.map(({ questionId }) => questionId)
}

/**
 * Works out the figures of these questions and writes them. Reads in a statement of its own, so that
 * it sees what was written before they were taken.
 */
export async function writeFigures(
  tx: Db,
  questionIds: readonly number[],
  now: Date,
): Promise<void> {
  const rows = (await itemStatisticsOf(tx, questionIds)).map((item) => ({
    question_id: item.questionId,
    answered: item.answered,
    facility: item.facility,
    discrimination_index: item.discriminationIndex,
    discriminative_efficiency: item.discriminativeEfficiency,
    needs_check: item.check,
    median_ms: item.medianMs,
    flag_rate: item.flagRate,
  }))
  await tx.execute(sql`
    with mine as (
      select question_id from question_figures where question_id = any(${intArray(questionIds)})
      order by question_id for update
    )
    update question_figures f set answered = r.answered, facility = r.facility,
      discrimination_index = r.discrimination_index,
      discriminative_efficiency = r.discriminative_efficiency, needs_check = r.needs_check,
      median_ms = r.median_ms, flag_rate = r.flag_rate, updated_at = ${at(now)}
    from mine join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (question_id int,
      answered int, facility real, discrimination_index real, discriminative_efficiency real,
      needs_check text, median_ms int, flag_rate real) on r.question_id = mine.question_id
    where f.question_id = mine.question_id`)
}

/**
 * Makes one row of all rows of a kind in the tallies of questions, so that counting them stays cheap;
 * counting is right without it.
 */
export async function mergeTallies(db: Db): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from question_tallies y using (
        select unnest(array_agg(id)) id from question_tallies
        group by state, needs_check, tests, flag_kinds
        having count(*) > 1 or sum(questions) = 0) many
      where y.id = many.id
      returning y.*
    )
    insert into question_tallies (state, needs_check, tests, flag_kinds, questions)
    select state, needs_check, tests, flag_kinds, sum(questions) from gone
    group by 1, 2, 3, 4 having sum(questions) <> 0`)
}
