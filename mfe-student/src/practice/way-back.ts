/** The page that a set was started from, which is where leaving it leads. */
export interface WayBack {
  to: string
  /** Name of that page. */
  label: string
}

/** Reads the way back from the state of a location; null where the set was started from Revise. */
export function wayBackIn(state: unknown): WayBack | null {
  if (typeof state !== 'object' || state === null || !('wayBack' in state)) return null
  const { wayBack } = state
  if (typeof wayBack !== 'object' || wayBack === null) return null
  if (!('to' in wayBack && 'label' in wayBack)) return null
  const { to, label } = wayBack
  return typeof to === 'string' && typeof label === 'string' && /^\/(?![/\\])/.test(to)
    ? { to, label }
    : null
}
