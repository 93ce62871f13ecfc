import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import {
  type FileKind,
  fileKinds,
  mustBeSmaller,
  takenOf,
  unkeepableField,
} from '@portal/shared/api/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { UploadedFile } from '../calls.ts'
import { contentOfFile, judge } from '../files/content.ts'
import { plainName } from '../files/names.rules.ts'
import { Problem } from '../problem.ts'
import { isKeepable } from './kept-characters.ts'
import { badInput } from './validation.ts'

/** Lets the calls of a scope bring files. */
export async function acceptFiles(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { throwFileSizeLimit: false })
}

/** Lets the calls of a scope bring bytes as they are, and nothing else. */
export function acceptBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  const type = 'application/octet-stream'
  scope.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
}

/**
 * Reads the one file of a call, in whichever field it comes, into a file of this machine; `discard`
 * removes it.
 * @throws Problem 400 without a file or for a name that no database keeps, 413 for one too large,
 *   415 for one of another kind, 422 for a PDF that nobody can open.
 */
export async function readUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: FileKind,
): Promise<UploadedFile & { discard: () => Promise<void> }> {
  // Whoever sends far more than is taken is not waited for.
  const { maxBytes } = takenOf(request.routeOptions.config.endpoint)
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(kind)
  if (!request.isMultipart()) throw new Problem(400, 'Choose a file.')
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-upload-'))
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    const place = path.join(folder, 'file')
    const reading = takeFirst(request, kind, place)
    const cut = tooMuch(request, maxBytes)
    const taken = await Promise.race([reading, cut])
    if (taken === 'too much') {
      // Reading ends with the connection, after the answer, and is nobody's matter any more.
      reading.catch(() => undefined)
      reply.header('connection', 'close')
      throw tooLarge(kind)
    }
    if (taken === undefined || taken.bytes === 0) throw new Problem(400, 'Choose a file.')
    if (taken.bytes >= fileKinds[kind].lessThanBytes) throw tooLarge(kind)
    // By its content: its name and what the browser says of it can be anything.
    const judged = await judge(contentOfFile(place, taken.bytes), kind)
    const name = plainName(taken.name, judged.extension)
    return { ...taken, ...judged, name, path: place, discard }
  } catch (error) {
    await discard()
    throw error
  }
}

/**
 * Stops reading a body once more of it has come than the call takes: where its length was not said
 * before, it might have no end.
 */
function tooMuch({ raw }: FastifyRequest, maxBytes: number): Promise<'too much'> {
  return new Promise((resolve) => {
    let bytes = 0
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= maxBytes) return
      raw.unpipe()
      raw.pause()
      resolve('too much')
    })
  })
}

type Taken = Pick<UploadedFile, 'name' | 'bytes' | 'sha256'>

/** Takes the first file, of which no more is kept than it takes to see that it is too large. */
async function takeFirst(
  request: FastifyRequest,
  kind: FileKind,
  place: string,
): Promise<Taken | undefined> {
  let taken: Taken | undefined
  let hasBadName = false
  const fileSize = fileKinds[kind].lessThanBytes
  try {
    const parts = request.parts({
      limits: { fileSize, files: 10, fields: 20, parts: 40, fieldSize: 100_000 },
    })
    // All of it is read, since a browser hears of no answer before it has sent everything.
    for await (const part of parts) {
      if (part.type !== 'file') continue
      hasBadName ||= !isKeepable(part.filename ?? '') || !isKeepable(part.fieldname)
      if (taken === undefined) {
        taken = { name: part.filename ?? '', ...(await write(part.file, place)) }
      } else part.file.resume()
    }
  } catch (error) {
    // This machine's own trouble is not the sender's.
    if (error instanceof Error && 'syscall' in error && !request.raw.destroyed) throw error
    request.log.info({ err: error }, 'a file could not be read')
    throw new Problem(400, 'The file could not be read. Please try again.')
  }
  if (hasBadName) throw badInput([{ path: 'file', message: unkeepableField }])
  return taken
}

/** Writes a file as it comes, and hashes it on the way. */
async function write(from: Readable, place: string): Promise<Pick<Taken, 'bytes' | 'sha256'>> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(
    from,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length
        hash.update(chunk)
        yield chunk
      }
    },
    createWriteStream(place, { mode: 0o600 }),
  )
  return { bytes, sha256: hash.digest('hex') }
}

function tooLarge(kind: FileKind): Problem {
  return new Problem(413, mustBeSmaller(kind))
}
