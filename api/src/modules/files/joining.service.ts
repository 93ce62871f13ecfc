import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { type FileKind, partBytes } from '@portal/shared/api/schemas'
import { type Asked, inTransaction } from '../../asked.ts'
import { type Content, contentInStore, judge } from '../../files/content.ts'
import { plainName } from '../../files/names.rules.ts'
import { removeQuietly } from '../../files/remove-quietly.ts'
import { Problem } from '../../problem.ts'
import { findFile, type StoredFile, unknownNames } from './files.repository.ts'
import { addFile } from './files.service.ts'
import { missingParts, partCount } from './parts.rules.ts'
import { type Turn, takeTurn } from './turns.ts'
import { changeInTurn, deleteInTurn, findParts, type Upload } from './uploads.repository.ts'
import { isJoining, ownUpload, placeOf } from './uploads.service.ts'
import { checkForViruses } from './virus-check.ts'

/**
 * Makes a file of the parts of an own upload, judged as any other; a repeat gives the same file.
 * What is refused is gone, with its parts.
 * @throws Problem 404 for an upload that is not the caller's or was given up meanwhile, 409 while
 *   parts are missing or another call puts them together, and as `keepFile` and `judge` do.
 */
export async function complete(asked: Asked, uploadId: string): Promise<StoredFile> {
  const { db } = asked
  const upload = await ownUpload(asked, uploadId)
  const done = upload.fileId === null ? undefined : await findFile(db, upload.fileId)
  if (done !== undefined) return done
  await refuseMissing(asked, upload)
  const turn = await takeTurn(asked, uploadId)
  if (turn === undefined) throw isJoining()
  try {
    return await judged(asked, upload, turn, await joined(asked, upload))
  } catch (error) {
    throw await whyNot(asked, upload, await turn.end(), error)
  }
}

async function refuseMissing({ db }: Asked, { id, bytes }: Upload): Promise<void> {
  const there = (await findParts(db, id)).map(({ part }) => part)
  const missing = missingParts(there, partCount(bytes, partBytes))
  if (missing.length === 0) return
  throw new Problem(409, 'Parts of the file are missing.', {
    errors: [{ path: 'body.uploadId', message: `Missing: ${missing.join(', ')}` }],
  })
}

/** The parts of an upload as one. */
async function joined({ db, server }: Asked, upload: Upload): Promise<Content> {
  const { storedName, bytes } = upload
  // A process that was stopped may have put them together and come no further.
  const whole = await server.files.open(storedName, { start: 0, end: 0 })
  whole?.stream.destroy()
  if (whole === undefined) {
    // Since the turn was taken none comes any more.
    const tags = (await findParts(db, upload.id)).map(({ tag }) => tag)
    await server.files.finishParts(placeOf(upload), tags)
  }
  return contentInStore(server.files, storedName, bytes)
}

/** What an upload turned out to be, written down as a file. */
async function judged(
  asked: Asked,
  upload: Upload,
  turn: Turn,
  content: Content,
): Promise<StoredFile> {
  const { type, extension, pages } = await judge(content, upload.kind as FileKind)
  const name = plainName(upload.name, extension)
  await checkForViruses(asked, name, content)
  const hash = createHash('sha256')
  await pipeline(await content.open(), hash)
  const { storedName, bytes } = upload
  const about = { storedName, name, type, bytes, pages, sha256: hash.digest('hex') }
  const since = await turn.end()
  return await inTransaction(asked, async (within) => {
    const file = await addFile(within, about)
    await addFilm(within, upload.id, file)
    const isMine = await changeInTurn(within.db, upload.id, since, { fileId: file.id })
    if (!isMine) throw isJoining()
    return file
  })
}

/** Of a film that is for something there is one to be shown, from the moment that there is a file. */
async function addFilm(within: Asked, uploadId: string, file: StoredFile): Promise<void> {
  const { db: tx, now, caller, server } = within
  // As it was said last; parts may have been on their way meanwhile.
  const { area } = await ownUpload(within, uploadId)
  if (area === null) return
  const { id: fileId, name, bytes } = file
  await server.films.add(tx, { fileId, area, name, bytes, by: caller.userId }, now)
}

/**
 * Ends a turn in which no file came about.
 * @returns what is to be said of it.
 */
async function whyNot(asked: Asked, upload: Upload, since: Date, error: unknown): Promise<unknown> {
  const { db, server } = asked
  const { id, storedName } = upload
  const isRefused = error instanceof Problem && [415, 422].includes(error.status)
  const isMine = isRefused
    ? await deleteInTurn(db, id, since)
    : await changeInTurn(db, id, since, { joinedAt: null })
  if (isMine && !isRefused) return error
  // Of what was refused, or given up meanwhile, nothing stays; what somebody else goes on with does.
  await removeQuietly(server.files, await unknownNames(db, [storedName]))
  if (isMine) return error
  return await ownUpload(asked, id).then(isJoining, (gone: unknown) => gone)
}
