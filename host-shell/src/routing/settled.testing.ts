import { useSyncExternalStore } from 'react'

/**
 * In the place of `settled.ts`: a page settles once it says that it is drawn, and never by the mere
 * passing of time.
 */

const told = new Set<() => void>()
let isDrawn = false

export function noteDrawn(): void {
  isDrawn = true
  for (const tell of told) tell()
}

export function useSettled(): boolean {
  return useSyncExternalStore(
    (tell) => {
      told.add(tell)
      return () => told.delete(tell)
    },
    () => isDrawn,
  )
}

/** Has the next page not drawn yet. */
export function beginUndrawn(): void {
  isDrawn = false
}
