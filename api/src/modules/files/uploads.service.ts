import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { type FileKind, fileKinds, mustBeSmaller, partBytes } from '@portal/shared/api/schemas'
import { type Asked, inTransaction, type Occasion } from '../../asked.ts'
import type { Caller } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import { type Content, contentInStore, judge } from '../../files/content.ts'
import { type FileStore, newFileName } from '../../files/file-store.ts'
import { plainName } from '../../files/names.rules.ts'
import { removeQuietly } from '../../files/remove-quietly.ts'
import { notFound, Problem } from '../../problem.ts'
import { findFile, type StoredFile } from './files.repository.ts'
import { addFile } from './files.service.ts'
import { lengthOfPart, missingParts, partCount } from './parts.rules.ts'
import {
  claim,
  countOpen,
  deleteUpload,
  findOwn,
  findParts,
  findSame,
  insertUpload,
  keepPart,
  setFile,
  type Upload,
  unclaim,
} from './uploads.repository.ts'
import { checkForViruses } from './virus-check.ts'

/** How many large files somebody may have on their way. */
const mostOpen = 5

/** A large file that somebody wants to bring. */
export interface Announced {
  kind: FileKind
  name: string
  bytes: number
  /** Milliseconds since 1970. */
  lastModified: number
}

/** How a large file is to be cut, and which parts are there. */
export interface Begun {
  uploadId: string
  partBytes: number
  parts: number
  received: number[]
}

/**
 * Begins a large file, or goes on with the same one of the same person, at whichever process.
 * @throws Problem 403 for a kind that the caller may not bring, 413 for one too large, 409 for one
 *   too many at once.
 */
export async function begin(asked: Asked, announced: Announced): Promise<Begun> {
  const { db, caller, now, server } = asked
  const { kind, bytes } = announced
  const { who } = fileKinds[kind]
  const lessThanBytes = limitOf(kind, server.settings)
  if (!(who as readonly string[]).includes(caller.role)) {
    throw new Problem(403, 'You may not upload files of this kind.')
  }
  if (bytes >= lessThanBytes) throw new Problem(413, mustBeSmaller(kind, lessThanBytes))
  const same = { ...announced, by: caller.userId }
  const open = await findSame(db, same)
  if (open !== undefined) return await begunOf(asked, open)
  if ((await countOpen(db, caller.userId)) >= mostOpen) {
    throw new Problem(409, 'Finish or cancel one of your other uploads first.')
  }
  const storedName = newFileName('bin')
  const storeKey = await server.files.beginParts(storedName)
  const place = { storedName, storeKey, joinedAt: null, fileId: null }
  const upload = { ...same, ...place, id: newId(now.getTime()), createdAt: now }
  if (await insertUpload(db, upload)) return await begunOf(asked, upload)
  // Begun twice at once: both go on with the one that came first.
  await server.files.dropParts({ name: storedName, key: storeKey })
  const first = await findSame(db, same)
  if (first === undefined) throw new Problem(409, 'This file has just been uploaded.')
  return await begunOf(asked, first)
}

/** A file of this kind must be smaller than so many bytes. */
function limitOf(kind: FileKind, { videoMaxMb }: { videoMaxMb: number }): number {
  return kind === 'video' ? videoMaxMb * 1024 * 1024 : fileKinds[kind].lessThanBytes
}

async function begunOf({ db }: Asked, { id, bytes }: Upload): Promise<Begun> {
  const received = (await findParts(db, id)).map(({ part }) => part)
  return { uploadId: id, partBytes, parts: partCount(bytes, partBytes), received }
}

/**
 * Keeps a part of an own upload.
 * @returns the numbers of all parts that are there.
 * @throws Problem 404 for an upload that is not the caller's, 422 for a part of another length.
 */
