import { ApiError, type StaleSave } from '@portal/shared/api'
import { type Autosave, staleIn, useAutosave } from '@portal/shared/forms'
import { useRef, useState } from 'react'

interface SavedRowOptions<V extends object> {
  /** Tells which row it is: what is not saved yet is kept under it. */
  name: string
  /** What the server has. */
  values: V
  version: number
  /** Why it cannot be saved as it is; undefined where it can. */
  faultOf: (values: V) => string | undefined
  /** Saves on top of this version; gives the one that came of it. */
  send: (version: number, values: V, keepalive: boolean) => Promise<{ version: number }>
  /** What the row holds of what a refused save told. */
  fromStale: (stale: StaleSave) => V
}

/** A row that saves itself, and what stands where it was changed elsewhere meanwhile. */
export interface SavedRow<V> extends Autosave<V> {
  /** What another tab or device has saved; null where none has. */
  theirs: V | null
  takeTheirs: () => void
  keepMine: () => void
}

/**
 * A row whose fields are saved together as they are typed, each save on top of the version that was
 * looked at. What another tab or device saved meanwhile is shown beside what was typed, which stays
 * until somebody says which of them it is to be. A mere other place, which the row's own move gives
 * it, is no such thing.
 */
export function useSavedRow<V extends object>(options: SavedRowOptions<V>): SavedRow<V> {
  const { name, values, version, faultOf, send, fromStale } = options
  const [theirs, setTheirs] = useState<V | null>(null)
  const known = useRef(version)
  /** What the server had when the typing began. */
  const base = useRef(values)
  /** What was refused, and the version that stands instead: nothing is sent until it is settled. */
  const refused = useRef<{ error: ApiError; version: number } | null>(null)

  const write = async (typed: V, keepalive: boolean): Promise<void> => {
    const fault = faultOf(typed)
    if (fault !== undefined) throw new ApiError({ status: 422, message: fault })
    if (refused.current !== null) throw refused.current.error
    try {
      known.current = (await send(known.current, typed, keepalive)).version
      base.current = typed
      setTheirs(null)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      const stale = staleIn(error.data)
      if (stale === undefined) throw error
      const standing = fromStale(stale)
      if (stale.version > known.current && isSame(standing, base.current)) {
        known.current = stale.version
        await write(typed, keepalive)
        return
      }
      refused.current = { error, version: stale.version }
      setTheirs(standing)
      throw error
    }
  }
  const autosave = useAutosave<V>({
    name,
    start: values,
    write: (typed, { keepalive }) => write(typed, keepalive),
  })
  // What is typed stands on what was looked at, whatever has been read since.
  if (autosave.state === 'Saved' && version >= known.current) {
    known.current = version
    base.current = values
  }
  const settle = (values: V | null) => {
    if (theirs === null || refused.current === null) return
    known.current = refused.current.version
    base.current = theirs
    refused.current = null
    setTheirs(null)
    if (values !== null) autosave.field.onValue(values)
    autosave.save()
  }
  return { ...autosave, theirs, takeTheirs: () => settle(theirs), keepMine: () => settle(null) }
}

function isSame<V extends object>(one: V, other: V): boolean {
  return (Object.keys(one) as (keyof V)[]).every((field) => one[field] === other[field])
}
