import { dayOf } from '../../days.rules.ts'

/** Accounts are kept by the company’s own day. */
export function bookDay(now: Date): string {
  return dayOf(now, 'Europe/London')
}
