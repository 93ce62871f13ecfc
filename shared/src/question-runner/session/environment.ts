import type { AnswerStorage } from '../queue/answer-storage.ts'
import { openAnswerStorage } from '../queue/indexed-db-storage.ts'

/** All that a runner touches outside itself, so that tests can put something else in its place. */
export interface RunnerEnvironment {
  openStorage: () => Promise<AnswerStorage>
  /** What can be read before the first paint; undefined where nothing is kept. */
  places: Pick<Storage, 'getItem' | 'setItem'> | undefined
  locks: Pick<LockManager, 'request'> | undefined
  openChannel: ((name: string) => BroadcastChannel) | undefined
  /** `performance.now()`: changing the device's clock does not change it. */
  now: () => number
  isOnline: () => boolean
  isHidden: () => boolean
  schedule: (run: () => void, ms: number) => () => void
  /** Ends when the screen shows what was just done; what is left out keeps nothing waiting. */
  afterPaint?: () => Promise<void>
}

/** The browser's. */
export function browserEnvironment(): RunnerEnvironment {
  return {
    openStorage: () => openAnswerStorage(),
    places: placesOfBrowser(),
    locks: 'locks' in navigator ? navigator.locks : undefined,
    openChannel:
      typeof BroadcastChannel === 'function' ? (name) => new BroadcastChannel(name) : undefined,
    now: () => performance.now(),
    isOnline: () => navigator.onLine,
    isHidden: () => document.visibilityState === 'hidden',
    schedule: (run, ms) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    afterPaint,
  }
}

/** A page that is hidden meanwhile is not painted; nothing waits longer than this, in milliseconds. */
const unpaintedMs = 100

function afterPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, unpaintedMs)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
}

function placesOfBrowser(): RunnerEnvironment['places'] {
  try {
    return localStorage
  } catch {
    // Forbidden by the browser's settings; even asking throws.
    return undefined
  }
}
