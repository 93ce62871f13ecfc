import type { CallKey } from '@portal/shared/api'
import { keyOf, useQueryClient } from '@portal/shared/query'
import { useEffect } from 'react'
import type { LiveKind } from './live.rules.ts'
import { onLive } from './on-live.ts'

/**
 * Asks again for what these calls gave whenever the server tells of a change of this kind.
 * @param calls the same list at every drawing
 */
export function useLiveReads(kind: LiveKind, calls: readonly CallKey[]): void {
  const client = useQueryClient()
  useEffect(
    () =>
      onLive(kind, () => {
        for (const call of calls) {
          client.invalidateQueries({ queryKey: keyOf(call) }).catch(() => undefined)
        }
      }),
    [client, kind, calls],
  )
}
