import { put } from './stored-items.ts'

/** Runs tasks of all tabs of this browser one after another. */
export type OneAtATime = <T>(task: () => Promise<T>) => Promise<T>

const lockName = 'portal-session'
/** The number of the newest task, in storage; also in the name of a lock that tells it to all. */
const turnKey = 'session-turn'
const turnName = new RegExp(`^${lockName} (\\d+)$`)
/** How long that lock is kept: longer than storage takes to reach another tab, on a busy machine too. */
const tellMs = 2_000
const lookEveryMs = 10
const leaseKey = 'session-lease'
const leaseMs = 10_000
const settleMs = 60

type Locks = Pick<LockManager, 'request' | 'query'>

/**
 * The Web Locks of the browser, or a lease in storage where it has none (pages that are served
 * without TLS to another machine), or nothing where there is no storage to share either.
 */
export function oneAtATime(locks: Locks | undefined, storage: Storage | null): OneAtATime {
  if (storage === null) return (task) => task()
  if (locks === undefined) return (task) => withLease(storage, task)
  return async (task) => await locks.request(lockName, () => inTurn(locks, storage, task))
}

/**
 * Runs a task once this tab sees what the one before it stored. Storage reaches another tab's
 * process by another way than a lock does, and often after it; who holds which lock is known at once.
 */
async function inTurn<T>(locks: Locks, storage: Storage, task: () => Promise<T>): Promise<T> {
  const { held = [] } = await locks.query()
  const newest = Math.max(0, ...held.map(({ name = '' }) => Number(turnName.exec(name)?.[1] ?? 0)))
  const turn = () => Number(storage.getItem(turnKey) ?? 0)
  for (let waited = 0; turn() < newest && waited < tellMs; waited += lookEveryMs) {
    await pause(lookEveryMs)
  }
  try {
    return await task()
  } finally {
    const next = Math.max(turn(), newest) + 1
    put(storage, turnKey, `${next}`)
    await new Promise<void>((done) => {
      const tell = () => {
        done()
        return pause(tellMs)
      }
      void locks.request(`${lockName} ${next}`, tell)
    })
  }
}

/**
 * A lease is a line in storage that says who works and until when. Two tabs can write it at the
 * same moment, so each waits a little and goes on only if the line is still its own.
 */
async function withLease<T>(storage: Storage, task: () => Promise<T>): Promise<T> {
  const me = crypto.getRandomValues(new Uint32Array(2)).join('-')
  for (;;) {
    const holder = readLease(storage)
    if (holder === null || holder.until < Date.now()) {
      storage.setItem(leaseKey, JSON.stringify({ holder: me, until: Date.now() + leaseMs }))
    }
    await pause(settleMs)
    if (readLease(storage)?.holder === me) break
  }
  try {
    return await task()
  } finally {
    if (readLease(storage)?.holder === me) storage.removeItem(leaseKey)
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function readLease(storage: Storage): { holder: string; until: number } | null {
  try {
    const lease: unknown = JSON.parse(storage.getItem(leaseKey) ?? 'null')
    if (typeof lease !== 'object' || lease === null) return null
    const { holder, until }: Record<string, unknown> = { ...lease }
    return typeof holder === 'string' && typeof until === 'number' ? { holder, until } : null
  } catch {
    return null
  }
}
