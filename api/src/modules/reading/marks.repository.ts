import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { readingItems, readingMarks } from '../../database/schema/index.ts'
import { at, ms } from '../../database/sql.ts'
import { isOpenTo, joinOwn } from '../library/index.ts'
import type { LeadingBook } from './link.rules.ts'
import type { ReadingValues } from './reading.values.ts'

/** A published item with what a student has read and noted of it. */
export interface OwnRow
  extends Pick<
    ReadingValues,
    'kind' | 'title' | 'authors' | 'why' | 'level' | 'minutes' | 'address'
  > {
  id: string
  subject: { id: number; name: string }
  book: LeadingBook | null
  readMs: number | null
  note: string
  version: number
}

/** What is published, by subject in order, as this student has it. */
export async function findOwnList(
  db: Db,
  studentId: string,
  subjectId: number | undefined,
  now: Date,
): Promise<OwnRow[]> {
  const ofSubject = subjectId === undefined ? sql`true` : sql`i.subject_id = ${subjectId}`
  return await rowsOf<OwnRow>(
    db,
    sql`select i.id, json_build_object('id', s.id, 'name', s.name) "subject", i.kind, i.title,
        i.authors, i.why, i.level, i.minutes, i.address,
        case when b.id is null then null
          else json_build_object('id', b.id, 'title', b.title, 'state', b.state,
            'isOpen', ${isOpenTo(now)}) end "book",
        ${ms(sql`m.read_at`)} "readMs", coalesce(m.note, '') "note", coalesce(m.version, 0) "version"
      from reading_items i join content_subjects s on s.id = i.subject_id
      left join books b on b.id = i.book_id ${joinOwn(studentId)}
      left join reading_marks m on m.item_id = i.id and m.user_id = ${studentId}
      where i.state = 'published' and ${ofSubject}
      order by lower(s.name), s.id, i.position, i.id`,
  )
}

/** Whether students are shown an item. */
export async function isPublished(db: Db, id: string): Promise<boolean> {
  const shown = and(eq(readingItems.id, id), eq(readingItems.state, 'published'))
  return (await db.$count(readingItems, shown)) > 0
}

/** Marks an item as read, since the first time, or as not read. */
export async function markRead(
  tx: Db,
  { itemId, userId }: { itemId: string; userId: string },
  isRead: boolean,
  now: Date,
): Promise<Date | null> {
  const read = isRead ? sql`coalesce(${readingMarks.readAt}, ${at(now)})` : sql`null`
  const [row] = await tx
    .insert(readingMarks)
    .values({ itemId, userId, readAt: isRead ? now : null, note: '', version: 0, updatedAt: now })
    .onConflictDoUpdate({
      target: [readingMarks.userId, readingMarks.itemId],
      set: { readAt: read, updatedAt: now },
    })
    .returning({ readAt: readingMarks.readAt })
  return row?.readAt ?? null
}

/** A note as it stands. */
export interface NoteRow {
  note: string
  version: number
  updatedMs: number
}

/** A student's note on an item, empty where there is none, held until the transaction ends. */
export async function holdNote(
  tx: Db,
  { itemId, userId }: { itemId: string; userId: string },
  now: Date,
): Promise<NoteRow> {
  await tx
    .insert(readingMarks)
    .values({ itemId, userId, readAt: null, note: '', version: 0, updatedAt: now })
    .onConflictDoNothing()
  const [row] = await rowsOf<NoteRow>(
    tx,
    sql`select note, version, ${ms(sql`updated_at`)} "updatedMs" from reading_marks
      where user_id = ${userId} and item_id = ${itemId} for update`,
  )
  if (row === undefined) throw new Error('The mark was written just now')
  return row
}

/** Keeps a note. */
export async function writeNote(
  tx: Db,
  { itemId, userId }: { itemId: string; userId: string },
  { note, version }: Pick<NoteRow, 'note' | 'version'>,
  now: Date,
): Promise<void> {
  await tx
    .update(readingMarks)
    .set({ note, version, updatedAt: now })
    .where(and(eq(readingMarks.userId, userId), eq(readingMarks.itemId, itemId)))
}
