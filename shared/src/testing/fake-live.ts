import { keyOf, useQueryClient } from '@portal/shared/query'

type Live = typeof import('@portal/shared/live')

const listeners = new Set<() => void>()

/** `@portal/shared/live` without a server, told of changes by `tellLive`; every test of a screen has it. */
export const fakeLive: Live = {
  onLive: () => () => undefined,
  useLiveReads: (_, calls) => {
    const client = useQueryClient()
    listeners.clear()
    listeners.add(() => {
      for (const call of calls) client.invalidateQueries({ queryKey: keyOf(call) })
    })
  },
}

/** As when the server tells that something has changed. */
export function tellLive(): void {
  for (const changed of listeners) changed()
}
