import { type CalendarEvent, calendarKinds } from '@portal/shared/calendar'

/** The page's parts, as the address names them. */
export type Part = 'calendar' | 'account'

/** The part that an address asks for; the calendar unless it asks for the account. */
export function partOf(search: URLSearchParams): Part {
  return search.get('part') === 'account' ? 'account' : 'calendar'
}

const components = calendarKinds.map(({ component }) => component)

/** The calendar components that an address leaves out: `hide=2,4`. Others in it are ignored. */
export function hiddenOf(search: URLSearchParams): readonly number[] {
  const named = (search.get('hide') ?? '').split(',').map(Number)
  return components.filter((component) => named.includes(component))
}

/** The address after a component was left out or taken in again. */
export function withShown(
  search: URLSearchParams,
  component: number,
  isShown: boolean,
): URLSearchParams {
  const others = hiddenOf(search).filter((hidden) => hidden !== component)
  const hidden = isShown ? others : [...others, component].sort((a, b) => a - b)
  const next = new URLSearchParams(search)
  if (hidden.length === 0) next.delete('hide')
  else next.set('hide', hidden.join(','))
  return next
}

/** Events that are not left out. One of a kind that is not known is always shown. */
export function shownEvents(
  events: readonly CalendarEvent[],
  hidden: readonly number[],
): CalendarEvent[] {
  return events.filter(({ calendarComponent }) => !hidden.includes(calendarComponent))
}

/** A month's events in order of time; `monthOf` gives the month of a moment. */
export function eventsOfMonth(
  events: readonly CalendarEvent[],
  month: string,
  monthOf: (moment: string) => string,
): CalendarEvent[] {
  return events
    .filter(({ date }) => monthOf(date) === month)
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date))
}
