import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Server } from '../calls.ts'
import type { Db } from '../database/db.ts'
import type { ByteRange } from '../files/file-store.ts'
import { isGoodSession } from '../modules/authentication/index.ts'
import { mayOpenFile } from '../modules/file-areas.ts'
import { findFile, type StoredFile } from '../modules/files/index.ts'
import { notFound, sessionEnded } from '../problem.ts'
import { answerFailure } from './errors.ts'
import { dispositionOf } from './file-answers.ts'
import { viewerOf } from './media-cookie.ts'
import { namesTag, readRange } from './ranges.rules.ts'

/** What files are opened with. */
interface MediaWorld {
  db: Db
  server: Server
  clock: () => Date
}

/** For so long nobody is asked again whether somebody may open a file. */
const rememberedMs = 60_000
/** At some 500 bytes each, a few megabytes. */
const mostRemembered = 10_000

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Files at addresses that never change and hold no secret: `/media/file/{id}/{name}`. Who asks is
 * told by the cookie of the session, and who may open a file by the records that show it; a file
 * that none shows is its uploader's alone. Anything else is not found.
 */
export async function media(app: FastifyInstance, world: MediaWorld): Promise<void> {
  const { server, clock } = world
  const known = new Map<string, { file: StoredFile; until: number }>()

  const open = async (request: FastifyRequest): Promise<StoredFile> => {
    const now = clock()
    const viewer = viewerOf(request.headers.cookie, server.settings, now)
    if (viewer === undefined) throw sessionEnded()
    const { id = '' } = request.params as { id?: string }
    // A name of one part: what leads elsewhere is nowhere.
    if (!uuid.test(id) || /%2f|%5c|\\/i.test(request.url)) throw notFound('The file')
    const key = [viewer.userId, viewer.role, viewer.sessionId, id].join('|')
    const remembered = known.get(key)
    if (remembered !== undefined && remembered.until > now.getTime()) return remembered.file
    known.delete(key)
    if (!(await isGoodSession(world.db, viewer, now))) throw sessionEnded()
    const file = await findFile(world.db, id)
    if (file === undefined || !(await mayOpenFile(world.db, viewer, file, now)))
      throw notFound('The file')
    if (known.size >= mostRemembered) known.clear()
    known.set(key, { file, until: now.getTime() + rememberedMs })
    return file
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/file/:id/:name',
    handler: async (request, reply) =>
      await sendStored(request, reply, await open(request), server),
  })
  // Nothing else is there, and never the page.
  app.all('/media/*', (request, reply) => answerFailure(notFound('The file'), request, reply))
}

/** Sends a file, or the range of it that is asked for; its content never changes. */
async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  { files, settings }: Server,
): Promise<FastifyReply> {
  const { headers, method } = request
  const etag = `"${file.sha256.slice(0, 32)}"`
  const isKept = 'download' in (request.query as object)
  const said = {
    'cache-control': 'private, max-age=31536000, immutable',
    etag,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-disposition': dispositionOf(file.type, file.name, isKept),
  }
  if (namesTag(headers['if-none-match'], etag)) return reply.headers(said).code(304).send()
  // A range of what somebody holds another content of is of no use to them.
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag
  const range = isSame ? readRange(headers.range, file.bytes) : 'whole'
  if (range === 'none') {
    return reply.code(416).header('content-range', `bytes */${file.bytes}`).send()
  }
  const { mediaAccel } = settings
  if (mediaAccel !== undefined && method !== 'HEAD' && files.addressOf !== undefined) {
    const { pathname, search } = await files.addressOf(file.storedName)
    // Of what is said here the gateway keeps the type and the name, and says the rest itself, once
    // the store has answered (`deploy/nginx/gateway.conf`).
    return reply
      .type(file.type)
      .headers({
        'content-disposition': said['content-disposition'],
        'x-accel-redirect': `${mediaAccel}${pathname}${search}`,
        'x-media-tag': etag,
      })
      .send()
  }
  // Before anything is said of the file, or a failure would be kept as if it were the file.
  const stream = method === 'HEAD' ? undefined : await streamOf(files, file, range)
  const length = range === 'whole' ? file.bytes : range.end - range.start + 1
  reply.headers(said).type(file.type).header('content-length', length)
  if (range !== 'whole') {
    reply.code(206)
    reply.header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`)
  }
  return reply.send(stream)
}

/** @throws Error when the store has not got what a row says. */
async function streamOf(
  store: Server['files'],
  { storedName }: StoredFile,
  range: 'whole' | ByteRange,
) {
  const found = await store.open(storedName, range === 'whole' ? undefined : range)
  if (found === undefined) throw new Error('A file is not where its row says')
  return found.stream
}
