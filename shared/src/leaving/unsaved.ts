import { useEffect, useState, useSyncExternalStore } from 'react'

/** Forms that hold something typed and not saved, with how each gives it up. */
const forms = new Map<object, () => void>()
/** What would be left, and what the person wanted to do then; null while nothing is asked. */
let asked: { left: readonly object[]; go: () => void } | null = null
const listeners = new Set<() => void>()

/**
 * Counts the form as unsaved while `isDirty`.
 * @param giveUp forgets what is kept of it beyond the page, when the person leaves it all the same;
 * the same function at every render.
 * @returns whether it is the first of the unsaved forms, which draws the `LeaveGuard` where no page
 * does; how it stops counting at once, before what leads away after saving; and how this form alone is
 * left, as when its dialog is closed: asked before where it is unsaved, whatever others are.
 */
export function useUnsaved(
  isDirty: boolean,
  giveUp: () => void = nothing,
): { isFirst: boolean; release: () => void; leave: (go: () => void) => void } {
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
  const leave = (go: () => void) => {
    if (forms.has(form)) show({ left: [form], go })
    else go()
  }
  return { isFirst, release: () => forms.delete(form), leave }
}

function nothing(): void {}

export function hasUnsaved(): boolean {
  return forms.size > 0
}

/** The question that waits for an answer. */
export const leaveQuestion = {
  /** Asks of all forms; `go` is what the person wanted to do. */
  ask: (go: () => void) => show({ left: [...forms.keys()], go }),
  use: () => useSyncExternalStore(subscribe, () => asked),
  /** The person stays. */
  drop: () => show(null),
  /** The person leaves, and what was typed is given up. */
  confirm(): void {
    if (asked === null) return
    const { left, go } = asked
    for (const form of left) {
      forms.get(form)?.()
      forms.delete(form)
    }
    show(null)
    go()
  },
}

function show(next: typeof asked): void {
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
