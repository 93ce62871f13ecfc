import { and, asc, count, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { uploadParts, uploads } from '../../database/schema/index.ts'

/** A large file on its way. */
export type Upload = typeof uploads.$inferSelect

/** What the same file is known by when it comes again. */
export type SameFile = Pick<Upload, 'by' | 'kind' | 'name' | 'bytes' | 'lastModified'>

/** The open upload of the same file. */
export async function findSame(db: Db, same: SameFile): Promise<Upload | undefined> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.by, same.by),
        eq(uploads.kind, same.kind),
        eq(uploads.name, same.name),
        eq(uploads.bytes, same.bytes),
        eq(uploads.lastModified, same.lastModified),
        isNull(uploads.fileId),
      ),
    )
  return row
}

export async function countOpen(db: Db, by: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(uploads)
    .where(and(eq(uploads.by, by), isNull(uploads.fileId)))
  return row?.n ?? 0
}

/** @returns false when the same file has been begun at this very moment. */
export async function insertUpload(db: Db, upload: Upload): Promise<boolean> {
  const made = await db
    .insert(uploads)
    .values(upload)
    .onConflictDoNothing()
    .returning({ id: uploads.id })
  return made.length > 0
}

export async function findOwn(db: Db, id: string, by: string): Promise<Upload | undefined> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.by, by)))
  return row
}

/** The parts that are there, in their order. */
export async function findParts(
  db: Db,
  uploadId: string,
): Promise<{ part: number; tag: string }[]> {
  return await db
    .select({ part: uploadParts.part, tag: uploadParts.tag })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId))
    .orderBy(asc(uploadParts.part))
}

/** Writes down a part; that it came before makes no difference. */
export async function keepPart(
  db: Db,
  uploadId: string,
  { part, tag }: { part: number; tag: string },
): Promise<void> {
  await db
    .insert(uploadParts)
    .values({ uploadId, part, tag })
    .onConflictDoUpdate({ target: [uploadParts.uploadId, uploadParts.part], set: { tag } })
}

/** Whoever puts parts together for longer than the call may take has been stopped in it. */
const longestJoinMs = 10 * 60_000

const isFreeToJoin = (now: Date) =>
  or(isNull(uploads.joinedAt), lt(uploads.joinedAt, new Date(now.getTime() - longestJoinMs)))

/**
 * Lets one process put the parts together; another one only once that took too long.
 * @returns whether it is this one.
 */
export async function claim(db: Db, id: string, now: Date): Promise<boolean> {
  const mine = await db
    .update(uploads)
    .set({ joinedAt: now })
    .where(and(eq(uploads.id, id), isNull(uploads.fileId), isFreeToJoin(now)))
    .returning({ id: uploads.id })
  return mine.length > 0
}

export async function unclaim(db: Db, id: string): Promise<void> {
  await db.update(uploads).set({ joinedAt: null }).where(eq(uploads.id, id))
}

export async function setFile(tx: Db, id: string, fileId: string): Promise<void> {
  await tx.update(uploads).set({ fileId }).where(eq(uploads.id, id))
}

/** @returns the file that had come of it, null for none; undefined where there is no such upload. */
export async function deleteUpload(db: Db, id: string): Promise<string | null | undefined> {
  const [gone] = await db
    .delete(uploads)
    .where(eq(uploads.id, id))
    .returning({ fileId: uploads.fileId })
  return gone?.fileId
}

/** What began before a moment, complete or not; not what is being put together. */
export async function findOldUploads(db: Db, before: Date, now: Date): Promise<Upload[]> {
  return await db
    .select()
    .from(uploads)
    .where(and(lt(uploads.createdAt, before), or(isNotNull(uploads.fileId), isFreeToJoin(now))))
}

/** Of uploads in the store those that no row knows. */
export async function unknownUploads<U extends { name: string; key: string }>(
  db: Db,
  begun: readonly U[],
): Promise<U[]> {
  const asked = JSON.stringify(begun.map(({ name, key }, nth) => ({ nth, name, key })))
  const rows = await rowsOf<{ nth: number }>(
    db,
    sql`select store.nth
    from jsonb_to_recordset(${asked}::jsonb) as store(nth int, name text, key text)
    where not exists (
      select 1 from uploads where stored_name = store.name and store_key = store.key)`,
  )
  const unknown = new Set(rows.map(({ nth }) => nth))
  return begun.filter((_, nth) => unknown.has(nth))
}
