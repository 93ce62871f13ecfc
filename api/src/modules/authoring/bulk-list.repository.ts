import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { ms } from '../../database/sql.ts'
import { type PageAsked, pageOf } from '../../lists/index.ts'
import { type BulkRow, isStopped, isUndone } from './bulk.repository.ts'
import type { OutcomeCounts } from './bulk.rules.ts'

/** A change of many questions in the list of those that were made. */
export interface ListedBulk extends BulkRow {
  /** Where questions were filed or unfiled, in words; null for any other change. */
  place: string | null
  counts: OutcomeCounts
}

/** The id that a change names, whether questions are filed there or are to stand there no more. */
const named = (made: SQL, taken: SQL = made): SQL =>
  sql`coalesce(b.change -> 'file' -> 0 ->> ${made}, b.change -> 'unfile' ->> ${taken})::int`

/** A page of the changes of many questions, each with how far it is. One statement. */
export async function pageOfBulks(
  db: Db,
  asked: PageAsked,
): Promise<{ rows: ListedBulk[]; totalCount: number }> {
  return await pageOf<ListedBulk>(
    db,
    {
      fits: sql`select b.id, b.created_at "by" from bulk_changes b`,
      order: sql`p."by" desc nulls last, p.id desc`,
      columns: sql`b.id, b.change, b.total, ${ms(sql`b.created_at`)} "createdMs",
        ${isUndone}, ${isStopped}, came.waiting, came.counts, filed.place,
        (select u.first_name || ' ' || u.last_name from users u where u.id = b.created_by)
          "createdBy"`,
      joins: sql`join bulk_changes b on b.id = p.id
        cross join lateral (
          select count(*) filter (where r.outcome is null)::int waiting,
            json_build_object(
              'done', count(*) filter (where r.outcome = 'done'),
              'same', count(*) filter (where r.outcome = 'same'),
              'refused', count(*) filter (where r.outcome = 'refused'),
              'undone', count(*) filter (where r.outcome = 'undone'),
              'left', count(*) filter (where r.outcome = 'left')) counts
          from bulk_change_questions r where r.change_id = b.id
        ) came
        cross join lateral (
          select nullif(concat_ws(' > ',
            (select name from admission_tests
              where id = ${named(sql`'admissiontestId'`, sql`'AdmissionTestId'`)}),
            (select section_no from section_numbers where id = ${named(sql`'sectionId'`)}),
            (select name from subjects where id = ${named(sql`'subjectId'`, sql`'SubjectId'`)}),
            (select name from topics where id = ${named(sql`'topicId'`)})), '') place
        ) filed`,
    },
    asked,
  )
}
