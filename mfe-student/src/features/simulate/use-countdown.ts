import { useEffect, useState } from 'react'

/**
 * Counts down from so many milliseconds, in steps of a second; the length at the first render
 * counts. It goes by the tab's own stopwatch, so the device's date changes nothing.
 */
export function useCountdown(ms: number): number {
  const [until] = useState(() => performance.now() + ms)
  const [left, setLeft] = useState(ms)
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000) * 1000))
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [until])
  return left
}
