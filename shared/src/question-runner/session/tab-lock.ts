/** Whether this tab is the one that works on the set. */
export type Hold =
  | 'waiting'
  | 'mine'
  /** Another tab works on it. */
  | 'elsewhere'
  /** Another tab took over from this one. */
  | 'taken'

export interface TabLockOptions {
  name: string
  /** Absent on addresses without TLS; then every tab works, and sequence numbers keep order. */
  locks: Pick<LockManager, 'request'> | undefined
  openChannel: ((name: string) => BroadcastChannel) | undefined
  onChange: (hold: Hold) => void
  /** Called before the set is let go to another tab. */
  onLeaving: () => void
}

export interface TabLock {
  takeOver: () => void
  release: () => void
}

/** How long a tab that is just closing may hold on, before this one says that there is another. */
const patienceMs = 500

/** Sees to it that one tab at a time works on a set; a second takes over only when asked to. */
export function holdTab({
  name,
  locks,
  openChannel,
  onChange,
  onLeaving,
}: TabLockOptions): TabLock {
  if (locks === undefined) {
    onChange('mine')
    return { takeOver: () => undefined, release: () => undefined }
  }
  const channel = openChannel?.(name)
  let letGo: (() => void) | null = null
  let isReleased = false

  const keep = () => {
    if (isReleased) return undefined
    onChange('mine')
    return new Promise<void>((resolve) => {
      letGo = resolve
    })
  }

  function wait(otherwise: () => void): void {
    locks?.request(name, { signal: AbortSignal.timeout(patienceMs) }, keep).catch(() => {
      if (letGo === null) otherwise()
      else lose()
    })
  }

  function steal(): void {
    locks?.request(name, { steal: true }, keep).catch(lose)
  }

  /** Somebody else has it now. */
  function lose(): void {
    if (letGo === null || isReleased) return
    onLeaving()
    letGo()
    letGo = null
    onChange('taken')
  }

  if (channel !== undefined) channel.onmessage = lose
  wait(() => {
    if (!isReleased) onChange('elsewhere')
  })
  return {
    takeOver() {
      onChange('waiting')
      channel?.postMessage('take over')
      // A tab that does not answer is frozen or gone wrong; its answers are on the device.
      wait(steal)
    },
    release() {
      isReleased = true
      letGo?.()
      letGo = null
      channel?.close()
    },
  }
}
