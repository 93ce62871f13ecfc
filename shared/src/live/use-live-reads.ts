import type { CallKey } from '@portal/shared/api'
import { keyOf, useQueryClient } from '@portal/shared/query'
import { useEffect } from 'react'
import type { LiveKind } from './live.rules.ts'
import { onLive } from './on-live.ts'

/** How old an answer is, in milliseconds, that is asked for again because the stream has been opened. */
const oldEnough = 30_000

/**
 * Asks again for what these calls gave whenever the server tells of a change of this kind; and when
 * the stream has been opened, unless they have only just been asked.
 * @param calls the same list at every drawing
 * @param listen how news are listened for, the same at every drawing
 */
export function useLiveReads(
  kind: LiveKind,
  calls: readonly CallKey[],
  listen: typeof onLive = onLive,
): void {
  const client = useQueryClient()
  useEffect(
    () =>
      listen(kind, (why) => {
        const before = why === 'opened' ? Date.now() - oldEnough : Number.POSITIVE_INFINITY
        for (const call of calls) {
          client
            .invalidateQueries({
              queryKey: keyOf(call),
              predicate: ({ state }) => state.dataUpdatedAt < before,
            })
            .catch(() => undefined)
        }
      }),
    [client, kind, calls, listen],
  )
}
