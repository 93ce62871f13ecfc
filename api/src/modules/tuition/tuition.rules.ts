/** Hours of a student. `remaining` is null where the programme sets no limit. */
export interface Hours {
  isUnlimited: boolean
  remaining: number | null
  bought: number
  used: number
}

/** Quarters of an hour by kind, as the ledger sums them; `used` is negative or 0. */
export interface LedgerSums {
  bought: number
  used: number
  adjusted: number
}

/**
 * Hours from the ledger's sums, which are in quarters of an hour. Adjustments belong to what was
 * bought, so that bought minus used is always what remains; it goes below 0 when more was taught
 * than bought, which the student and the admin should see.
 */
export function hoursOf(sums: LedgerSums, isUnlimited: boolean): Hours {
  const bought = sums.bought + sums.adjusted
  return {
    isUnlimited,
    remaining: isUnlimited ? null : (bought + sums.used) / 4,
    bought: bought / 4,
    used: zeroed(-sums.used / 4),
  }
}

/** Hours after the end of a delivered hour until its report is due. */
export const reportDueHours = 24

/** When the report of an hour is due, and whether it is late now. */
export function reportDue(
  startsAt: Date,
  quarters: number,
  now: Date,
): { dueAt: Date; isLate: boolean } {
  const end = startsAt.getTime() + quarters * 900_000
  const dueAt = new Date(end + reportDueHours * 3_600_000)
  return { dueAt, isLate: now > dueAt }
}

/** Share of hours that took place, percent with one decimal; null before the first. */
export function attendanceOf(delivered: number, noShow: number): number | null {
  const all = delivered + noShow
  return all === 0 ? null : Math.round((delivered / all) * 1000) / 10
}

/** -0 reads as 0. */
function zeroed(value: number): number {
  return value === 0 ? 0 : value
}
