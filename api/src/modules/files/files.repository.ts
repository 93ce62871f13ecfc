import { and, eq, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { files, fileUses } from '../../database/schema/index.ts'
import { textArray, uuidArray } from '../../database/sql.ts'

/** A file as it is kept. */
export type StoredFile = typeof files.$inferSelect

/** A record that shows a file. */
export type FileUse = Pick<typeof fileUses.$inferSelect, 'area' | 'recordId'>

export async function insertFile(db: Db, file: StoredFile): Promise<void> {
  await db.insert(files).values(file)
}

export async function findFile(db: Db, id: string): Promise<StoredFile | undefined> {
  const [row] = await db.select().from(files).where(eq(files.id, id))
  return row
}

/** A file of a record as `fileOfRecord` of the contract has it. */
export type FileOfRecord = Pick<StoredFile, 'id' | 'name' | 'bytes'>

/** The same as a JSON column of a list, of the file with this id; null where there is none. */
export function fileColumn(id: SQL): SQL {
  return sql`(select json_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes)
    from files f where f.id = ${id})`
}

/** Files by their ids, in that order, with their own names and sizes; unknown ones are left out. */
export async function filesOfRecord(db: Db, ids: readonly string[]): Promise<FileOfRecord[]> {
  if (ids.length === 0) return []
  const found = await db
    .select({ id: files.id, name: files.name, bytes: files.bytes })
    .from(files)
    .where(sql`${files.id} = any(${uuidArray(ids)})`)
  const byId = new Map(found.map((file) => [file.id, file]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Every record that shows one of these files. */
export async function usesOf(db: Db, ids: readonly string[]) {
  return await db
    .select()
    .from(fileUses)
    .where(sql`${fileUses.fileId} = any(${uuidArray(ids)})`)
}

const isUse = ({ area, recordId }: FileUse) =>
  and(eq(fileUses.area, area), eq(fileUses.recordId, recordId))

/** Writes down that a record shows files; the rows wait for whoever is removing the files. */
export async function insertUses(tx: Db, ids: readonly string[], use: FileUse): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(files)
    .set({ freeSince: null })
    .where(sql`${files.id} = any(${uuidArray(ids)})`)
  await tx
    .insert(fileUses)
    .values(ids.map((fileId) => ({ fileId, ...use })))
    .onConflictDoNothing()
}

/** Ids of the files that a record shows. */
export async function shownBy(db: Db, use: FileUse): Promise<string[]> {
  const rows = await db.select({ id: fileUses.fileId }).from(fileUses).where(isUse(use))
  return rows.map(({ id }) => id)
}

/** Of the files that a record shows those with this content, by its SHA-256 in hexadecimal. */
export async function shownWith(
  db: Db,
  use: FileUse,
  hashes: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: files.id, sha256: files.sha256 })
    .from(files)
    .innerJoin(fileUses, eq(fileUses.fileId, files.id))
    .where(and(isUse(use), sql`${files.sha256} = any(${textArray(hashes)})`))
  return new Map(rows.map(({ id, sha256 }) => [sha256, id]))
}

/** SHA-256 in hexadecimal of files, by their ids; ids of none are left out. */
export async function hashesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: files.id, sha256: files.sha256 })
    .from(files)
    .where(sql`${files.id} = any(${uuidArray(ids)})`)
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]))
}

/** Files of these ids; they stay until the transaction ends. */
export async function holdFiles(tx: Db, ids: readonly string[]) {
  return await tx
    .select({
      id: files.id,
      uploadedBy: files.uploadedBy,
      type: files.type,
      bytes: files.bytes,
    })
    .from(files)
    .where(sql`${files.id} = any(${uuidArray(ids)})`)
    .orderBy(files.id)
    .for('update')
}

/**
 * Takes the files from a record, but for those that it `keeps`; what no other one shows is free
 * from now.
 */
export async function deleteUses(
  tx: Db,
  use: FileUse,
  now: Date,
  keeps: readonly string[] = [],
): Promise<void> {
  const taken = await tx
    .delete(fileUses)
    .where(and(isUse(use), sql`not ${fileUses.fileId} = any(${uuidArray(keeps)})`))
    .returning({ fileId: fileUses.fileId })
  if (taken.length === 0) return
  const ids = taken.map(({ fileId }) => fileId)
  // Of two that take the last two uses of a file the second one waits here, and sees that it is last.
  await holdFiles(tx, ids)
  await tx
    .update(files)
    .set({ freeSince: now })
    .where(
      and(
        sql`${files.id} = any(${uuidArray(ids)})`,
        isNull(files.freeSince),
        notExists(anyUse(tx)),
      ),
    )
}

const anyUse = (db: Db) =>
  db.select({ one: sql`1` }).from(fileUses).where(eq(fileUses.fileId, files.id))

/** Removes rows of files that nothing shows, as far as they fit. @returns their stored names. */
export async function deleteFree(db: Db, which: SQL, most: number): Promise<string[]> {
  const some = db
    .select({ id: files.id })
    .from(files)
    .where(and(which, notExists(anyUse(db))))
    .limit(most)
    .for('update', { skipLocked: true })
  const gone = await db
    .delete(files)
    .where(sql`${files.id} in ${some}`)
    .returning({ name: files.storedName })
  return gone.map(({ name }) => name)
}

/** Of names in the store those that no row of any table knows. */
export async function unknownNames(db: Db, names: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select store.kept as name from unnest(${textArray(names)}) as store(kept)
    where not exists (select 1 from files where stored_name = store.kept)
      and not exists (select 1 from uploads where stored_name = store.kept)
      and not exists (select 1 from imports where stored_name = store.kept)
      and not exists (select 1 from exports where stored_name = store.kept)
      and not exists (select 1 from users where picture_file_path = store.kept)
      and not exists (select 1 from schools where logo_file_path = store.kept)`,
  )
  return rows.map(({ name }) => name)
}

/** Condition on files: those that nothing has shown since a moment. */
export const freeBefore = (moment: Date): SQL => lt(files.freeSince, moment)
