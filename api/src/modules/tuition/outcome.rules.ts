import type { Role } from '@portal/shared/contract'
import { endOf } from './wall-clock.rules.ts'

/** How an hour stands. */
export type HourState = 'scheduled' | 'delivered' | 'no-show' | 'cancelled'

/** What decides what may be done with an hour. */
export interface HourStanding {
  state: HourState
  startsAt: Date
  quarters: number
  /** Its report has been sent. */
  hasReport: boolean
}

/** Days after an hour's end in which those who teach may correct it; admins always may. */
export const correctionDays = 14

const sent = 'A report of this hour has been sent, so only the office can change it.'

/** Whether an hour counts against the hours bought. */
export function counts(state: HourState): boolean {
  return state === 'delivered' || state === 'no-show'
}

/** Why an hour may not be moved; undefined where it may. */
export function whyNotMoved({ state, startsAt }: HourStanding, now: Date): string | undefined {
  if (state !== 'scheduled') return 'This hour has an outcome already.'
  return startsAt <= now ? 'This hour has begun, so it cannot be moved any more.' : undefined
}

/** Why an hour's outcome may not be noted; undefined where it may. */
export function whyNotMarked({ state, startsAt }: HourStanding, now: Date): string | undefined {
  if (state !== 'scheduled') return 'This hour has an outcome already. It can be corrected.'
  return now < startsAt ? 'An hour can be marked from its start on.' : undefined
}

/** Why an hour may not be cancelled; undefined where it may. */
export function whyNotCancelled({ state }: HourStanding): string | undefined {
  return state === 'scheduled'
    ? undefined
    : 'This hour has an outcome already. It can be corrected.'
}

/** Why an hour's outcome may not be corrected by somebody of a role; undefined where it may. */
export function whyNotCorrected(
  { state, startsAt, quarters, hasReport }: HourStanding,
  role: Role,
  now: Date,
): string | undefined {
  if (state === 'scheduled') return 'This hour has no outcome yet.'
  if (role === 'Admin') return undefined
  if (hasReport) return sent
  const last = endOf(startsAt, quarters).getTime() + correctionDays * 86_400_000
  return now.getTime() > last
    ? `An hour can be corrected for ${correctionDays} days. Please ask the office.`
    : undefined
}

/** An entry of the ledger that an outcome makes. */
export interface OutcomeEntry {
  kind: 'used' | 'returned'
  quarters: number
  event: string
  /** The entry that it gives back. */
  reverses: number | null
}

/**
 * The ledger's entries for an hour that now has this outcome: every entry that still counts for it
 * is given back, and its own added where it counts, so that its entries sum to minus its quarters
 * where it counts, and else to 0.
 * @param standing entries of the hour that nothing gave back
 */
export function entriesOf(
  hour: { id: string; version: number; state: HourState; quarters: number },
  standing: readonly { id: number; quarters: number }[],
): OutcomeEntry[] {
  const returned = standing.map(({ id, quarters }) => ({
    kind: 'returned' as const,
    quarters: -quarters,
    event: `return:${id}`,
    reverses: id,
  }))
  if (!counts(hour.state)) return returned
  const event = `session:${hour.id}:${hour.version}`
  return [...returned, { kind: 'used', quarters: -hour.quarters, event, reverses: null }]
}

/** Quarters left at which family is told that hours run low. */
export const fewQuarters = 8

/** Whether a change takes the hours left down to two or fewer, from more. */
export function runsLow(before: number, after: number): boolean {
  return before > fewQuarters && after <= fewQuarters
}
