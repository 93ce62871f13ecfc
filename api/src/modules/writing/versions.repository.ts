import { type SQL, sql } from 'drizzle-orm'
import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type {
  markings,
  StoredComment,
  StoredCriterion,
  StoredGrade,
  StoredPart,
} from '../../database/schema/index.ts'
import { ms } from '../../database/sql.ts'
import { mayReadMarking, mayReadVersion, returnedMarkings } from './reading.sql.ts'
import type { ItemState } from './shown-state.rules.ts'
import { type TaskRow, taskColumn } from './shown-task.sql.ts'
import { markingsColumn, nameOf, versionColumn } from './versions.sql.ts'

/** A file as statements give it. */
export interface FileRow {
  id: string
  name: string
  type: string
  pages: number | null
}

/** A marking as statements give it. */
export interface MarkingRow
  extends Pick<typeof markings.$inferSelect, 'role' | 'outcome' | 'overall' | 'percent'> {
  markingId: string
  state: 'draft' | 'finished' | 'returned'
  markerName: string
  returnedMs: number | null
  grades: StoredGrade[]
  comments: StoredComment[]
  file: FileRow | null
  replies: {
    replyId: string
    commentId: string | null
    by: string
    isMarker: boolean
    atMs: number
    text: string
  }[]
  ticks: string[]
}

/** What was handed in, as statements give it. */
export interface VersionRow {
  version: {
    versionId: string
    number: number
    source: 'written' | 'docx' | 'pdf'
    parts: StoredPart[] | null
    texts: string[]
    words: number
    characters: number[]
    file: FileRow | null
    note: string
    handedInMs: number
  }
  pieceId: string
  kind: 'essay' | 'statement'
  pieceTitle: string
  question: string | null
  task: TaskRow | null
  criteria: StoredCriterion[]
}

/** The same with how it stands. */
export interface VersionInFull extends VersionRow {
  studentName: string
  state: ItemState
  dueMs: number
  markedMs: number | null
  reason: string | null
  hasSecondLook: boolean
  markings: MarkingRow[]
}

const versionColumns = sql`${versionColumn} "version", w.id "pieceId", w.kind, w.title "pieceTitle",
  w.question, ${taskColumn} "task", rv.criteria`

const versionJoins = sql`from writing_versions v
  join writings w on w.id = v.writing_id
  join rubric_versions rv on rv.id = v.rubric_version_id`

async function findInFull(db: Db, isShown: SQL, which: SQL): Promise<VersionInFull | undefined> {
  const [row] = await rowsOf<VersionInFull>(
    db,
    sql`select ${versionColumns}, ${nameOf(sql`w.student_id`)} "studentName", i1.state,
        ${ms(sql`i1.due_at`)} "dueMs", ${ms(sql`i1.marked_at`)} "markedMs", i1.reason,
        exists (select 1 from marking_items i2 where i2.version_id = v.id and i2.round = 2)
          "hasSecondLook",
        ${markingsColumn(isShown)} "markings"
      ${versionJoins} join marking_items i1 on i1.version_id = v.id and i1.round = 1
      where ${which}`,
  )
  return row
}

/** A version that somebody may read, with the markings that they may know of. */
export async function findReadable(
  db: Db,
  caller: Pick<Caller, 'userId' | 'role'>,
  versionId: string,
): Promise<VersionInFull | undefined> {
  return await findInFull(
    db,
    mayReadMarking(caller),
    sql`v.id = ${versionId} and ${mayReadVersion(caller)}`,
  )
}

/** The last version of a piece of which a marking has come back, with what has. */
export async function findLastMarked(db: Db, pieceId: string): Promise<VersionInFull | undefined> {
  return await findInFull(
    db,
    returnedMarkings,
    sql`v.id = (select last.id from writing_versions last
      join marking_items li on li.version_id = last.id
      join markings lm on lm.item_id = li.id and lm.state = 'returned'
      where last.writing_id = ${pieceId} order by last.number desc limit 1)`,
  )
}

/** A version alone, whoever asks. */
export async function findVersionRow(db: Db, versionId: string): Promise<VersionRow | undefined> {
  const [row] = await rowsOf<VersionRow>(
    db,
    sql`select ${versionColumns} ${versionJoins} where v.id = ${versionId}`,
  )
  return row
}

/** Whether somebody may read a version. */
export async function canRead(
  db: Db,
  caller: Pick<Caller, 'userId' | 'role'>,
  versionId: string,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from writing_versions v join writings w on w.id = v.writing_id
      where v.id = ${versionId} and ${mayReadVersion(caller)}`,
  )
  return rows.length > 0
}
