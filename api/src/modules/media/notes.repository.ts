import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { mediaAssets, mediaNotes } from '../../database/schema/index.ts'
import { at, uuidArray } from '../../database/sql.ts'

type Note = typeof mediaNotes.$inferSelect

/** Whose note. */
export interface NoteKey {
  id: string
  userId: string
}

const isOwn = ({ id, userId }: NoteKey) => and(eq(mediaNotes.id, id), eq(mediaNotes.userId, userId))

/** A person's notes of films, by film and second; each with what its film and area are called. */
export async function findNotes(db: Db, userId: string, assetIds: readonly string[]) {
  return await db
    .select({
      id: mediaNotes.id,
      assetId: mediaNotes.assetId,
      atSeconds: mediaNotes.atS,
      text: mediaNotes.text,
      updatedAt: mediaNotes.updatedAt,
      fileName: mediaAssets.name,
      area: mediaAssets.area,
    })
    .from(mediaNotes)
    .innerJoin(mediaAssets, eq(mediaAssets.id, mediaNotes.assetId))
    .where(
      and(
        eq(mediaNotes.userId, userId),
        sql`${mediaNotes.assetId} = any(${uuidArray(assetIds)})`,
        isNull(mediaNotes.removedAt),
      ),
    )
    .orderBy(asc(mediaNotes.assetId), asc(mediaNotes.atS), asc(mediaNotes.id))
}

export async function insertNote(db: Db, note: Omit<Note, 'removedAt'>): Promise<void> {
  await db.insert(mediaNotes).values(note)
}

/** @returns false where the person has no such note of this film */
export async function updateNote(
  db: Db,
  { id, userId, assetId, ...note }: Omit<Note, 'removedAt'>,
): Promise<boolean> {
  const mine = await db
    .update(mediaNotes)
    .set(note)
    .where(
      and(isOwn({ id, userId }), eq(mediaNotes.assetId, assetId), isNull(mediaNotes.removedAt)),
    )
    .returning({ id: mediaNotes.id })
  return mine.length > 0
}

/** Removes a note; one that was removed stays as it is. @returns false where there is none */
export async function removeNote(db: Db, key: NoteKey, now: Date): Promise<boolean> {
  const mine = await db
    .update(mediaNotes)
    .set({ removedAt: sql`coalesce(${mediaNotes.removedAt}, ${at(now)})` })
    .where(isOwn(key))
    .returning({ id: mediaNotes.id })
  return mine.length > 0
}

/** Brings a note back that was removed after a moment, or never. @returns whether it is there */
export async function restoreNote(db: Db, key: NoteKey, after: Date): Promise<boolean> {
  const mine = await db
    .update(mediaNotes)
    .set({ removedAt: null })
    .where(and(isOwn(key), or(isNull(mediaNotes.removedAt), gt(mediaNotes.removedAt, after))))
    .returning({ id: mediaNotes.id })
  return mine.length > 0
}

export async function hasNote(db: Db, key: NoteKey): Promise<boolean> {
  const found = await db.select({ id: mediaNotes.id }).from(mediaNotes).where(isOwn(key))
  return found.length > 0
}
