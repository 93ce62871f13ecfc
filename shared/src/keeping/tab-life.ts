import type { RecordKey } from './draft-storage.ts'

type Locks = Pick<LockManager, 'request'> | undefined

const lockOf = ({ owner, name, tab }: RecordKey) => `portal draft ${owner} ${name} ${tab}`

/**
 * Shows other tabs that this one is there, until it is gone or lets go.
 * @returns how to let go: what it has left may then be taken up by others.
 */
export function holdLife(locks: Locks, key: RecordKey): () => void {
  let letGo: (() => void) | undefined
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  locks?.request(lockOf(key), () => gone).catch(() => undefined)
  return () => letGo?.()
}

/** Does the work where the tab of the record is gone, one at a time among all tabs. */
export async function ifGone(
  locks: Locks,
  key: RecordKey,
  work: () => Promise<void>,
): Promise<void> {
  if (locks === undefined) return work()
  await locks.request(lockOf(key), { ifAvailable: true }, (lock) => (lock ? work() : undefined))
}
