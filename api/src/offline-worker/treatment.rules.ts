/** What the worker does with a request: see `worker.ts`. */
export type Treatment =
  /** As if there were no worker. */
  | 'leave'
  /** From the network, with what was asked for ahead of it. */
  | 'network'
  /** From the network, or the stored page where that gives none. */
  | 'page'
  /** From the store, or the network where it is not there. */
  | 'file'

/** What of a request decides. */
interface AskedFor {
  method: string
  /** `navigate` for pages. */
  mode: string
  /** How the browser's own cache is to be used. */
  cache: string
  url: string
}

/**
 * Which request gets what. Only pages in which work goes on are ever answered from the store, and
 * files of versions, which never change; nothing of the API. Its text is part of the worker's
 * script, so it uses nothing but what it is given.
 * @param origin the portal's own.
 * @param offline patterns of paths, as the router has them, of pages that are stored; `online`
 * those of pages among them that are not.
 */
export function treatmentOf(
  { method, mode, cache, url }: AskedFor,
  origin: string,
  offline: readonly string[],
  online: readonly string[],
): Treatment {
  const { origin: from, pathname } = new URL(url)
  if (method !== 'GET' || from !== origin) return 'leave'
  if (mode === 'navigate') {
    // As the router matches: in any case of letters, and with a slash at the end or none.
    const parts = pathname.toLowerCase().replace(/\/+$/, '').split('/')
    const fits = (pattern: string) => {
      const own = pattern.toLowerCase().split('/')
      if (own.length !== parts.length) return false
      return own.every((part, at) => part === parts[at] || (part.startsWith(':') && parts[at]))
    }
    return offline.some(fits) && !online.some(fits) ? 'page' : 'network'
  }
  // What is asked for anew because it was broken on its way.
  if (cache === 'reload' || cache === 'no-store') return 'leave'
  return /^\/(shell|remotes\/[^/]+)\/[^/]+\/[^/]+$/.test(pathname) ? 'file' : 'leave'
}
