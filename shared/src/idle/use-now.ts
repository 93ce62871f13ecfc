import { presentMoment } from '@portal/shared/api'
import { useEffect, useState } from 'react'

/**
 * The present moment in milliseconds, kept up to date every so often; by the server's clock where the
 * device's is wrong.
 */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(presentMoment)
  useEffect(() => {
    const tick = setInterval(() => setNow(presentMoment()), everyMs)
    return () => clearInterval(tick)
  }, [everyMs])
  return now
}
