import { useCallback, useRef } from 'react'
import type { At, PathOf } from './paths.ts'

/** The same function at every render, which does what the newest would. */
export function useSteady<A extends unknown[], R>(act: (...given: A) => R): (...given: A) => R {
  const newest = useRef(act)
  newest.current = act
  return useCallback((...given: A) => newest.current(...given), [])
}

/** A handler for each place of a form, so that fields which are left alone need not be drawn anew. */
export function useHandlers<T>(set: <P extends PathOf<T>>(place: P, value: At<T, P>) => void) {
  const setNow = useSteady<[PathOf<T>, At<T, PathOf<T>>], void>(set)
  const known = useRef(new Map<string, unknown>())
  return <P extends PathOf<T>>(place: P): ((value: At<T, P>) => void) => {
    const made = known.current.get(place) ?? ((value: At<T, P>) => setNow(place, value))
    known.current.set(place, made)
    // Made for this place, here or at a render before.
    return made as (value: At<T, P>) => void
  }
}
