import { keptWorkDatabase, storedPagePath } from '@portal/shared/contract'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { createSet } from '../bench/create-set.ts'
import type { Witness } from '../nothing-lost/paper.ts'
import { openPage } from '../support/browser.ts'
import { storedSession } from '../support/people.ts'
import { tokensOf } from '../support/tokens.ts'
import type { Network } from './network.ts'

/** A page in which somebody is signed in, at the other end of a network. */
export async function openAt(network: Network, email: string): Promise<Page> {
  return openPage({
    baseURL: network.url,
    storageState: storedSession(await tokensOf(email, network.url), network.url),
  })
}

/** Waits until the page would come back without a connection: it and its set are stored. */
export async function untilKept(page: Page, setId: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          async ([database, path, name]) => {
            const isPageStored = (await caches.match(path)) !== undefined
            const worker = await navigator.serviceWorker.getRegistration(location.href)
            const isServed = worker?.active?.state === 'activated'
            const reads = await new Promise<string[]>((done) => {
              const opening = indexedDB.open(database)
              opening.onerror = () => done([])
              // A database that is not there yet is not made here.
              opening.onupgradeneeded = () => opening.transaction?.abort()
              opening.onsuccess = () => {
                const { result } = opening
                if (!result.objectStoreNames.contains('reads')) {
                  result.close()
                  return done([])
                }
                const asked = result.transaction('reads').objectStore('reads').getAllKeys()
                asked.onsuccess = () => {
                  result.close()
                  done(asked.result.map((key) => (Array.isArray(key) ? String(key[1]) : '')))
                }
              }
            })
            return [isPageStored, isServed, reads.includes(name)]
          },
          [keptWorkDatabase, storedPagePath, `set ${setId}`] as const,
        ),
      { timeout: 60_000 },
    )
    .toEqual([true, true, true])
}

/** Everything that the browser has stored by address, over all stores. */
export function storedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const keys = await Promise.all(stores.map((store) => store.keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })
}

/** Names of the stores of pages. */
export const storeNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys())

/** A set of the student's own, of ten choices, marked at the end. */
export async function makeSet({
  baseUrl,
  email,
}: Witness): Promise<{ setId: string; path: string }> {
  const { accessToken } = await tokensOf(email, baseUrl)
  const { id, path } = await createSet(baseUrl, accessToken, 10)
  return { setId: id, path }
}

/** The question that is open, once it is. */
export const atQuestion = (page: Page, number: number, timeout = 60_000) =>
  page.getByRole('heading', { name: new RegExp(`^Question ${number} of `) }).waitFor({ timeout })
