import type { QueryClient } from '@tanstack/react-query'

/**
 * Resolves once nothing is being fetched and the browser has nothing to do: the time for what nobody
 * waits for. What a page does with its data may lead to more calls; those are waited for as well.
 */
export async function untilCalm(client: QueryClient): Promise<void> {
  do {
    await noFetch(client)
    await idle()
  } while (client.isFetching() > 0)
}

function noFetch(client: QueryClient): Promise<void> {
  if (client.isFetching() === 0) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = client.getQueryCache().subscribe(() => {
      if (client.isFetching() > 0) return
      stop()
      resolve()
    })
  })
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such callback; a timer after the paint does there.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 50)
    else requestIdleCallback(() => resolve(), { timeout: 1_000 })
  })
}
