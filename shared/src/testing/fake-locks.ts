/** The part of Web Locks that the portal uses, for the tabs of one test. */
export function fakeLocks(): Pick<LockManager, 'request' | 'query'> {
  const held = new Map<string, Promise<unknown>>()
  const request = async (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1)
    const options = rest.length > 1 ? rest[0] : {}
    if (typeof work !== 'function') throw new TypeError('No callback')
    const signal =
      typeof options === 'object' && options !== null && 'signal' in options
        ? options.signal
        : undefined
    for (let holder = held.get(name); holder !== undefined; holder = held.get(name)) {
      const aborted = new Promise<never>((_, reject) => {
        if (signal instanceof AbortSignal) {
          signal.addEventListener('abort', () => reject(signal.reason))
        }
      })
      await Promise.race([holder, aborted])
    }
    const turn = Promise.resolve(work({ name, mode: 'exclusive' })).finally(() => held.delete(name))
    held.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
  return {
    request: request as LockManager['request'],
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })), pending: [] }),
  }
}
