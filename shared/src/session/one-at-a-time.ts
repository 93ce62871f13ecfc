/** Runs tasks of all tabs of this browser one after another. */
export type OneAtATime = <T>(task: () => Promise<T>) => Promise<T>

const lockName = 'portal-session'
const leaseKey = 'session-lease'
const leaseMs = 10_000
/** How long what a tab wrote may take to reach the other tabs' processes. */
const settleMs = 60

/**
 * The Web Locks of the browser, kept a moment longer than the task takes, since what it stored
 * comes to another tab by another way than the lock does; or a lease in storage where it has none (pages that are served
 * without TLS to another machine), or nothing where there is no storage to share either.
 */
export function oneAtATime(locks: LockManager | undefined, storage: Storage | null): OneAtATime {
  if (locks !== undefined) {
    return (task) =>
      new Promise((resolve, reject) => {
        const turn = async () => {
          await task().then(resolve, reject)
          await settled()
        }
        locks.request(lockName, turn).catch(reject)
      })
  }
  if (storage !== null) return (task) => withLease(storage, task)
  return (task) => task()
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
    await settled()
    if (readLease(storage)?.holder === me) break
  }
  try {
    return await task()
  } finally {
    if (readLease(storage)?.holder === me) storage.removeItem(leaseKey)
  }
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, settleMs))
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
