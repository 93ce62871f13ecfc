import type { ItemState } from './shown-state.rules.ts'

/** Days after the return in which a second look can be asked for. */
export const secondLookDays = 14

const dayMs = 86_400_000

/** How the first marking of a version stands. */
export interface FirstMarking {
  state: ItemState
  /** When it was returned; null before. */
  markedMs: number | null
  /** Whether a second look was asked for already. */
  isAsked: boolean
}

/** Whether it is too late to ask for a second look. */
export const isTooLate = (markedMs: number, now: Date): boolean =>
  now.getTime() > markedMs + secondLookDays * dayMs

/** Whether a student may ask for a second look: once, in the days after the return. */
export function mayAskSecondLook({ state, markedMs, isAsked }: FirstMarking, now: Date): boolean {
  return state === 'marked' && markedMs !== null && !isAsked && !isTooLate(markedMs, now)
}
