import { Problem } from '../../problem.ts'
import { bookDay } from './today.rules.ts'
import type { MoneyWithin } from './within.ts'

/**
 * @throws Problem 422 at a field of the body, for a day that is still to come or in accounts that are
 * closed.
 */
export function checkBookDay(within: MoneyWithin, day: string, field: string): void {
  const refuse = (message: string) =>
    new Problem(422, message, { errors: [{ path: `body.${field}`, message }] })
  if (day > bookDay(within.now)) throw refuse('This day is still to come.')
  const { closedUntil } = within.server.saved()
  if (closedUntil !== null && day < closedUntil) {
    throw refuse(`Accounts before ${writtenDay(closedUntil)} are closed.`)
  }
}

function writtenDay(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
}
