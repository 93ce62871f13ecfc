import type { Occasion } from '../../asked.ts'
import type { FileStore } from '../../files/file-store.ts'
import { removeQuietly } from '../../files/remove-quietly.ts'
import { deleteFree, unknownNames } from './files.repository.ts'
import { freeBefore } from './files.service.ts'
import { deleteOldUploads } from './uploads.repository.ts'
import { placeOf } from './uploads.service.ts'

const hourMs = 3_600_000

/** A file has so long to find its use. */
const freeMs = 24 * hourMs
/** Whatever is on its way has arrived by then, or never will. */
const onItsWayMs = 48 * hourMs
/** Of how many it is asked at once. */
const batch = 500

/** Removes files that nothing has used for a day, and uploads that began two days ago. */
export async function clearFiles({ db, now }: Occasion, store: FileStore): Promise<void> {
  const before = new Date(now.getTime() - freeMs)
  for (;;) {
    const names = await deleteFree(db, freeBefore(before), batch)
    await removeQuietly(store, names)
    if (names.length < batch) break
  }
  for (const upload of await deleteOldUploads(db, new Date(now.getTime() - onItsWayMs))) {
    await store.dropParts(placeOf(upload))
  }
}

/** Removes from the store what is older than two days and what no row knows. */
export async function clearStore({ db, now }: Occasion, store: FileStore): Promise<void> {
  const before = now.getTime() - onItsWayMs
  let names: string[] = []
  const clear = async () => {
    await removeQuietly(store, await unknownNames(db, names))
    names = []
  }
  for await (const { name, at } of store.list()) {
    if (at.getTime() < before) names.push(name)
    if (names.length === batch) await clear()
  }
  if (names.length > 0) await clear()
}
