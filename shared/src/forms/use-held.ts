import { useDraftStore } from '@portal/shared/drafts'
import { useCallback, useRef, useState } from 'react'
import { type Held, type Kept, keptOf, serverOf, shownOf, wholeOf } from './held.rules.ts'
import { isSame, type PathOf, setAt } from './paths.ts'

interface HeldOptions<T> {
  /** Under which the draft is kept; null keeps none. */
  name: string | null
  start: T
  secrets: readonly PathOf<T>[]
  /** Does with the values what the form will do; throws for those of another form. */
  use: (values: T) => unknown
}

/** What a form holds beside what it is given, in its state and as a draft of the tab. */
export function useHeld<T extends object>({ name, start, secrets, use }: HeldOptions<T>) {
  const store = useDraftStore(name)
  const [held, setHeld] = useState<Held<T> | null>(() => {
    const kept = store.read<Held<T>>({ base: start, mine: start }, (kept) =>
      // What it makes of something else has not the shape that is asked for.
      wholeOf(kept as Kept<T>, start),
    )
    return kept ? fitting(kept, start, use) : null
  })
  const now = useRef(held)
  /** What was found as a draft. */
  const [found] = useState(held)
  const hold = useCallback(
    (next: Held<T> | null) => {
      now.current = next
      setHeld(next)
      const blank = (all: T) => secrets.reduce((left, place) => setAt(left, place, ''), all)
      const kept = next && { ...next, base: blank(next.base), mine: blank(next.mine) }
      store.write(kept && !isSame(kept.base, kept.mine) ? keptOf(kept) : undefined)
    },
    [store, secrets],
  )
  const forget = useCallback(() => store.write(undefined), [store])
  const isBack = held !== null && held === found
  return { held, isBack, /** The same, also between two renders. */ now, hold, forget }
}

/** The draft, unless another release of the form left it, or it is saved by now from elsewhere. */
function fitting<T extends object>(
  { base, mine, ...rest }: Held<T>,
  start: T,
  use: (values: T) => unknown,
): Held<T> | null {
  const only = (all: T) =>
    // What the form has no longer would be unsaved for ever.
    Object.fromEntries(Object.entries(all).filter(([place]) => place in start)) as T
  const held = { ...rest, base: only(base), mine: only(mine) }
  try {
    const shown = shownOf(held, start)
    use(shown)
    return isSame(shown, serverOf(held, start)) ? null : held
  } catch {
    return null
  }
}
