import { useUnsaved } from '@portal/shared/leaving'
import { noteWriting, useSession } from '@portal/shared/session'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { browserEnvironment, type KeepingEnvironment } from './environment.ts'
import { createKeeper } from './keeper.ts'
import type { Keeper, KeeperOptions, KeeperSnapshot } from './keeper-types.ts'
import { savesNow } from './unsent.ts'

export interface UseKeeperOptions<T> extends Omit<KeeperOptions<T>, 'owner' | 'environment'> {
  /** Somebody else looks on: nothing is edited, kept or sent, and the server's is shown as it is read. */
  readOnly?: boolean
  environment?: KeepingEnvironment
}

/** What a screen does with a keeper. */
export type KeeperActions<T> = Pick<
  Keeper<T>,
  'change' | 'compose' | 'take' | 'refresh' | 'flush' | 'choose' | 'dismissJoined' | 'forget'
>

/**
 * A keeper that lives as long as the component. `name` counts at the first render: give the component
 * a key of it. `start` may be read again, and is taken where it is newer. Where the browser keeps
 * nothing, leaving asks first while something is not saved: the page draws a `LeaveGuard`.
 * @example const keeper = useKeeper({ name: `piece ${id}`, start, send, fetch, same, merge, isValue })
 * <p>{keeper.state}</p>
 */
export function useKeeper<T>(options: UseKeeperOptions<T>): KeeperSnapshot<T> & KeeperActions<T> {
  const { start, readOnly = false } = options
  const owner = useSession(({ claims }) => claims?.userId ?? '')
  const newest = useRef(options)
  useEffect(() => {
    newest.current = options
  })
  const [keeper] = useState(() =>
    createKeeper<T>({
      owner,
      name: options.name,
      start,
      same: (one, other) => newest.current.same(one, other),
      merge: (base, mine, theirs) => newest.current.merge(base, mine, theirs),
      canMerge: () => newest.current.canMerge?.() ?? true,
      send: (sending) => newest.current.send(sending),
      fetch: () => newest.current.fetch(),
      isValue: options.isValue,
      fits: (value) => newest.current.fits?.(value),
      ...(options.sizeOf && { sizeOf: options.sizeOf }),
      onStored: (stored) => newest.current.onStored?.(stored),
      environment: options.environment ?? browserEnvironment(),
    }),
  )
  const snapshot = useSyncExternalStore(keeper.subscribe, keeper.snapshot)
  useEffect(() => {
    if (readOnly) return
    noteWriting()
    void keeper.open()
    return keeper.close
  }, [keeper, readOnly])
  useBrowserEvents(keeper, readOnly)
  useEffect(() => keeper.take(start), [keeper, start])
  useUnsaved(!readOnly && !snapshot.isSaved && !snapshot.isLasting)
  const { change, compose, take, refresh, flush, choose, dismissJoined, forget } = keeper
  const actions = { change, compose, take, refresh, flush, choose, dismissJoined, forget }
  if (readOnly) return { ...snapshot, ...actions, change: nothing, isReady: false }
  return { ...snapshot, ...actions }
}

function nothing(): void {}

/** Tells the keeper about the tab, the network and the session. */
function useBrowserEvents<T>(keeper: Keeper<T>, readOnly: boolean): void {
  const token = useSession((session) => session.token)
  useEffect(() => {
    // Renewed, or signed in again: what was refused for the old one goes now.
    if (!readOnly && token !== null) keeper.wake()
  }, [keeper, readOnly, token])
  useEffect(() => {
    if (readOnly) return
    const seen = () => {
      if (document.visibilityState === 'hidden') keeper.leave()
      else keeper.refresh()
    }
    const { leave, wake } = keeper
    document.addEventListener('visibilitychange', seen)
    addEventListener('pagehide', leave)
    addEventListener('online', wake)
    addEventListener('offline', wake)
    addEventListener(savesNow, leave)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      removeEventListener('pagehide', leave)
      removeEventListener('online', wake)
      removeEventListener('offline', wake)
      removeEventListener(savesNow, leave)
    }
  }, [keeper, readOnly])
}
