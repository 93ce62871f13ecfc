import { call } from '@portal/shared/api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Connection, connectionOf } from './connection.rules.ts'

/** What the check of the connection has found. */
export type ConnectionState =
  | { state: 'checking' }
  | { state: 'checked'; connection: Connection; ms: number | null }

const samples = 3
const longestMs = 8_000

/** Times a few real calls, at once and whenever asked again. */
export function useConnection(): [ConnectionState, again: () => void] {
  const [found, setFound] = useState<ConnectionState>({ state: 'checking' })
  const under = useRef<AbortController>(null)
  const check = useCallback(() => {
    under.current?.abort()
    const left = new AbortController()
    under.current = left
    setFound({ state: 'checking' })
    measure(left.signal).then(
      (times) => setFound({ state: 'checked', ...connectionOf(times) }),
      () => undefined,
    )
  }, [])
  useEffect(() => {
    check()
    return () => under.current?.abort()
  }, [check])
  return [found, check]
}

/** Times of the calls one after another; rejects when the page was left. */
async function measure(left: AbortSignal): Promise<(number | null)[]> {
  const times: (number | null)[] = []
  for (let sample = 0; sample < samples; sample += 1) {
    const begin = performance.now()
    const signal = AbortSignal.any([left, AbortSignal.timeout(longestMs)])
    const isAnswered = await call('GET /health/live', {}, { signal }).then(
      () => true,
      () => false,
    )
    left.throwIfAborted()
    times.push(isAnswered ? performance.now() - begin : null)
  }
  return times
}
