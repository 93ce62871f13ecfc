import {
  offlineListFile,
  offlineScopes,
  offlineWorkerPath,
  pageStorePrefix,
  storedPagePath,
} from '../contract/offline.ts'
import { parseIntegrity } from '../contract/registry.ts'
import type { RemoteName } from '../contract/roles.ts'
import { releaseOf, storesToDrop } from './page.rules.ts'

const oneAtATime = 'portal page store'

/**
 * Has this page come back without a connection: registers the worker for its address, and stores
 * the page with all files that it may need. Tells nobody how it went: without it a reload needs the
 * connection, as it always did.
 * @param folder address of the folder that the remote's own scripts came from.
 * @param calm resolves when nobody waits for anything; asked before each file.
 * @returns how to say that this page needs what is stored no more.
 */
export function keepPage(
  remote: RemoteName,
  folder: string,
  calm: () => Promise<void>,
): () => void {
  const leaving = new AbortController()
  keep(remote, new URL(folder, location.origin), { signal: leaving.signal, calm }).catch(
    () => undefined,
  )
  return () => leaving.abort()
}

interface Keeping {
  signal: AbortSignal
  calm: () => Promise<void>
}

async function keep(remote: RemoteName, folder: URL, { signal, calm }: Keeping): Promise<void> {
  const registryText = document.getElementById('portal-registry')?.textContent ?? ''
  const release =
    folder.origin === location.origin && releaseOf(registryText, remote, folder.pathname)
  const shell = document.querySelector<HTMLScriptElement>('script[src^="/shell/"]')?.src
  if (!release || shell === undefined || !('locks' in navigator)) return
  await register()
  const { store, integrityList } = release
  // Held as long as this page may need it.
  void navigator.locks
    .request(store, { mode: 'shared', signal }, () => until(signal))
    .catch(() => undefined)
  await navigator.locks.request(oneAtATime, { signal }, async () => {
    try {
      await fill({ store, registryText, calm }, [
        { folder: new URL('.', shell), integrity: '' },
        { folder, integrity: integrityList ?? '' },
      ])
    } finally {
      if (!(await caches.match(storedPagePath, { cacheName: store }))) await caches.delete(store)
    }
    const { held = [] } = await navigator.locks.query()
    const inUse = held.map(({ name }) => name)
    const dropped = storesToDrop(await caches.keys(), store, inUse)
    await Promise.all(dropped.map((name) => caches.delete(name)))
  })
}

function until(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve())
  })
}

/** Registers the worker for addresses like this page's. */
async function register(): Promise<void> {
  const scope = offlineScopes.find((begin) => location.pathname.startsWith(begin))
  if (scope === undefined) throw new Error('No page for a worker')
  await navigator.serviceWorker.register(offlineWorkerPath, { scope, updateViaCache: 'none' })
}

/** Stores what is not stored yet, the page last. @throws when anything cannot be had or stored. */
async function fill(
  { store, registryText, calm }: { store: string; registryText: string; calm: Keeping['calm'] },
  builds: readonly { folder: URL; integrity: string }[],
): Promise<void> {
  // As it was loaded: the browser has it still. After a release it would be another page.
  const page = await fetched(new URL(location.pathname, location.origin), '', 'text/html')
  if (!(await page.clone().text()).includes(`>${registryText}</script>`)) {
    throw new Error('Another version is released')
  }
  const cache = await caches.open(store)
  const stored = new Set((await cache.keys()).map(({ url }) => url))
  for (const { folder, integrity } of builds) {
    const hashList = new URL('integrity.json', folder)
    const list = await fetched(hashList, integrity)
    const hashes = parseIntegrity(await list.clone().json())
    const files: unknown = await (await fetched(new URL(offlineListFile, folder), '')).json()
    if (!Array.isArray(files) || files.length === 0) throw new Error('Nothing is listed')
    await cache.put(hashList, list)
    for (const file of files) {
      const address = new URL(String(file), folder)
      if (stored.has(address.href)) continue
      // Together they held up the first answers.
      await calm()
      await cache.put(address, await fetched(address, hashes[String(file)] ?? ''))
    }
  }
  await cache.put(storedPagePath, page)
}

/** What the browser has already, or the server; behind everything that somebody waits for. */
async function fetched(address: URL, integrity: string, accept = '*/*'): Promise<Response> {
  const answer = await fetch(address, {
    cache: 'force-cache',
    integrity,
    headers: { accept },
    priority: 'low',
  })
  if (!answer.ok) throw new Error(`${address.pathname}: ${answer.status}`)
  return answer
}

/** Takes worker and stored pages away, where the server says that there are to be none. */
export async function dropPages(): Promise<void> {
  const workers = await navigator.serviceWorker.getRegistrations()
  const own = workers.filter(({ scope }) =>
    offlineScopes.some((begin) => new URL(scope).pathname === begin),
  )
  await Promise.all(own.map((worker) => worker.unregister()))
  const names = (await caches.keys()).filter((name) => name.startsWith(pageStorePrefix))
  await Promise.all(names.map((name) => caches.delete(name)))
}
