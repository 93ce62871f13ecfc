import { askedByServer, type Occasion } from '../../asked.ts'
import type { Db } from '../../database/db.ts'
import { contentInStore } from '../../files/content.ts'
import type { FileStore } from '../../files/file-store.ts'
import { letGo } from '../files/index.ts'
import { endCheck, findStuck, findUnchecked, insertRendition } from './assets.repository.ts'
import { type FilmFacts, faultOf, unreadable, wholeSeconds } from './check.rules.ts'
import { lookAt } from './look.ts'

/** A film that nobody could look at for so long is not waited for any more. */
const longestWaitMs = 24 * 3_600_000
/** The call that a film came with may take ten minutes. */
const stuckMs = 11 * 60_000

/**
 * Looks at a film that nobody has looked at, and makes it ready or failed. What failed lets its file
 * go. Looked at twice at once it comes out once.
 * @throws whatever the store throws: then it waits for the next round.
 */
export async function checkFilm(
  { db, now }: Occasion,
  store: FileStore,
  id: string,
): Promise<void> {
  const film = await findUnchecked(db, id)
  if (film === undefined) return
  const isLate = film.createdAt.getTime() < now.getTime() - longestWaitMs
  const facts = await lookAt(contentInStore(store, film.storedName, film.bytes)).catch(
    (error: unknown) => {
      if (!isLate) throw error
      return null
    },
  )
  await db.transaction(async (tx) => {
    const failure = faultOf(facts)
    if (failure === null && facts?.picture) await makeReady(tx, id, film, facts, facts.picture)
    else await makeFailed(tx, id, failure ?? unreadable, now)
  })
}

async function makeReady(
  tx: Db,
  assetId: string,
  { fileId, type }: { fileId: string; type: string },
  { seconds }: FilmFacts,
  { width, height }: { width: number; height: number },
): Promise<void> {
  const about = { seconds: wholeSeconds(seconds), width, height }
  if (!(await endCheck(tx, assetId, { state: 'ready', ...about }))) return
  await insertRendition(tx, { assetId, height, fileId, type })
}

async function makeFailed(tx: Db, assetId: string, failure: string, now: Date): Promise<void> {
  if (!(await endCheck(tx, assetId, { state: 'failed', failure }))) return
  await letGo(askedByServer(tx, now), { area: 'asset', recordId: assetId })
}

/** Looks at the films of which the process that did has gone, or could not reach the store. */
export async function checkStuck(occasion: Occasion, store: FileStore): Promise<void> {
  const { db, now, log } = occasion
  for (const id of await findStuck(db, new Date(now.getTime() - stuckMs))) {
    await checkFilm(occasion, store, id).catch((error: unknown) =>
      log?.info({ err: error, asset: id }, 'a film could not be looked at'),
    )
  }
}
