import { useSearchParams } from '@portal/shared/router'
import { useCallback, useEffect, useRef, useState } from 'react'

/** What was changed here and is not in the address yet. */
interface Ahead {
  to: URLSearchParams
  /** Addresses that may be there meanwhile; any other comes from elsewhere, and counts. */
  meanwhile: readonly string[]
}

/**
 * The address's query, and how it is changed in place. A change is here at once; the address has it
 * once what it leads to has been painted, because all of the page around follows the address.
 */
export function useSearchAhead() {
  const [given, give] = useSearchParams()
  const [ahead, setAhead] = useState<Ahead | null>(null)
  const isAhead = ahead?.meanwhile.includes(given.toString()) ?? false
  const search = ahead !== null && isAhead ? ahead.to : given
  const frame = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const forget = useCallback(() => {
    cancelAnimationFrame(frame.current)
    clearTimeout(timer.current)
  }, [])
  // Whoever has left for another page changes no address any more.
  useEffect(() => forget, [forget])
  /** What the address was last told; one from before may still be on its way into it. */
  const told = useRef<URLSearchParams>(undefined)
  // Once the address has it, the address is what counts.
  useEffect(() => {
    if (ahead === null || told.current !== ahead.to) return
    // Whatever was changed since stays.
    if (given.toString() === ahead.to.toString()) setAhead((now) => (now === ahead ? null : now))
  }, [ahead, given])
  const change = (to: URLSearchParams) => {
    const before = ahead === null ? [] : [...ahead.meanwhile, ahead.to.toString()]
    setAhead({ to, meanwhile: [given.toString(), ...before] })
    forget()
    frame.current = requestAnimationFrame(() => {
      timer.current = setTimeout(() => {
        told.current = to
        give(to, { replace: true })
      })
    })
  }
  return [search, change] as const
}
