import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { type StoredPart, writingVersions } from '../../database/schema/index.ts'
import { at, intArray } from '../../database/sql.ts'
import { dayOf } from '../../days.rules.ts'
import { activityNoted } from '../activity/index.ts'
import { type Span, sharedHolidaysFrom } from '../company-calendar/index.ts'
import { defaultRubrics } from './default-rubrics.ts'
import { holidaysHeld } from './due.repository.ts'
import { companyZone } from './due.rules.ts'
import type { Handed } from './hand-in.rules.ts'
import { markerSelect } from './markers.repository.ts'
import type { PieceKind } from './rights.rules.ts'

/** A piece that is being handed in, with its draft. */
export interface HeldPiece {
  kind: PieceKind
  title: string
  versionCount: number
  revision: number
  parts: StoredPart[]
  fileId: string | null
  fileWords: number | null
}

/** Holds an own piece and its draft as they are until the transaction ends. */
export async function holdPiece(
  tx: Db,
  studentId: string,
  pieceId: string,
): Promise<HeldPiece | undefined> {
  const [row] = await rowsOf<HeldPiece>(
    tx,
    sql`select w.kind, w.title, w.version_count "versionCount", d.revision, d.parts,
        d.file_id "fileId", d.file_words "fileWords", ${holidaysHeld} "held"
      from writings w join writing_drafts d on d.writing_id = w.id
      where w.id = ${pieceId} and w.student_id = ${studentId} and w.deleted_at is null
      for update of w, d`,
  )
  return row
}

/** By what a piece is handed in at this moment. */
export interface Terms {
  /** The number of the version that waits; null where none does. */
  openNumber: number | null
  taskIsArchived: boolean
  asksCheck: boolean
  rubricVersionId: string
  fileType: string | null
  /** Who is given it; null for the pool. */
  markerId: string | null
  holidays: Span[]
}

const defaultRubric: SQL = sql`(case w.kind when 'essay' then ${defaultRubrics.essay}::uuid
  else ${defaultRubrics.statement}::uuid end)`

/** The newest criteria of a piece, known as `w`, whose task, if it has one, is joined as `t`. */
export const newestCriteria: SQL = sql`rubrics ru
  join rubric_versions rv on rv.rubric_id = ru.id and rv.number = ru.number
  where ru.id = coalesce(t.rubric_id, ${defaultRubric})`

/** What a piece that is held is handed in by; read once nobody else can hand it in. */
export async function findTerms(
  tx: Db,
  { studentId, pieceId, now }: { studentId: string; pieceId: string; now: Date },
): Promise<Terms> {
  const day = dayOf(now, companyZone)
  const marker = markerSelect({ studentId, writingId: pieceId, now })
  const [row] = await rowsOf<Terms>(
    tx,
    sql`select (select v.number from writing_versions v
          join marking_items i on i.version_id = v.id and i.state in ('pending', 'checking')
          where v.writing_id = w.id limit 1) "openNumber",
        coalesce(t.state = 'archived', false) "taskIsArchived",
        coalesce(t.asks_check, false) "asksCheck",
        (select rv.id from ${newestCriteria}) "rubricVersionId", f.type "fileType",
        (${marker}) "markerId",
        ${sharedHolidaysFrom(sql`${day}::date`)} "holidays"
      from writings w join writing_drafts d on d.writing_id = w.id
      left join writing_tasks t on t.id = w.task_id left join files f on f.id = d.file_id
      where w.id = ${pieceId}`,
  )
  if (row === undefined) throw new Error('The piece is held, and gone')
  return row
}

/** A version with its item. */
export interface NewVersion extends Handed {
  pieceId: string
  versionId: string
  itemId: string
  eventId: string
  studentId: string
  kind: PieceKind
  title: string
  number: number
  rubricVersionId: string
  note: string
  asksCheck: boolean
  markerId: string | null
  dueAt: Date
}

/**
 * Writes down what was handed in, with its item and who did it, in one statement; its file is the
 * version's from then on.
 */
export async function insertHanded(tx: Db, made: NewVersion, now: Date): Promise<void> {
  const { pieceId, versionId, itemId, fileId, markerId, studentId } = made
  const texts = sql.param(made.texts, writingVersions.texts)
  const parts = made.parts === null ? null : JSON.stringify(made.parts)
  await tx.execute(sql`with version as (
      insert into writing_versions (id, writing_id, number, source, parts, texts, words, characters,
        file_id, rubric_version_id, note, handed_in_at)
      values (${versionId}, ${pieceId}, ${made.number}, ${made.source}, ${parts}::jsonb,
        ${texts}::text[], ${made.words}, ${intArray(made.characters)}, ${fileId}::uuid,
        ${made.rubricVersionId}, ${made.note}, ${at(now)})
    ), item as (
      insert into marking_items (id, kind, version_id, round, student_id, state, marker_id,
        held_since, handed_in_at, due_at, title, words, asks_check)
      values (${itemId}, ${made.kind}, ${versionId}, 1, ${studentId}, 'pending',
        ${markerId}::uuid, ${markerId === null ? sql`null::timestamptz` : at(now)}, ${at(now)},
        ${at(made.dueAt)}, ${made.title}, ${made.words}, ${made.asksCheck})
    ), event as (
      insert into marking_events (id, item_id, at, what, by_id, to_id)
      values (${made.eventId}, ${itemId}, ${at(now)}, 'handed in', ${studentId},
        ${markerId}::uuid)
    ), draft as (
      update writing_drafts set file_id = null, file_words = null
      where writing_id = ${pieceId} and file_id = ${fileId}::uuid
    ), file as (
      update file_uses set record_id = ${versionId}
      where area = 'writing' and record_id = ${pieceId} and file_id = ${fileId}::uuid
    ), active as (
      ${activityNoted('writing', sql`select ${studentId}::uuid, ${at(now)}`)}
    )
    update writings set version_count = ${made.number} where id = ${pieceId}`)
}
