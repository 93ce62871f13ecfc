import type { RemoteName } from '@portal/shared/contract'
import { useCallback, useEffect, useState } from 'react'
import { type LoadedRemote, loadedRemotes, loadRemote } from './load-remote.ts'

/** Where the loading of a role's remote stands. */
export type RemoteState =
  | { status: 'loading' }
  | { status: 'ready'; loaded: LoadedRemote }
  /** `retry` ends when its try has. */
  | { status: 'failed'; error: Error; retry: () => Promise<void> }

/** Loads a remote and follows how that goes. */
export function useRemote(name: RemoteName): RemoteState {
  const [outcome, setOutcome] = useState<{ loaded: LoadedRemote } | { error: Error } | null>(() => {
    const loaded = loadedRemotes().get(name)
    return loaded ? { loaded } : null
  })

  const load = useCallback(
    () =>
      loadRemote(name).then(
        (loaded) =>
          setOutcome((before) =>
            before && 'loaded' in before && before.loaded === loaded ? before : { loaded },
          ),
        (error: Error) => setOutcome({ error }),
      ),
    [name],
  )
  useEffect(() => {
    void load()
  }, [load])

  if (outcome === null) return { status: 'loading' }
  if ('loaded' in outcome) return { status: 'ready', loaded: outcome.loaded }
  return { status: 'failed', error: outcome.error, retry: load }
}
