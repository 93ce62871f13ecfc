/** A tab's own: gone with it from one moment to the next. */
export interface Life {
  isAlive: boolean
}

/** A channel among tabs; one that was killed hears nothing of what the others say. */
export function openChannel(all: Map<BroadcastChannel, Life>, life: Life): BroadcastChannel {
  const channel = new EventTarget() as BroadcastChannel
  Object.assign(channel, {
    onmessage: null,
    postMessage: (data: unknown) => {
      for (const [other, { isAlive }] of all) {
        if (other !== channel && isAlive) other.onmessage?.(new MessageEvent('message', { data }))
      }
    },
    close: () => all.delete(channel),
  })
  all.set(channel, life)
  return channel
}

/** Web Locks of one device; a killed tab lets go at once. */
export function createLocks() {
  const held = new Map<string, { life: Life; letGo: () => void }>()
  const waiting: { name: string; life: Life; grant: () => void }[] = []
  function grant(name: string, life: Life, work: (lock: unknown) => unknown): Promise<void> {
    return new Promise((resolve) => {
      const letGo = () => {
        if (held.get(name)?.letGo !== letGo) return
        held.delete(name)
        resolve()
        const next = waiting.findIndex((other) => other.name === name)
        if (next >= 0) waiting.splice(next, 1)[0]?.grant()
      }
      held.set(name, { life, letGo })
      void Promise.resolve(work({ name })).then(letGo, letGo)
    })
  }
  return {
    requestFor(life: Life): LockManager['request'] {
      const request = async (name: string, ...rest: unknown[]) => {
        const work = rest.at(-1) as (lock: unknown) => unknown
        if (!life.isAlive) return new Promise(() => undefined)
        if (!held.has(name)) return grant(name, life, work)
        if (rest.length > 1) return work(null)
        return new Promise((resolve) => {
          waiting.push({ name, life, grant: () => resolve(grant(name, life, work)) })
        })
      }
      return request as LockManager['request']
    },
    drop(life: Life) {
      for (let at = waiting.length - 1; at >= 0; at -= 1) {
        if (waiting[at]?.life === life) waiting.splice(at, 1)
      }
      for (const { life: holder, letGo } of [...held.values()]) if (holder === life) letGo()
    },
  }
}
