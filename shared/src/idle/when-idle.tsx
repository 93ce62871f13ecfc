import { untilCalm, useQueryClient } from '@portal/shared/query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'

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
    let isMounted = true
    void untilCalm(client).then(() => isMounted && setIdle(true))
    return () => {
      isMounted = false
    }
  }, [client])
  return idle
}
