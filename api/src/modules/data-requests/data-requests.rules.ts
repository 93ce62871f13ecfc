import { daysBetween } from '../../days.rules.ts'
import { dataRequestDue, type Holiday } from '../company-calendar/index.ts'

/** What is kept of the time of a request. */
export interface Timing {
  receivedOn: string
  dueOn: string
  pausedOn: string | null
  pausedDays: number
  extendedOn: string | null
}

/** The last day for an answer, were its time to run from this day on. */
export function dueIfRunning(
  { receivedOn, pausedOn, pausedDays, extendedOn }: Omit<Timing, 'dueOn'>,
  today: string,
  holidays: readonly Holiday[],
): string {
  const waited = pausedOn === null ? 0 : Math.max(0, daysBetween(pausedOn, today))
  return dataRequestDue(receivedOn, holidays, {
    isExtended: extendedOn !== null,
    pausedDays: pausedDays + waited,
  })
}

/** How a request stands on a day: only an open one is ever late. */
export function standingOf(
  request: Timing & { isClosed: boolean },
  today: string,
  holidays: readonly Holiday[],
) {
  const { isClosed, pausedOn } = request
  const state = isClosed ? 'closed' : pausedOn === null ? 'open' : 'paused'
  const dueOn = state === 'paused' ? dueIfRunning(request, today, holidays) : request.dueOn
  return {
    state,
    dueOn,
    isLate: state === 'open' && dueOn < today,
    daysLeft: isClosed ? null : daysBetween(today, dueOn),
  } as const
}

/** Months of a year that ends on the last day of March, as the company keeps its accounts. */
const endOfYear = '03-31'

/** Financial years for which tax law wants records to be kept after the one that they are of. */
const yearsKept = 6

/**
 * The last day on which a bill of a day is kept: six years after the end of its financial year (HMRC,
 * records of a limited company and of VAT; UK GDPR article 17(3)(b) lets them stay).
 */
export function keptUntil(issuedOn: string): string {
  const year = Number(issuedOn.slice(0, 4))
  const ends = issuedOn.slice(5) <= endOfYear ? year : year + 1
  return `${ends + yearsKept}-${endOfYear}`
}

/** The first day of bills that are still kept on a day; those before it are past their time. */
export function keptFrom(today: string): string {
  const year = Number(today.slice(0, 4))
  const ended = today.slice(5) <= endOfYear ? year - 1 : year
  return `${ended - yearsKept}-04-01`
}
