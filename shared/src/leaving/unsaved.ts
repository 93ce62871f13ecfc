import { useEffect, useSyncExternalStore } from 'react'

/** Forms that hold something typed and not saved, with how each gives it up. */
const forms = new Map<object, () => void>()
/** What the person wanted to do when it was asked whether to leave; null while nothing is asked. */
let asked: (() => void) | null = null
const listeners = new Set<() => void>()

/**
 * Counts the form as unsaved while `isDirty`.
 * @param giveUp forgets what is kept of it beyond the page, when the person leaves it all the same;
 * the same function at every render.
 */
export function useUnsaved(isDirty: boolean, giveUp: () => void = nothing): void {
  useEffect(() => {
    if (!isDirty) return
    const form = {}
    forms.set(form, giveUp)
    return () => {
      forms.delete(form)
    }
  }, [isDirty, giveUp])
}

function nothing(): void {}

export function hasUnsaved(): boolean {
  return forms.size > 0
}

/** The question that waits for an answer. */
export const leaveQuestion = {
  /** Asks; `go` is what the person wanted to do. */
  ask: (go: () => void) => show(go),
  use: () => useSyncExternalStore(subscribe, () => asked),
  /** The person stays. */
  drop: () => show(null),
  /** The person leaves, and what was typed is given up. */
  confirm(): void {
    const go = asked
    for (const giveUp of forms.values()) giveUp()
    forms.clear()
    show(null)
    go?.()
  },
}

function show(next: (() => void) | null): void {
  asked = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
