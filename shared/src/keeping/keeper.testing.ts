import { vi } from 'vitest'
import { type DraftStorage, memoryDrafts } from './draft-storage.ts'
import type { KeepingEnvironment } from './environment.ts'
import { createKeeper } from './keeper.ts'
import { mergeWords, sameWords, type Words } from './keeper.world.testing.ts'
import type { KeeperOptions, Sending } from './keeper-types.ts'

/** A text as its words. */
export const words = (text: string): Words => text.split(' ')
export const textOf = (value: Words) => value.join(' ')

interface Asked extends Sending<Words> {
  text: string
  answer: (revision: number) => Promise<void>
  fail: (status: number, message?: string) => Promise<void>
}

const passed = () => vi.advanceTimersByTimeAsync(0)

/** A page with a keeper whose saves are answered by hand; time is faked by the test. */
export function openPage(
  given: Partial<Omit<KeeperOptions<Words>, 'environment'>> & {
    storage?: DraftStorage
    environment?: Partial<KeepingEnvironment>
  } = {},
) {
  const { storage = memoryDrafts(true), environment, ...options } = given
  const asked: Asked[] = []
  const server = { revision: 1, value: words('one two') }
  const reads = vi.fn(async () => ({ ...server }))
  const keeper = createKeeper<Words>({
    owner: 'ada',
    name: 'piece 1',
    start: { ...server },
    same: sameWords,
    merge: (base, mine, theirs) => ({ value: mergeWords(base, mine, theirs) }),
    fetch: reads,
    isValue: (value): value is Words => Array.isArray(value),
    send: (sending) =>
      new Promise((resolve, reject) => {
        asked.push({
          ...sending,
          text: textOf(sending.value),
          answer: async (revision) => {
            resolve({ revision })
            await passed()
          },
          fail: async (status, message = '') => {
            reject(Object.assign(new Error(message), { status }))
            await passed()
          },
        })
      }),
    environment: {
      openStorage: async () => storage,
      locks: undefined,
      openChannel: undefined,
      lingering: new Map(),
      newId: () => 'tab 1',
      now: () => performance.now(),
      isOnline: () => true,
      isHidden: () => false,
      schedule: (run, ms) => {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
      random: () => 0.5,
      ...environment,
    },
    ...options,
  })
  return {
    keeper,
    asked,
    server,
    reads,
    storage,
    open: () => keeper.open(),
    type: (text: string) => keeper.change(words(text)),
    shown: () => textOf(keeper.snapshot().value),
    state: () => keeper.snapshot().state,
    sent: () => asked.map(({ text }) => text),
  }
}

/** The same, open. */
export async function openedPage(given: Parameters<typeof openPage>[0] = {}) {
  const page = openPage(given)
  await page.open()
  return page
}

/** Time goes by. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
