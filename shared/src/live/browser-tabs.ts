import type { Tabs } from './create-live.ts'
import { isLiveKind } from './live.rules.ts'

/** After the kind: the stream has been opened. */
const opened = ' opened'

/**
 * A person's tabs in this browser: they talk through a channel, and the holder of a lock leads; when
 * it lets go or is gone, the browser gives the lock to the next. Where there are no locks (addresses
 * that are neither https nor of this machine) every tab leads itself; the server then bounds how
 * many streams a session has.
 */
export function browserTabs(person: string): Tabs {
  const name = `portal-live ${person}`
  const channel = new BroadcastChannel(name)
  return {
    lead: (signal, follow) =>
      navigator.locks === undefined ? Promise.resolve() : waitForLock(name, signal, follow),
    tell: (kind, why) => channel.postMessage(why === 'opened' ? `${kind}${opened}` : kind),
    onTold: (told) => {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (typeof data !== 'string') return
        const kind = data.replace(opened, '')
        if (isLiveKind(kind)) told(kind, kind === data ? 'news' : 'opened')
      })
    },
    leave: () => channel.close(),
  }
}

/** Resolves with the lock, which is kept until the signal. */
function waitForLock(name: string, signal: AbortSignal, follow: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const hold = () => {
      resolve()
      return new Promise<void>((release) => {
        signal.addEventListener('abort', () => release())
        if (signal.aborted) release()
      })
    }
    navigator.locks
      .request(name, { ifAvailable: true }, async (lock) => {
        if (lock !== null) return await hold()
        follow()
        return undefined
      })
      .then(() => (signal.aborted ? undefined : navigator.locks.request(name, { signal }, hold)))
      .catch(reject)
  })
}
