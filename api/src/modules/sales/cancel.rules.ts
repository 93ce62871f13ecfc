import { deliveredOf } from '../money/index.ts'
import type { HeldBooking } from './cancel.repository.ts'
import { daysFrom } from './day-count.rules.ts'

/** Quarters of a booking that were not used: what is left of all, as far as this one brought it. */
export function unusedQuarters({ quarters, leftQuarters }: HeldBooking): number {
  return Math.min(quarters, Math.max(0, leftQuarters))
}

/** What was delivered of the price: by hours given of those bought, else by days gone until the last. */
export function deliveredPence(booking: HeldBooking, on: string): number {
  const { quarters, pricePence, startsOn, expiresOn } = booking
  if (pricePence <= 0) return 0
  if (quarters > 0) return deliveredOf(pricePence, quarters - unusedQuarters(booking), quarters)
  if (expiresOn === null) return pricePence
  return deliveredOf(pricePence, daysFrom(startsOn, on) + 1, daysFrom(startsOn, expiresOn) + 1)
}
