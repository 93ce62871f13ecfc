import type { Occasion } from '../../asked.ts'
import type { FileStore } from '../../files/file-store.ts'
import { removeQuietly } from '../../files/remove-quietly.ts'
import { deleteFree, freeBefore, unknownNames } from './files.repository.ts'
import { findOldUploads, unknownUploads } from './uploads.repository.ts'
import { dropUpload } from './uploads.service.ts'

const hourMs = 3_600_000

/** A file has so long to find its use. */
const freeMs = 24 * hourMs
/** Whatever is on its way has arrived by then, or never will. */
const onItsWayMs = 48 * hourMs
/** Of how many it is asked at once. */
const batch = 500

/** Removes files that nothing has used for a day, and uploads that began two days ago. */
export async function clearFiles(occasion: Occasion, store: FileStore): Promise<void> {
  const { db, now } = occasion
  const before = new Date(now.getTime() - freeMs)
  for (;;) {
    const names = await deleteFree(db, freeBefore(before), batch)
    await removeQuietly(store, names)
    if (names.length < batch) break
  }
  for (const upload of await findOldUploads(db, new Date(now.getTime() - onItsWayMs), now)) {
    await dropUpload(occasion, store, upload).catch(notRemoved(occasion, upload.storedName))
  }
}

/** One that could not be removed stays for the next round, and is in nobody's way meanwhile. */
const notRemoved =
  ({ log }: Occasion, name: string) =>
  (error: unknown) =>
    log?.info({ err: error, name }, 'parts could not be removed')

/** Removes from the store what is older than two days and what no row knows. */
export async function clearStore(occasion: Occasion, store: FileStore): Promise<void> {
  const before = new Date(occasion.now.getTime() - onItsWayMs)
  await clearNames(occasion, store, before)
  await clearParts(occasion, store, before)
}

async function clearNames({ db }: Occasion, store: FileStore, before: Date): Promise<void> {
  for await (const files of batchesOf(store.list(), before)) {
    const names = files.map(({ name }) => name)
    await removeQuietly(store, await unknownNames(db, names))
  }
}

/** A process that is stopped as it begins an upload leaves one that no row knows. */
async function clearParts(occasion: Occasion, store: FileStore, before: Date): Promise<void> {
  for await (const begun of batchesOf(store.listParts(), before)) {
    for (const upload of await unknownUploads(occasion.db, begun)) {
      await store.dropParts(upload).catch(notRemoved(occasion, upload.name))
    }
  }
}

/** Of a list what is older than a moment, as many at once as it is asked of. */
async function* batchesOf<T extends { at: Date }>(
  all: AsyncIterable<T>,
  before: Date,
): AsyncGenerator<T[]> {
  let held: T[] = []
  for await (const one of all) {
    if (one.at < before) held.push(one)
    if (held.length < batch) continue
    yield held
    held = []
  }
  if (held.length > 0) yield held
}
