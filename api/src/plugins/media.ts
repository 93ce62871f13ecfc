import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Server, Viewer } from '../calls.ts'
import type { Db } from '../database/db.ts'
import { isGoodSession } from '../modules/authentication/index.ts'
import { mayOpenFile } from '../modules/file-areas.ts'
import { findFile } from '../modules/files/index.ts'
import { openFilm, partOf, readFilmName, watcherOf } from '../modules/media/index.ts'
import { notFound, sessionEnded } from '../problem.ts'
import { answerFailure } from './errors.ts'
import { viewerOf } from './media-cookie.ts'
import { sendStored } from './stored-files.ts'
import { sendText } from './stored-texts.ts'

/** What files are opened with. */
interface MediaWorld {
  db: Db
  server: Server
  clock: () => Date
  /** Whether somebody is refused before the session's time is over. */
  hasEnded: (viewer: Viewer) => boolean
}

/** For so long nobody is asked again whether somebody may open a file or a film. */
const rememberedMs = 60_000
/** At some 500 bytes each, a few megabytes. */
const mostRemembered = 10_000

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Files at addresses that hold no secret: `/media/file/{id}/{name}`, and what belongs to films at
 * `/media/{area}/{assetId}/{720.mp4|poster.webp|en-1f3a9c2b.vtt}`. Who asks is told by the cookie of
 * the session; who may open a file by the records that show it (one that none shows is its uploader's
 * alone), and who may watch a film by what its area gives out. Anything else is not found.
 */
export async function media(app: FastifyInstance, world: MediaWorld): Promise<void> {
  const { db, server } = world
  const files = remembering(world, async (viewer, now, id: string) => {
    const file = await findFile(db, id)
    const watcher = watcherOf(viewer, server.saved())
    const open = file && (await mayOpenFile(db, watcher, file, now))
    return open && { file, ...open }
  })
  const films = remembering(world, async (viewer, now, assetId: string, area: string) => {
    const watcher = watcherOf(viewer, server.saved())
    return await openFilm(db, watcher, { area, assetId }, now)
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/file/:id/:name',
    handler: async (request, reply) => {
      const { viewer, id } = asked(request, world)
      const open = await files(viewer, id)
      if (open === undefined) throw notFound('The file')
      return await sendStored(request, reply, open.file, server)
    },
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/:area/:id/:name',
    handler: async (request, reply) => {
      const { viewer, id, area, name } = asked(request, world)
      const part = readFilmName(name)
      const film = part && (await films(viewer, id, area))
      if (film === undefined || part === undefined) throw notFound('The file')
      const { v } = request.query as { v?: unknown }
      const found = await partOf(db, id, film, part, typeof v === 'string' ? v : undefined)
      if (found === undefined) throw notFound('The file')
      if ('text' in found) return sendText(request, reply, found)
      const kept = found.isForEver ? 'at an edge' : 'asked each time'
      return await sendStored(request, reply, found.file, server, kept)
    },
  })
  // Nothing else is there, and never the page.
  app.all('/media/*', (request, reply) => answerFailure(notFound('The file'), request, reply))
}

/** Who asks for what. @throws Problem 401 without a good cookie, 404 for what leads elsewhere. */
function asked(request: FastifyRequest, { server, clock, hasEnded }: MediaWorld) {
  const viewer = viewerOf(request.headers.cookie, server.settings, clock())
  if (viewer === undefined || hasEnded(viewer)) throw sessionEnded()
  const { id = '', area = '', name = '' } = request.params as Record<string, string>
  // A name of one part: what leads elsewhere is nowhere.
  if (!uuid.test(id) || /%2f|%5c|\\/i.test(request.url)) throw notFound('The file')
  return { viewer, id, area, name }
}

/**
 * Asks what somebody may open, and for a minute not again where there is something, unless that is
 * to be asked each time.
 */
function remembering<K extends string[], T extends object>(
  { db, clock }: MediaWorld,
  open: (viewer: Viewer, now: Date, ...key: K) => Promise<T | undefined>,
) {
  const known = new Map<string, { found: T; until: number }>()
  return async (viewer: Viewer, ...of: K): Promise<T | undefined> => {
    const now = clock()
    const key = [viewer.userId, viewer.role, viewer.sessionId, ...of].join('|')
    const remembered = known.get(key)
    if (remembered !== undefined && remembered.until > now.getTime()) return remembered.found
    known.delete(key)
    if (!(await isGoodSession(db, viewer, now))) throw sessionEnded()
    const found = await open(viewer, now, ...of)
    if (found === undefined) return undefined
    if ('isRemembered' in found && found.isRemembered === false) return found
    if (known.size >= mostRemembered) known.clear()
    known.set(key, { found, until: now.getTime() + rememberedMs })
    return found
  }
}
