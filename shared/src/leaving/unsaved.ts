import { useEffect, useState, useSyncExternalStore } from 'react'

/** Forms that hold something typed and not saved, with how each gives it up. */
const forms = new Map<object, () => void>()
/** What the person wanted to do when it was asked whether to leave; null while nothing is asked. */
let asked: (() => void) | null = null
const listeners = new Set<() => void>()

/**
 * Counts the form as unsaved while `isDirty`.
 * @param giveUp forgets what is kept of it beyond the page, when the person leaves it all the same;
 * the same function at every render.
 * @returns whether it is the first of the unsaved forms, which draws the `LeaveGuard` where no page
 * does; and how it stops counting at once, before what leads away after saving.
 */
export function useUnsaved(
  isDirty: boolean,
  giveUp: () => void = nothing,
): { isFirst: boolean; release: () => void } {
  const [form] = useState(() => ({}))
  useEffect(() => {
    if (!isDirty) return
    forms.set(form, giveUp)
    tell()
    return () => {
      forms.delete(form)
      tell()
    }
  }, [form, isDirty, giveUp])
  const isFirst = useSyncExternalStore(subscribe, () => forms.keys().next().value === form)
  return { isFirst, release: () => forms.delete(form) }
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
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
