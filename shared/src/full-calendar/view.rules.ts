import { calendarKinds } from '../calendar/kinds.ts'
import {
  addDays,
  addMonths,
  type CalendarEntry,
  type Day,
  dayAfterKey,
  dayInMonth,
  daysIn,
  firstDay,
  monthOf,
  weekday,
} from '../calendar/month.rules.ts'

/** The ways in which a calendar is shown. */
export const views = ['month', 'week', 'list'] as const

export type View = (typeof views)[number]

/** What is looked at, as the address has it. */
export interface Shown {
  view: View
  /** The day that is chosen; what is shown lies around it. */
  day: Day
}

/** Where somebody looks: which day is today there, and whether there is room for seven. */
export interface Place {
  today: Day
  /** One day takes the place of the week, and the list comes first. */
  isNarrow: boolean
}

/** What an address asks for: `view=week`, `day=2027-03-09`. What it asks for wrongly is left aside. */
export function shownIn(search: URLSearchParams, { today, isNarrow }: Place): Shown {
  const view = views.find((known) => known === search.get('view')) ?? (isNarrow ? 'list' : 'month')
  const day = search.get('day') ?? ''
  return { view, day: isDay(day) ? day : today }
}

/** The address of another view or day; today needs no word in it. */
export function withShown(
  search: URLSearchParams,
  change: Partial<Shown>,
  today: Day,
): URLSearchParams {
  const next = new URLSearchParams(search)
  if (change.view !== undefined) next.set('view', change.view)
  if (change.day === today) next.delete('day')
  else if (change.day !== undefined) next.set('day', change.day)
  return next
}

function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** First and last day that a view shows around a day. */
export function spanOf({ view, day }: Shown, isNarrow: boolean): { first: Day; last: Day } {
  if (view === 'week') {
    if (isNarrow) return { first: day, last: day }
    const first = addDays(day, -weekday(day))
    return { first, last: addDays(first, 6) }
  }
  const month = monthOf(day)
  return { first: firstDay(month), last: `${month}-${daysIn(month)}` }
}

/** The days of a span, in order. */
export function daysOf({ first, last }: { first: Day; last: Day }): Day[] {
  const days: Day[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** Where an address names a day of the list. */
export const dayHash = (day: Day) => `#on-${day}`

/** The day that is chosen one page further, or one back. */
export function turned({ view, day }: Shown, by: 1 | -1, isNarrow: boolean): Day {
  if (view === 'week') return addDays(day, by * (isNarrow ? 1 : 7))
  return dayInMonth(day, addMonths(monthOf(day), by))
}

/**
 * Where a key leads from the chosen day: arrows by day and week, Home and End to Monday and Sunday,
 * Page keys by what is shown, T to today. Undefined for any other key.
 */
export function dayByKey(
  shown: Shown,
  key: string,
  { isShifted, today, isNarrow }: Place & { isShifted: boolean },
): Day | undefined {
  if (key === 't' || key === 'T') return today
  if (shown.view === 'week' && !isShifted) {
    if (key === 'PageUp') return turned(shown, -1, isNarrow)
    if (key === 'PageDown') return turned(shown, 1, isNarrow)
  }
  return dayAfterKey(shown.day, key, isShifted)
}

const components = calendarKinds.map(({ component }) => component)

/** The calendar components that an address leaves out: `hide=2,4`. Others in it are ignored. */
export function hiddenIn(search: URLSearchParams): readonly number[] {
  const named = (search.get('hide') ?? '').split(',').map(Number)
  return components.filter((component) => named.includes(component))
}

/** The address after a component was left out or taken in again. */
export function withKind(
  search: URLSearchParams,
  component: number,
  isShown: boolean,
): URLSearchParams {
  const others = hiddenIn(search).filter((hidden) => hidden !== component)
  const hidden = isShown ? others : [...others, component].sort((a, b) => a - b)
  const next = new URLSearchParams(search)
  if (hidden.length === 0) next.delete('hide')
  else next.set('hide', hidden.join(','))
  return next
}

/** Entries that are not left out. One of a kind that is not known is always shown. */
export function shownEntries(
  entries: readonly CalendarEntry[],
  hidden: readonly number[],
): CalendarEntry[] {
  return entries.filter(({ calendarComponent }) => !hidden.includes(calendarComponent))
}

/** What each student is called where there is little room: the first name, unless two share it. */
export function shortNames(entries: readonly CalendarEntry[]): ReadonlyMap<string, string> {
  const names = new Map(entries.map(({ studentId, studentName }) => [studentId, studentName]))
  const firsts = [...names.values()].map((name) => firstOf(name))
  return new Map(
    [...names].map(([id, name]) => {
      const first = firstOf(name)
      const isShared = firsts.filter((other) => other === first).length > 1
      return [id, isShared ? name : first]
    }),
  )
}

const firstOf = (name: string) => name.split(' ')[0] ?? name
