import { type FileKind, fileKinds, mustBeSmaller, partBytes } from '@portal/shared/api/schemas'
import { type Asked, inTransaction, type Occasion } from '../../asked.ts'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import type { MediaArea } from '../../database/schema/index.ts'
import { type FileStore, newFileName } from '../../files/file-store.ts'
import { removeQuietly } from '../../files/remove-quietly.ts'
import { notFound, Problem } from '../../problem.ts'
import { mayBringFilmFor } from './films.rules.ts'
import { lengthOfPart, partCount } from './parts.rules.ts'
import {
  changeArea,
  countOpen,
  deleteUpload,
  deleteUploadsOf,
  findOwn,
  findParts,
  findSame,
  holdPerson,
  insertUpload,
  keepPart,
  type SameFile,
  type Upload,
} from './uploads.repository.ts'

/** How many large files somebody may have on their way. */
const mostOpen = 5

/** A large file that somebody wants to bring. */
export interface Announced {
  kind: FileKind
  name: string
  bytes: number
  /** Milliseconds since 1970. */
  lastModified: number
  /** Of a film: what it is for. */
  area?: MediaArea | undefined
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
 * @throws Problem 403 for a kind that the caller may not bring, or not for this area, 413 for one
 *   too large, 409 for one too many at once, 422 for an area of what is no film.
 */
export async function begin(asked: Asked, announced: Announced): Promise<Begun> {
  const { db, caller, server } = asked
  const { area = null, ...file } = announced
  const { kind, bytes } = file
  const { who } = fileKinds[kind]
  const lessThanBytes = limitOf(kind, server.settings)
  if (!(who as readonly string[]).includes(caller.role)) {
    throw new Problem(403, 'You may not upload files of this kind.')
  }
  refuseArea(asked, kind, area)
  if (bytes >= lessThanBytes) throw new Problem(413, mustBeSmaller(kind, lessThanBytes))
  const same = { ...file, by: caller.userId }
  const open = (await findSame(db, same)) ?? (await beginAnew(asked, same, area))
  // It is for what was said last: somebody may have begun it in the wrong place.
  if (open.area !== area) await changeArea(db, open.id, area)
  return await begunOf(asked, open)
}

function refuseArea({ caller }: Asked, kind: FileKind, area: MediaArea | null): void {
  if (area === null) return
  if (kind !== 'video') {
    const message = 'Only films are for an area'
    throw new Problem(422, `${message}.`, { errors: [{ path: 'body.area', message }] })
  }
  if (!mayBringFilmFor(caller.claims, area)) {
    throw new Problem(403, 'You may not upload films for this.')
  }
}

async function beginAnew(asked: Asked, same: SameFile, area: Upload['area']): Promise<Upload> {
  const { now, server } = asked
  await refuseTooMany(asked.db, same.by)
  const storedName = newFileName('bin')
  const storeKey = await server.files.beginParts(storedName)
  const letGo = () =>
    server.files.dropParts({ name: storedName, key: storeKey }).catch((error: unknown) => {
      asked.log?.info({ err: error, name: storedName }, 'parts could not be removed')
    })
  try {
    const upload = await inTransaction(asked, async ({ db: tx }) => {
      // One after the other of the same person's, each seeing those before.
      await holdPerson(tx, same.by)
      const first = await findSame(tx, same)
      if (first !== undefined) return first
      await refuseTooMany(tx, same.by)
      const place = { area, storedName, storeKey, joinedAt: null, fileId: null }
      const upload = { ...same, ...place, id: newId(now.getTime()), createdAt: now }
      await insertUpload(tx, upload)
      return upload
    })
    // Begun twice at once: both go on with the one that came first.
    if (upload.storedName !== storedName) await letGo()
    return upload
  } catch (error) {
    await letGo()
    throw error
  }
}

async function refuseTooMany(db: Db, by: string): Promise<void> {
  if ((await countOpen(db, by)) < mostOpen) return
  throw new Problem(409, 'Finish or cancel one of your other uploads first.')
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
  const upload = await ownUpload(asked, uploadId)
  const length = lengthOfPart(upload.bytes, partBytes, partNumber)
  if (length === 0 || bytes.length !== length) {
    const message = length === 0 ? 'There is no such part' : `The part must have ${length} bytes`
    throw new Problem(422, `${message}.`, { errors: [{ path: 'query.partNumber', message }] })
  }
  if (takesParts(upload)) await takePart(asked, upload, partNumber, bytes)
  return (await findParts(asked.db, uploadId)).map(({ part }) => part)
}

/** What is being put together, or has been, has all of its parts. */
const takesParts = ({ joinedAt, fileId }: Upload) => joinedAt === null && fileId === null

async function takePart(asked: Asked, upload: Upload, part: number, bytes: Uint8Array) {
  const { db, server } = asked
  let failure: unknown
  try {
    const tag = await server.files.putPart(placeOf(upload), part, bytes)
    if (await keepPart(db, upload.id, { part, tag })) return
  } catch (error) {
    failure = error
  }
  // It was put together or given up meanwhile: then the store has no place for parts of it.
  if (!takesParts(await ownUpload(asked, upload.id))) return
  throw failure ?? isJoining()
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

/**
 * Takes the uploads of a person out of the tables, within the transaction that this is part of.
 * @returns what lets go of what the store has of them, once that has ended. What fails of it, or is
 *   never done, the weekly round does.
 */
export async function takeUploadsOf(
  { db: tx }: Occasion,
  userId: string,
): Promise<(store: FileStore) => Promise<void>> {
  const gone = await deleteUploadsOf(tx, userId)
  return async (store) => {
    for (const upload of gone) {
      await store.dropParts(placeOf(upload)).catch(() => undefined)
      if (upload.fileId === null) await removeQuietly(store, [upload.storedName])
    }
  }
}

/** Somebody has the turn to put the parts together. */
export const isJoining = () =>
  new Problem(409, 'The file is being put together. Please try again.', { retryAfter: 10 })

/** @throws Problem 404 for one that is not the caller's. */
export async function ownUpload({ db, caller }: Asked, id: string): Promise<Upload> {
  const upload = await findOwn(db, id, caller.userId)
  if (upload === undefined) throw notFound('The upload')
  return upload
}

/** Where the store has it. */
export const placeOf = ({ storedName, storeKey }: Upload) => ({ name: storedName, key: storeKey })
