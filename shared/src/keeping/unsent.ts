import { storageOfPage } from './environment.ts'
import { openDraftStorage } from './indexed-db-drafts.ts'

/** Event of the window on which keepers send at once what waits. */
export const savesNow = 'portal:save-now'

/** How long a person who signs out waits for what can still be saved, in milliseconds. */
const patienceMs = 2_000
const lookEveryMs = 100

/**
 * Names of what a person has on this device alone, after what can be saved at once was.
 * @returns none where the device keeps nothing: then the page itself asks before it is left.
 */
export async function unsentOf(owner: string): Promise<string[]> {
  const storage = await openDraftStorage()
  dispatchEvent(new Event(savesNow))
  const last = performance.now() + patienceMs
  for (;;) {
    const names = await storage.unsentNames(owner).catch(() => [])
    if (names.length === 0 || performance.now() >= last || !navigator.onLine) return names
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
}

/**
 * Forgets what a person has on this device alone, who leaves it all the same.
 * @param name of one thing alone, as `piece <id>`; left out: all.
 */
export async function forgetUnsent(owner: string, name?: string): Promise<void> {
  await (await storageOfPage()).forget(owner, name).catch(() => undefined)
}
