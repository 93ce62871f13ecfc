import { useEffect, useState } from 'react'

/**
 * The moment that it is, in epoch milliseconds, known anew every half minute: for what opens and
 * closes by the clock.
 */
export function useNow(everyMs = 30_000): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(tick)
  }, [everyMs])
  return now
}
