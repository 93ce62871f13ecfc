import { createHash } from 'node:crypto'
import type { CallAnswer } from '@portal/shared/api'
import { mostZipBytes } from '@portal/shared/contract'
import { type Asked, inTransaction } from '../../asked.ts'
import type { FileAnswer, Server } from '../../calls.ts'
import { notFound, Problem } from '../../problem.ts'
import { freeNames, type ZippedFile, zipOf } from '../../zip/index.ts'
import { countDownloads } from './documents.repository.ts'
import { placeOf } from './documents.rules.ts'
import { readTicket, ticketOf, ticketSeconds } from './ticket.rules.ts'
import { findPacked, isTeaching, type Packed } from './zip.repository.ts'

/**
 * Looks that every document can be had, counts them as taken, and answers an address that gives all
 * of them as one zip, for five minutes and as long as whoever asked may have them.
 * @throws Problem 409 that names what cannot be had, 422 above 500 MB.
 */
export async function createZip(
  asked: Asked,
  wanted: readonly string[],
): Promise<CallAnswer<'POST /Miscellaneous/tutordownloadable/CreateZip'>> {
  const { caller, now, server } = asked
  const ids = [...new Set(wanted)]
  const packed = await findPacked(asked.db, ids)
  await refuseMissing(server, packed, ids)
  const all = packed.reduce((sum, { bytes }) => sum + bytes, 0)
  if (all > mostZipBytes) throw new Problem(422, 'A zip can have 500 MB. Choose fewer documents.')
  const { stream, bytes } = await zipOf(filesOf(server, packed))
  stream.destroy()
  await inTransaction(asked, async ({ db: tx }) => await countDownloads(tx, ids, now))
  const ticket = ticketOf(
    {
      ...{ userId: caller.userId, sessionId: caller.sessionId, documentIds: ids },
      endsAt: Math.floor(now.getTime() / 1000) + ticketSeconds,
    },
    server.settings.sessionSecret,
  )
  const url = `/Miscellaneous/tutordownloadable/OpenZip/${ticket}`
  return { url, bytes, files: packed.length }
}

/**
 * The zip that a ticket is for.
 * @throws Problem 404 for a ticket that is old or changed, once its owner may not have documents any
 * more, and where one of them is gone.
 */
export async function openZip(
  { db, server, now }: Asked<undefined>,
  text: string,
): Promise<FileAnswer> {
  const ticket = readTicket(text, server.settings.sessionSecret, now)
  if (ticket === undefined || !(await isTeaching(db, ticket))) throw notFound('The zip')
  const { documentIds: ids } = ticket
  const packed = await findPacked(db, ids)
  if (packed.length < ids.length || !packed.every(({ isPublished }) => isPublished)) {
    throw notFound('The zip')
  }
  const content = await zipOf(filesOf(server, packed))
  const tag = createHash('sha256')
    .update(packed.map(({ id, sha256 }) => `${id} ${sha256}`).join('\n'))
    .digest('hex')
  return {
    content: { ...content, etag: `"${tag.slice(0, 32)}"` },
    type: 'application/zip',
    name: `documents-${now.toISOString().slice(0, 10)}.zip`,
  }
}

/** Refuses a zip that would lack something, naming what. */
async function refuseMissing(
  server: Server,
  packed: readonly Packed[],
  ids: readonly string[],
): Promise<void> {
  const lacking: string[] = []
  for (const { title, isPublished, storedName } of packed) {
    if (!isPublished || !(await isKept(server, storedName))) lacking.push(`“${title}”`)
  }
  const gone = ids.length - packed.length
  if (gone > 0) lacking.push(gone === 1 ? 'one document' : `${gone} documents`)
  if (lacking.length === 0) return
  const names = new Intl.ListFormat('en-GB').format(lacking)
  throw new Problem(
    409,
    `${names} ${lacking.length === 1 && gone <= 1 ? 'is' : 'are'} not there any more. Take out what is missing, and try again.`,
    { errors: [{ path: 'body.ids', message: `${names} cannot be had` }] },
  )
}

async function isKept(server: Server, storedName: string): Promise<boolean> {
  const found = await server.files.open(storedName, { start: 0, end: 0 })
  found?.stream.destroy()
  return found !== undefined
}

function filesOf(server: Server, packed: readonly Packed[]): ZippedFile[] {
  const paths = freeNames(packed.map(placeOf))
  return packed.map(({ bytes, storedName, fileMs }, index) => ({
    path: paths[index] ?? storedName,
    bytes,
    changedAt: new Date(fileMs),
    open: async () => {
      const found = await server.files.open(storedName)
      if (found === undefined) throw new Error('A file is not where its row says')
      return found.stream
    },
  }))
}
