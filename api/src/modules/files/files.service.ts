import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileKinds, mustBeSmaller, uidPattern } from '@portal/shared/api/schemas'
import type { Asked, Occasion } from '../../asked.ts'
import type { UploadedFile } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import { type Content, contentOfFile, judge } from '../../files/content.ts'
import { type FileStore, newFileName } from '../../files/file-store.ts'
import { removeQuietly } from '../../files/remove-quietly.ts'
import { Problem } from '../../problem.ts'
import {
  deleteUses,
  type FileUse,
  findFile,
  insertFile,
  insertUses,
  type StoredFile,
} from './files.repository.ts'
import { checkForViruses } from './virus-check.ts'

/** A file as whoever brought it is told of it. */
export type KeptFile = Pick<StoredFile, 'id' | 'name' | 'type' | 'bytes' | 'pages'> & {
  url: string
}

/** The address of a file: never another one, and without a secret. */
export function told({ id, name, type, bytes, pages }: StoredFile): KeptFile {
  return { id, name, type, bytes, pages, url: `/media/file/${id}/${encodeURIComponent(name)}` }
}

/**
 * Keeps a file that a call brought. Its bytes are kept before its row, so that no row points to
 * nothing; it goes within a day unless a record uses it.
 * @throws Problem 422 for a file with a virus, 503 while the scanner is away.
 */
export async function keepFile(asked: Asked, file: UploadedFile): Promise<StoredFile> {
  await checkForViruses(asked, file.name, contentOfFile(file.path, file.bytes))
  const storedName = newFileName(file.extension)
  await asked.server.files.putFile(storedName, file.path)
  try {
    return await addFile(asked, { ...file, storedName })
  } catch (error) {
    await removeQuietly(asked.server.files, [storedName])
    throw error
  }
}

/**
 * Keeps an image that a text brought within it, judged by its content.
 * @throws Problem 415 for what is no image, 422 for one that is too large or has a virus, 503 while
 *   the scanner is away.
 */
export async function keepImage(asked: Asked, bytes: Buffer, name: string): Promise<StoredFile> {
  const content: Content = {
    bytes: bytes.length,
    open: async (range) =>
      Readable.from(range === undefined ? bytes : bytes.subarray(range.start, range.end + 1), {
        objectMode: false,
      }),
  }
  if (bytes.length >= fileKinds.image.lessThanBytes) throw new Problem(422, mustBeSmaller('image'))
  const { type, extension, pages } = await judge(content, 'image')
  await checkForViruses(asked, name, content)
  const storedName = newFileName(extension)
  await asked.server.files.put(storedName, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const about = { bytes: bytes.length, sha256, type, pages, storedName }
  try {
    return await addFile(asked, { ...about, name: `${name}.${extension}` })
  } catch (error) {
    await removeQuietly(asked.server.files, [storedName])
    throw error
  }
}

/** Writes down a file whose bytes are in the store. */
export async function addFile(
  { db, caller, now }: Asked,
  file: Pick<StoredFile, 'storedName' | 'name' | 'type' | 'bytes' | 'sha256' | 'pages'>,
): Promise<StoredFile> {
  const { storedName, name, type, bytes, sha256, pages } = file
  const about = { id: newId(now.getTime()), storedName, name, type, bytes, sha256, pages }
  const row = { ...about, uploadedBy: caller.userId, createdAt: now, freeSince: now }
  await insertFile(db, row)
  return row
}

/**
 * Keeps a file that the portal made, for good: what made it names it in its own row, and gives it out
 * itself, so that nobody may open it by its address. Its bytes are kept before its row.
 */
export async function keepMade(
  { db, now }: Occasion,
  store: FileStore,
  made: Pick<StoredFile, 'name' | 'type'> & { bytes: Uint8Array; extension: string },
): Promise<StoredFile> {
  const { name, type, bytes, extension } = made
  const storedName = newFileName(extension)
  await store.put(storedName, bytes)
  const about = {
    ...{ storedName, name, type, bytes: bytes.length, pages: null },
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
  const id = newId(now.getTime())
  const row = { id, ...about, uploadedBy: null, createdAt: now, freeSince: null }
  await insertFile(db, row)
  return row
}

/** Has a record show this file alone; what it showed before is free from now. */
export async function showFile(
  { db: tx, now }: Occasion,
  fileId: string,
  use: FileUse,
): Promise<void> {
  await deleteUses(tx, use, now)
  await insertUses(tx, [fileId], use)
}

/** Takes the files from a record; those that no other one shows are free from now. */
export async function letGo({ db: tx, now }: Occasion, use: FileUse): Promise<void> {
  await deleteUses(tx, use, now)
}

/**
 * Reads an image whole, as what is printed has it; images are small.
 * @returns undefined for a file that is none, that the caller may not open, or whose bytes cannot be
 *   had.
 */
export async function readImage(asked: Asked, fileId: string): Promise<Buffer | undefined> {
  const { db, caller, server, now } = asked
  const file = uidPattern.test(fileId) ? await findFile(db, fileId) : undefined
  const isSmall = file !== undefined && file.bytes < fileKinds.image.lessThanBytes
  if (!isSmall || !(file.type in fileKinds.image.types)) return undefined
  const open = await server.mayOpenFiles(db, caller, [file], now)
  if (!open.has(file.id)) return undefined
  const found = await server.files.open(file.storedName).catch(() => undefined)
  return found && (await buffer(found.stream).catch(() => undefined))
}
