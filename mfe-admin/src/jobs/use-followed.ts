import type { CallKey } from '@portal/shared/api'
import { useLiveReads } from '@portal/shared/live'
import { keyOf, useQueryClient } from '@portal/shared/query'
import { useEffect } from 'react'

/** Where no news come, it is asked again so often while a job is at it. */
const pollMs = 3_000

/**
 * Asks again whenever the server tells of a job, and now and then while one is at it.
 * @param calls the same list at every drawing
 */
export function useFollowed(calls: readonly CallKey[], isMoving: boolean): void {
  const client = useQueryClient()
  useLiveReads('jobs', calls)
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setInterval(() => {
      for (const call of calls) {
        client.invalidateQueries({ queryKey: keyOf(call) }).catch(() => undefined)
      }
    }, pollMs)
    return () => clearInterval(timer)
  }, [client, calls, isMoving])
}
