/** One of a browser's tabs, for what must not be done twice. */
export interface Lead {
  /** Lets another tab lead. */
  release: () => void
}

/**
 * Waits until this tab leads: one at a time does, the next when it lets go or closes.
 * @param locks undefined on addresses without TLS, where every tab leads.
 */
export function takeLead(
  locks: Pick<LockManager, 'request'> | undefined,
  name: string,
  onLead: () => void,
): Lead {
  if (locks === undefined) {
    onLead()
    return { release: () => undefined }
  }
  const waiting = new AbortController()
  let letGo: (() => void) | undefined
  locks
    .request(name, { signal: waiting.signal }, () => {
      const held = new Promise<void>((resolve) => {
        letGo = resolve
      })
      onLead()
      return held
    })
    // Given up before its turn.
    .catch(() => undefined)
  return {
    release: () => {
      waiting.abort()
      letGo?.()
    },
  }
}
