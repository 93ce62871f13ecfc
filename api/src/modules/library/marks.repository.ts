import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { bookMarks } from '../../database/schema/index.ts'

type NewMark = typeof bookMarks.$inferInsert

/** How many bookmarks somebody has in a book. */
export async function countMarks(db: Db, userId: string, bookId: string): Promise<number> {
  return await db.$count(bookMarks, and(eq(bookMarks.userId, userId), eq(bookMarks.bookId, bookId)))
}

export async function insertMark(tx: Db, mark: NewMark): Promise<void> {
  await tx.insert(bookMarks).values(mark)
}

/** Changes an own bookmark of this book. @returns false where there is none */
export async function updateMark(
  tx: Db,
  { id, userId, bookId, ...written }: NewMark,
): Promise<boolean> {
  const changed = await tx
    .update(bookMarks)
    .set(written)
    .where(and(eq(bookMarks.id, id), eq(bookMarks.userId, userId), eq(bookMarks.bookId, bookId)))
    .returning({ id: bookMarks.id })
  return changed.length > 0
}

/** Removes an own bookmark. @returns false where there is none */
export async function deleteMark(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(bookMarks)
    .where(and(eq(bookMarks.id, id), eq(bookMarks.userId, userId)))
    .returning({ id: bookMarks.id })
  return gone.length > 0
}
