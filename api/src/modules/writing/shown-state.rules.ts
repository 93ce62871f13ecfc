import type { CallAnswer } from '@portal/shared/api'

/** How a version stands, for its student. */
export type ShownState = CallAnswer<'GET /Writing/Writing/GetVersion'>['state']

/** How an item stands. */
export type ItemState = 'pending' | 'checking' | 'marked' | 'sent back' | 'withdrawn'

/** Whether an item waits for somebody. */
export const isOpenState = (state: ItemState): boolean =>
  state === 'pending' || state === 'checking'

/**
 * How an item stands, for a student and whoever sees as much: a check is nobody's business but
 * staff's, and what is open past its time is overdue.
 */
export function shownStateOf(
  { state, dueMs }: { state: ItemState; dueMs: number },
  now: Date,
): ShownState {
  if (state !== 'pending' && state !== 'checking') return state
  return dueMs < now.getTime() ? 'overdue' : 'pending'
}
