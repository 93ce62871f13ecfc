import type { DraftStorage } from './draft-storage.ts'
import { openDraftStorage } from './indexed-db-drafts.ts'

/** All that a keeper touches outside itself, so that tests can put something else in its place. */
export interface KeepingEnvironment {
  openStorage: () => Promise<DraftStorage>
  /** Absent on addresses without TLS; then what other tabs hold is taken up as if they were gone. */
  locks: Pick<LockManager, 'request'> | undefined
  openChannel: ((name: string) => BroadcastChannel) | undefined
  /** Keepers of this page that were closed with a save under way, by what they keep: how to end each. */
  lingering: Map<string, () => void>
  newId: () => string
  /** `performance.now()`: changing the device's clock does not change it. */
  now: () => number
  isOnline: () => boolean
  isHidden: () => boolean
  /** Runs something after so many milliseconds; answers how to call it off. */
  schedule: (run: () => void, ms: number) => () => void
  random: () => number
}

const lingering: KeepingEnvironment['lingering'] = new Map()
/** One for all keepers of the page, one after the other. */
let storage: Promise<DraftStorage> | undefined

/** Where the keepers of this page keep drafts; in its memory where the browser keeps nothing. */
export function storageOfPage(): Promise<DraftStorage> {
  storage ??= openDraftStorage()
  return storage
}

/** The browser's. */
export function browserEnvironment(): KeepingEnvironment {
  return {
    openStorage: storageOfPage,
    locks: 'locks' in navigator ? navigator.locks : undefined,
    openChannel:
      typeof BroadcastChannel === 'function' ? (name) => new BroadcastChannel(name) : undefined,
    lingering,
    newId: () => crypto.randomUUID(),
    now: () => performance.now(),
    isOnline: () => navigator.onLine,
    isHidden: () => document.visibilityState === 'hidden',
    schedule: (run, ms) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    random: Math.random,
  }
}
