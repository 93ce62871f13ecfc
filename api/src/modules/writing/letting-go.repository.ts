import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { FileUse } from '../files/index.ts'

/** What shows files of a student: drafts, what was handed in, and what came back. */
export async function recordsWithFiles(tx: Db, studentId: string): Promise<FileUse[]> {
  return await rowsOf<FileUse>(
    tx,
    sql`select 'writing' "area", d.writing_id "recordId" from writing_drafts d
        join writings w on w.id = d.writing_id
        where w.student_id = ${studentId} and d.file_id is not null
      union all select 'writing', v.id from writing_versions v
        join writings w on w.id = v.writing_id
        where w.student_id = ${studentId} and v.file_id is not null
      union all select 'marking', m.id from marking_items i
        join markings m on m.item_id = i.id
        where i.student_id = ${studentId} and m.file_id is not null`,
  )
}
