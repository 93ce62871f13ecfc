import type { treatmentOf } from './treatment.rules.ts'

interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void
}

interface RequestEvent extends WorkerEvent {
  request: Request
  /** What was asked for while the worker started; only for pages. */
  preloadResponse?: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

/** What the worker touches of its global object. */
export interface WorkerScope {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
    (type: 'fetch', listener: (event: RequestEvent) => void): void
  }
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: Pick<ServiceWorkerRegistration, 'unregister'> & {
    navigationPreload?: Pick<NavigationPreloadManager, 'enable'>
  }
  caches: CacheStorage
  fetch: (request: Request) => Promise<Response>
  setTimeout: (run: () => void, ms: number) => unknown
  location: { origin: string }
}

/** What the worker is told. */
export interface WorkerNames {
  offlinePages: readonly string[]
  onlinePages: readonly string[]
  pageStorePrefix: string
  storedPagePath: string
  /** How long a page may take to come from the network, in milliseconds, before the stored one does. */
  patienceMs: number
}

/**
 * The worker: serves what the page has stored, and stores nothing itself. Pages come from the network
 * while there is one; files of versions from the store, since they never change. Its text is sent to
 * browsers, so it uses nothing but what it is given.
 */
export function offlineWorker(
  scope: WorkerScope,
  treat: typeof treatmentOf,
  { offlinePages, onlinePages, pageStorePrefix, storedPagePath, patienceMs }: WorkerNames,
): void {
  const { caches } = scope

  /** The page that was stored last; a store without one is not whole. */
  async function storedPage(): Promise<Response | undefined> {
    const names = (await caches.keys()).filter((name) => name.startsWith(pageStorePrefix))
    for (const name of names.reverse()) {
      const page = await caches.match(storedPagePath, { cacheName: name })
      if (page !== undefined) return page
    }
    return undefined
  }

  const fromNetwork = async ({ request, preloadResponse }: RequestEvent) =>
    (await preloadResponse) ?? (await scope.fetch(request))

  async function page(event: RequestEvent): Promise<Response> {
    const network = fromNetwork(event)
    const first = await Promise.race([
      network.catch(() => undefined),
      new Promise<undefined>((resolve) => {
        scope.setTimeout(() => resolve(undefined), patienceMs)
      }),
    ])
    // A gateway whose server is gone answers as well.
    if (first !== undefined && first.status < 500) return first
    const stored = await storedPage().catch(() => undefined)
    return stored ?? (await network)
  }

  async function file({ request }: RequestEvent): Promise<Response> {
    const stored = await caches.match(request.url, { ignoreVary: true }).catch(() => undefined)
    return stored ?? (await scope.fetch(request))
  }

  const answers = { network: fromNetwork, page, file }
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => {
    const preload = scope.registration.navigationPreload?.enable().catch(() => undefined)
    event.waitUntil(Promise.all([preload, scope.clients.claim()]))
  })
  scope.addEventListener('fetch', (event) => {
    const treatment = treat(event.request, scope.location.origin, offlinePages, onlinePages)
    if (treatment !== 'leave') event.respondWith(answers[treatment](event))
  })
}

/** The worker where there is to be none: takes away what was stored, and itself. */
export function leavingWorker(
  scope: WorkerScope,
  { pageStorePrefix }: Pick<WorkerNames, 'pageStorePrefix'>,
): void {
  async function leave(): Promise<void> {
    // First, as what follows may fail.
    await scope.registration.unregister()
    const names = await scope.caches.keys()
    const own = names.filter((name) => name.startsWith(pageStorePrefix))
    await Promise.all(own.map((name) => scope.caches.delete(name)))
  }
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => event.waitUntil(leave()))
}
