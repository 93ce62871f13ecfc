import { useQueryClient } from '@portal/shared/query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** How often to look again while something is being fetched, in milliseconds. */
const pauseMs = 50

/**
 * Draws what a page can be read without, and fetches its code, once the page's data has come and the
 * browser is idle after drawing it. Until then `fallback` stands there; nothing when left out.
 */
export function WhenIdle({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const idle = useIdle()
  return <Suspense fallback={fallback}>{idle ? children : fallback}</Suspense>
}

/** False until nothing is being fetched and the browser has nothing to do. */
function useIdle(): boolean {
  const client = useQueryClient()
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let handle: number | undefined
    const look = () => {
      if (client.isFetching() > 0) timer = setTimeout(look, pauseMs)
      // Safari has no idle callback; a timer after the paint does there.
      else if (typeof requestIdleCallback === 'undefined') timer = setTimeout(setIdle, 100, true)
      else handle = requestIdleCallback(() => setIdle(true), { timeout: 2_000 })
    }
    look()
    return () => {
      clearTimeout(timer)
      if (handle !== undefined) cancelIdleCallback(handle)
    }
  }, [client])
  return idle
}
