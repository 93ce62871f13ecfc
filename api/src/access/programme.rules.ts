import { dayOf } from '../days.rules.ts'

/**
 * True once the programme's last day is over where the student lives, or the account is stopped.
 * GetInfo answers by it, and access tokens are made by it.
 */
export function isExpired(
  account: { isActive: boolean; expiresOn: string; timeZone: string },
  now: Date,
): boolean {
  return !account.isActive || account.expiresOn < dayOf(now, account.timeZone)
}
