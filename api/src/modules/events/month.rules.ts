/** Days from the first to the last, both included, as `yyyy-mm-dd`; either may be open. */
export interface Days {
  from?: string | undefined
  to?: string | undefined
}

/**
 * The days of a month that is named by its number alone: the next such month of what is to come, the
 * last such of what is past, the present one included in both.
 * @param today the person's own day
 */
export function monthAsked(monthNumber: number, today: string, when: 'upcoming' | 'past') {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const later = when === 'upcoming' && monthNumber < month ? 1 : 0
  const earlier = when === 'past' && monthNumber > month ? 1 : 0
  const of = year + later - earlier
  const two = String(monthNumber).padStart(2, '0')
  const last = new Date(Date.UTC(of, monthNumber, 0)).getUTCDate()
  return { from: `${of}-${two}-01`, to: `${of}-${two}-${last}` }
}

/** What two spans of days have in common; it may be empty, and then holds nothing. */
export function bothOf(one: Days, other: Days): Days {
  const [a, b] = [one.from, other.from]
  const [c, d] = [one.to, other.to]
  return {
    from: a === undefined || (b !== undefined && b > a) ? b : a,
    to: c === undefined || (d !== undefined && d < c) ? d : c,
  }
}
