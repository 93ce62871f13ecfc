import { useCallback } from 'react'
import {
  type NavigateFunction,
  type NavigateOptions,
  parsePath,
  type To,
  useNavigate as useAnyNavigate,
  useLocation,
} from 'react-router-dom'

/** Somebody who may want the person to be asked before a page is left. */
export interface LeavingGuard {
  /** True while something would be lost. */
  isHolding: () => boolean
  /** Asks the person, and does what leads away if that is the answer. */
  ask: (go: () => void) => void
}

// Here, because this entry is the one that shell and remotes share: what the shell does has to ask
// for a form of a remote, and the other way round.
const guards: LeavingGuard[] = []

/** Has a guard asked from now on, before those that were there. @returns what ends it. */
export function guardLeaving(guard: LeavingGuard): () => void {
  guards.push(guard)
  return () => {
    guards.splice(guards.indexOf(guard), 1)
  }
}

/** Does what leads away from the page at once, or asks first where something would be lost. */
export function leavePage(go: () => void): void {
  const holding = guards.findLast((guard) => guard.isHolding())
  if (holding) holding.ask(go)
  else go()
}

/**
 * The router's `navigate`, which asks before the page is left where something on it would be lost.
 * What stays on the page does not ask: another part of it, and what takes the place of its own
 * search. Nor do steps in the history, which are held up where they arrive.
 */
export function useNavigate(): NavigateFunction {
  const navigate = useAnyNavigate()
  const { pathname, search } = useLocation()
  return useCallback(
    (to: To | number, options?: NavigateOptions) => {
      if (typeof to === 'number') return navigate(to)
      if (staysHere(to, { pathname, search }, options)) return navigate(to, options)
      leavePage(() => navigate(to, options))
    },
    [navigate, pathname, search],
  )
}

function staysHere(
  to: To,
  here: { pathname: string; search: string },
  options: NavigateOptions | undefined,
): boolean {
  const there = typeof to === 'string' ? parsePath(to) : to
  const isSamePath = (there.pathname || here.pathname) === here.pathname
  return isSamePath && (options?.replace === true || (there.search ?? '') === here.search)
}
