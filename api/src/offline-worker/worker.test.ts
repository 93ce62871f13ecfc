import { expect, test } from 'vitest'
import type { WorkerScope } from './worker.ts'
import { workerScript } from './worker-script.ts'

const page = 'https://portal.example/diagnostic-test'
const script = 'https://portal.example/shell/v1/shell.js'

type Listener = (event: object) => void

/** A browser's worker that runs the script as it is sent, with these stores and this network. */
async function run(options: {
  stores?: Record<string, Record<string, string>>
  network: (url: string) => Promise<Response>
  text?: string
  isSlow?: boolean
}) {
  const stores = new Map(
    Object.entries(options.stores ?? {}).map(([name, files]) => [
      name,
      new Map(Object.entries(files)),
    ]),
  )
  const listeners: Record<string, Listener> = {}
  const done: string[] = []
  const match = async (url: string, { cacheName }: { cacheName?: string } = {}) => {
    for (const [name, files] of stores) {
      const found = cacheName === undefined || cacheName === name ? files.get(url) : undefined
      if (found !== undefined) return new Response(found)
    }
    return undefined
  }
  const scope = {
    addEventListener: (type: string, listener: Listener) => {
      listeners[type] = listener
    },
    skipWaiting: async () => done.push('skipWaiting'),
    clients: { claim: async () => done.push('claim') },
    registration: {
      unregister: async () => done.push('unregister'),
      navigationPreload: { enable: async () => done.push('preload') },
    },
    caches: {
      keys: async () => [...stores.keys()],
      match,
      delete: async (name: string) => stores.delete(name),
    },
    fetch: ({ url }: { url: string }) => options.network(url),
    setTimeout: (after: () => void) => (options.isSlow ? queueMicrotask(after) : undefined),
    location: { origin: 'https://portal.example' },
  } satisfies Record<keyof WorkerScope, unknown>
  new Function('self', options.text ?? workerScript(true))(scope)
  const life = async (type: string) => {
    const works: Promise<unknown>[] = []
    listeners[type]?.({ waitUntil: (work: Promise<unknown>) => works.push(work) })
    await Promise.all(works)
  }
  await life('install')
  await life('activate')
  return {
    done,
    stores,
    /** What the worker answers; null where it leaves the request alone. */
    ask: async (url: string, mode = 'cors', preloadResponse?: Promise<Response>) => {
      let answer: Promise<Response> | null = null
      listeners.fetch?.({
        request: { method: 'GET', mode, cache: 'default', url },
        preloadResponse,
        respondWith: (given: Promise<Response>) => {
          answer = given
        },
      })
      return answer === null ? null : (await (answer as Promise<Response>)).text()
    },
  }
}

const gone = () => Promise.reject(new TypeError('Failed to fetch'))
const answers =
  (text: string, status = 200) =>
  async () =>
    new Response(text, { status })
const stores = {
  'portal-page s1 r1': { '/stored-page': 'first', [script]: 'one' },
  'portal-page s2 r2': { '/stored-page': 'second' },
  'portal-page s3 r3': { [script]: 'half' },
  other: { '/stored-page': 'of somebody else' },
}

test('takes over at once', async () => {
  const worker = await run({ network: gone })
  expect(worker.done).toEqual(['skipWaiting', 'preload', 'claim'])
})

test.each([
  ['the network has it', answers('fresh'), 'fresh'],
  ['it is refused', answers('no', 403), 'no'],
  ['there is no network', gone, 'second'],
  ['a gateway has no server', answers('bad gateway', 502), 'second'],
])('gives a page as %s', async (_, network, text) => {
  expect(await (await run({ stores, network })).ask(page, 'navigate')).toBe(text)
})

test('gives the stored page while the network takes too long, and waits where none is stored', async () => {
  const slow = () =>
    new Promise<Response>((done) => setTimeout(() => done(new Response('late')), 20))
  expect(await (await run({ stores, network: slow, isSlow: true })).ask(page, 'navigate')).toBe(
    'second',
  )
  expect(await (await run({ network: slow, isSlow: true })).ask(page, 'navigate')).toBe('late')
})

test('without a stored page a failure stays what it is', async () => {
  const broken = await run({ network: answers('bad gateway', 502) })
  expect(await broken.ask(page, 'navigate')).toBe('bad gateway')
  await expect((await run({ network: gone })).ask(page, 'navigate')).rejects.toThrow('Failed')
})

test('uses what was asked for while it started', async () => {
  const worker = await run({ stores, network: gone })
  const early = Promise.resolve(new Response('early'))
  expect(await worker.ask(page, 'navigate', early)).toBe('early')
})

test('gives files from the store, and leaves calls alone', async () => {
  const worker = await run({ stores, network: answers('fresh') })
  expect(await worker.ask(script)).toBe('one')
  expect(await worker.ask('https://portal.example/shell/v9/shell.js')).toBe('fresh')
  expect(await worker.ask('https://portal.example/api/User/Account/GetMe')).toBeNull()
})

test('stores nothing itself', () => {
  expect(workerScript(true)).not.toMatch(/\.(put|add|addAll|open)\(/)
})

test('switched off it takes itself and what was stored away, and answers nothing', async () => {
  const worker = await run({ stores, network: gone, text: workerScript(false) })
  expect(worker.done).toEqual(['skipWaiting', 'unregister'])
  expect([...worker.stores.keys()]).toEqual(['other'])
  expect(await worker.ask(page, 'navigate')).toBeNull()
})
