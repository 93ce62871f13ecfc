import { and, asc, count, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { uploadParts, uploads, users } from '../../database/schema/index.ts'

/** A large file on its way. */
export type Upload = typeof uploads.$inferSelect

/** What the same file is known by when it comes again. */
export type SameFile = Pick<Upload, 'by' | 'kind' | 'name' | 'bytes' | 'lastModified'>

/** Says of an open upload what its film is for. */
export async function changeArea(db: Db, id: string, area: Upload['area']): Promise<void> {
  await db
    .update(uploads)
    .set({ area })
    .where(and(eq(uploads.id, id), isNull(uploads.fileId)))
}

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

/** Has whoever begins another upload of the same person wait until the transaction ends. */
export async function holdPerson(tx: Db, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
}

export async function insertUpload(db: Db, upload: Upload): Promise<void> {
  await db.insert(uploads).values(upload)
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

/**
 * Writes down a part of what is not being put together; that it came before makes no difference.
 * Whoever is about to put it together waits for this.
 * @returns whether it was written down.
 */
export async function keepPart(
  db: Db,
  uploadId: string,
  { part, tag }: { part: number; tag: string },
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`insert into upload_parts (upload_id, part, tag)
    select id, ${part}::int, ${tag}::text from uploads
      where id = ${uploadId} and joined_at is null for share
    on conflict (upload_id, part) do update set tag = excluded.tag
    returning part`,
  )
  return rows.length > 0
}

/** So long after its last sign of life somebody who put parts together has been stopped in it. */
const longestSilenceMs = 45_000

const isFreeToJoin = (now: Date) =>
  or(isNull(uploads.joinedAt), lt(uploads.joinedAt, new Date(now.getTime() - longestSilenceMs)))

/**
 * Gives one process the turn to put the parts together; another one only once it shows no life.
 * @returns whether it is this one's.
 */
export async function claim(db: Db, id: string, now: Date): Promise<boolean> {
  const mine = await db
    .update(uploads)
    .set({ joinedAt: now })
    .where(and(eq(uploads.id, id), isNull(uploads.fileId), isFreeToJoin(now)))
    .returning({ id: uploads.id })
  return mine.length > 0
}

/** A turn is known by its last sign of life: another process's has another one. */
const isTurn = (id: string, since: Date) => and(eq(uploads.id, id), eq(uploads.joinedAt, since))

/** Changes an upload in one's own turn. @returns whether it still was. */
export async function changeInTurn(
  db: Db,
  id: string,
  since: Date,
  change: { joinedAt: Date | null } | { fileId: string },
): Promise<boolean> {
  const mine = await db
    .update(uploads)
    .set(change)
    .where(isTurn(id, since))
    .returning({ id: uploads.id })
  return mine.length > 0
}

/** Removes an upload in one's own turn. @returns whether it still was. */
export async function deleteInTurn(db: Db, id: string, since: Date): Promise<boolean> {
  const gone = await db.delete(uploads).where(isTurn(id, since)).returning({ id: uploads.id })
  return gone.length > 0
}

/** @returns the file that had come of it, null for none; undefined where there is no such upload. */
export async function deleteUpload(db: Db, id: string): Promise<string | null | undefined> {
  const [gone] = await db
    .delete(uploads)
    .where(eq(uploads.id, id))
    .returning({ fileId: uploads.fileId })
  return gone?.fileId
}

export async function deleteUploadsOf(tx: Db, by: string): Promise<Upload[]> {
  return await tx.delete(uploads).where(eq(uploads.by, by)).returning()
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
      select 1 from uploads where stored_name = store.name and store_key = store.key)
      and not exists (
      select 1 from imports where stored_name = store.name and store_key = store.key)`,
  )
  const unknown = new Set(rows.map(({ nth }) => nth))
  return begun.filter((_, nth) => unknown.has(nth))
}