export async function putPart(
  asked: Asked,
  { uploadId, partNumber }: { uploadId: string; partNumber: number },
  bytes: Uint8Array,
): Promise<number[]> {
  const { db, server } = asked
  const upload = await ownUpload(asked, uploadId)
  const length = lengthOfPart(upload.bytes, partBytes, partNumber)
  if (length === 0 || bytes.length !== length) {
    const message = length === 0 ? 'There is no such part' : `The part must have ${length} bytes`
    throw new Problem(422, `${message}.`, { errors: [{ path: 'query.partNumber', message }] })
  }
  if (upload.fileId === null) {
    const tag = await server.files.putPart(placeOf(upload), partNumber, bytes)
    await keepPart(db, uploadId, { part: partNumber, tag })
  }
  return (await findParts(db, uploadId)).map(({ part }) => part)
}

/**
 * Makes a file of the parts of an own upload, judged as any other; a repeat gives the same file.
 * What is refused is gone, with its parts.
 * @throws Problem 404 for an upload that is not the caller's, 409 while parts are missing or another
 *   call puts them together, and as `keepFile` and `judge` do.
 */
export async function complete(asked: Asked, uploadId: string): Promise<StoredFile> {
  const { db, now, server } = asked
  const upload = await ownUpload(asked, uploadId)
  const done = upload.fileId === null ? undefined : await findFile(db, upload.fileId)
  if (done !== undefined) return done
  const parts = await findParts(db, uploadId)
  const missing = missingParts(
    parts.map(({ part }) => part),
    partCount(upload.bytes, partBytes),
  )
  if (missing.length > 0) {
    const message = `Missing: ${missing.join(', ')}`
    throw new Problem(409, 'Parts of the file are missing.', {
      errors: [{ path: 'body.uploadId', message }],
    })
  }
  if (!(await claim(db, uploadId, now))) {
    throw new Problem(409, 'The file is being put together. Please try again.', { retryAfter: 5 })
  }
  try {
    const { storedName, bytes } = upload
    const content = contentInStore(server.files, storedName, bytes)
    // A process that was stopped may have put them together and come no further.
    const whole = await server.files.open(storedName, { start: 0, end: 0 })
    whole?.stream.destroy()
    if (whole === undefined) {
      await server.files.finishParts(
        placeOf(upload),
        parts.map(({ tag }) => tag),
      )
    }
    return await judged(asked, upload, content)
  } catch (error) {
    const isRefused = error instanceof Problem && [415, 422].includes(error.status)
    if (isRefused) {
      await deleteUpload(db, uploadId)
      await removeQuietly(server.files, [upload.storedName])
    } else await unclaim(db, uploadId)
    throw error
  }
}

/** What an upload turned out to be, written down as a file. */
async function judged(asked: Asked, upload: Upload, content: Content): Promise<StoredFile> {
  const { type, extension, pages } = await judge(content, upload.kind as FileKind)
  const name = plainName(upload.name, extension)
  await checkForViruses(asked, name, content)
  const hash = createHash('sha256')
  await pipeline(await content.open(), hash)
  const { storedName, bytes } = upload
  const about = { storedName, name, type, bytes, pages, sha256: hash.digest('hex') }
  return await inTransaction(asked, async (within) => {
    const file = await addFile(within, about)
    await setFile(within.db, upload.id, file.id)
    return file
  })
}

/** Lets go of an own upload; of one that is complete the file stays. */
export async function abort(asked: Asked, uploadId: string): Promise<void> {
  await dropUpload(asked, asked.server.files, await ownUpload(asked, uploadId))
}

/**
 * Lets go of an upload: of its parts before its row, so that it can be done again where the store
 * does not answer.
 */
export async function dropUpload(
  { db }: Occasion,
  store: FileStore,
  upload: Upload,
): Promise<void> {
  await store.dropParts(placeOf(upload))
  // They may have been put together, and no row of a file written.
  const fileId = await deleteUpload(db, upload.id)
  if (fileId === null) await removeQuietly(store, [upload.storedName])
}

async function ownUpload({ db, caller }: { db: Asked['db']; caller: Caller }, id: string) {
  const upload = await findOwn(db, id, caller.userId)
  if (upload === undefined) throw notFound('The upload')
  return upload
}

/** Where the store has it. */
const placeOf = ({ storedName, storeKey }: Upload) => ({ name: storedName, key: storeKey })
