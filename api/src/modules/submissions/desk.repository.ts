import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { StoredComment, StoredGrade } from '../../database/schema/index.ts'
import { ms } from '../../database/sql.ts'
import {
  type FileRow,
  type MarkingRow,
  markingsColumn,
  mayReadMarking,
  nameOf,
  shownFile,
} from '../writing/index.ts'
import {
  checksItem,
  type ItemKind,
  type ItemState,
  isInPool,
  isOverdue,
  type Looker,
  readsItem,
  seesItem,
} from './queue.sql.ts'

/** A marking of an item as its desk has it; none that was dropped. */
export interface DeskMarkingRow {
  markingId: string
  role: 'first' | 'check' | 'second'
  state: 'draft' | 'finished' | 'returned'
  markerId: string | null
  markerName: string
  revision: number
  grades: StoredGrade[]
  overall: string
  privateNote: string
  comments: StoredComment[]
  file: FileRow | null
  savedMs: number
}

/** An item with what was made of it, as far as somebody may know it. */
export interface DeskRow {
  itemId: string
  kind: ItemKind
  versionId: string | null
  setId: string | null
  questionId: number | null
  studentId: string
  studentName: string
  title: string
  number: number | null
  round: number
  state: ItemState
  isOverdue: boolean
  words: number
  handedInMs: number
  dueMs: number
  markedMs: number | null
  markerId: string | null
  markerName: string
  heldMs: number | null
  asksCheck: boolean
  reason: string | null
  /** Whether the caller may read the text; whether it waits in the pool. */
  isRead: boolean
  isInPool: boolean
  mayCheck: boolean
  /** Of the item itself. */
  markings: DeskMarkingRow[]
  /** Of the whole version, second looks and all, with replies and ticks. */
  readable: MarkingRow[]
  /** Private notes of those markings, by their ids. */
  privateNotes: Record<string, string>
  /** The version before this one. */
  beforeId: string | null
  events: { atMs: number; what: string; by: string; to: string; note: string | null }[]
}

/** Whether a version is looked at before it is returned: its task says so, or its marker’s row. */
export const asksCheck = sql`(i.round = 1 and i.kind <> 'question' and not exists (
    select 1 from users senior where senior.id = i.marker_id and senior.role = 'Senior Tutor')
  and (i.asks_check
    or exists (select 1 from writings w join writing_tasks t on t.id = w.task_id
      where w.id = v.writing_id and t.asks_check)
    or exists (select 1 from tutors t where t.user_id = i.marker_id and t.is_checked)))`

const events = sql`(select coalesce(json_agg(json_build_object('atMs', ${ms(sql`e.at`)},
    'what', e.what, 'by', ${nameOf(sql`e.by_id`)}, 'to', ${nameOf(sql`e.to_id`)}, 'note', e.note)
    order by e.at, e.id), '[]')
  from marking_events e where e.item_id = i.id)`

/** The newest version before `v` that its student did not take back. */
const before = sql`(select b.id from writing_versions b
  join marking_items bi on bi.version_id = b.id and bi.round = 1
  where b.writing_id = v.writing_id and b.number < v.number and bi.state <> 'withdrawn'
  order by b.number desc limit 1)`

/** An item that somebody sees in the queue; undefined for any other. One statement. */
export async function findDeskRow(
  db: Db,
  looker: Looker,
  itemId: string,
  now: Date,
): Promise<DeskRow | undefined> {
  const isMine = sql`i.marker_id = ${looker.userId}::uuid`
  // What somebody had begun is there for whoever has the item now, and for who checks it.
  const isShown = sql`(${mayReadMarking(looker)} or ${isMine} or ${checksItem(looker)})`
  const [row] = await rowsOf<DeskRow>(
    db,
    sql`select i.id "itemId", i.kind, i.version_id "versionId", i.set_id "setId",
        i.question_id "questionId", i.student_id "studentId",
        ${nameOf(sql`i.student_id`)} "studentName", i.title, v.number, i.round, i.state,
        ${isOverdue(now)} "isOverdue", i.words, ${ms(sql`i.handed_in_at`)} "handedInMs",
        ${ms(sql`i.due_at`)} "dueMs", ${ms(sql`i.marked_at`)} "markedMs",
        i.marker_id "markerId", ${nameOf(sql`i.marker_id`)} "markerName",
        ${ms(sql`i.held_since`)} "heldMs", ${asksCheck} "asksCheck", i.reason,
        coalesce(${readsItem(looker)}, false) "isRead", ${isInPool} "isInPool", ${checksItem(looker)} "mayCheck",
        (select coalesce(json_agg(json_build_object('markingId', m.id, 'role', m.role,
            'state', m.state, 'markerId', m.marker_id, 'markerName', ${nameOf(sql`m.marker_id`)},
            'revision', m.revision, 'grades', m.grades, 'overall', m.overall,
            'privateNote', m.private_note, 'comments', m.comments,
            'file', ${shownFile(sql`m.file_id`)}, 'savedMs', ${ms(sql`m.saved_at`)})), '[]')
          from markings m where m.item_id = i.id and m.state <> 'dropped' and ${isShown})
          "markings",
        ${markingsColumn(sql`(${mayReadMarking(looker)} or m.item_id = ${itemId}::uuid)`)}
          "readable",
        (select coalesce(json_object_agg(m.id, m.private_note), '{}') from markings m
          join marking_items own on own.id = m.item_id
          where own.version_id = i.version_id) "privateNotes",
        ${before} "beforeId", ${events} "events"
      from marking_items i left join writing_versions v on v.id = i.version_id
      where i.id = ${itemId}::uuid and ${seesItem(looker)}`,
  )
  return row
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Whether somebody may open the file of a marking: its student once it was returned; of staff who may
 * read the item and know of the marking, or has the item and may take over what was begun.
 */
export async function mayOpenMarking(db: Db, looker: Looker, markingId: string): Promise<boolean> {
  if (!uuid.test(markingId)) return false
  const isOpen =
    looker.role === 'Student'
      ? sql`(m.state = 'returned' and i.student_id = ${looker.userId}::uuid)`
      : sql`(m.state <> 'dropped' and ${readsItem(looker)} and (${mayReadMarking(looker)}
          or i.marker_id = ${looker.userId}::uuid or ${checksItem(looker)}))`
  const rows = await rowsOf(
    db,
    sql`select 1 from markings m join marking_items i on i.id = m.item_id
      where m.id = ${markingId}::uuid and ${isOpen}`,
  )
  return rows.length > 0
}
