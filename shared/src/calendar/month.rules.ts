import type { CallAnswer } from '@portal/shared/api'

/** One entry of a calendar, with all that its own page shows. */
export type CalendarEntry = CallAnswer<'GET /Tution/Tution/GetCalendarData'>[number]

/** What a month of days shows of it: when, what, and its component (1 to 6), which decides its colour. */
export type CalendarEvent = Pick<CalendarEntry, 'date' | 'info' | 'calendarComponent'> &
  Partial<Pick<CalendarEntry, 'isAllDay' | 'isCancelled'>>

/** A calendar day, `yyyy-mm-dd`, in the person's time zone. */
export type Day = string

/** A calendar month, `yyyy-mm`. */
export type Month = string

const dayMs = 86_400_000

function utc(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}

function dayOfUtc(time: number): Day {
  return new Date(time).toISOString().slice(0, 10)
}

/** The month that a day lies in. */
export function monthOf(day: Day): Month {
  return day.slice(0, 7)
}

/** First day of a month. */
export function firstDay(month: Month): Day {
  return `${month}-01`
}

/** The number of a month, 1 to 12, as the curriculum's call takes it. */
export function monthNumber(month: Month): number {
  return Number(month.slice(5, 7))
}

/** The day so many days later, or earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return dayOfUtc(utc(day).getTime() + days * dayMs)
}

/** The month so many months later, or earlier when negative. */
export function addMonths(month: Month, months: number): Month {
  const first = utc(firstDay(month))
  return monthOf(dayOfUtc(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1)))
}

/** How many days a month has. */
export function daysIn(month: Month): number {
  return Number(addDays(firstDay(addMonths(month, 1)), -1).slice(8))
}

/** Days since the week's Monday, 0 to 6. */
export function weekday(day: Day): number {
  return (utc(day).getUTCDay() + 6) % 7
}

/** The same day of another month; its last one where that month is shorter. */
export function dayInMonth(day: Day, month: Month): Day {
  const number = Math.min(Number(day.slice(8)), daysIn(month))
  return `${month}-${String(number).padStart(2, '0')}`
}

/** A month's weeks, Monday first; null stands where a day belongs to another month. */
export function weeksOf(month: Month): readonly (readonly (Day | null)[])[] {
  const start = addDays(firstDay(month), -weekday(firstDay(month)))
  const weeks = Math.ceil((weekday(firstDay(month)) + daysIn(month)) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => {
      const day = addDays(start, week * 7 + index)
      return monthOf(day) === month ? day : null
    }),
  )
}

/**
 * Where a key leads from a day: arrows by day and week, Home and End to the week's Monday and
 * Sunday, Page Up and Page Down by month, with Shift by year. Undefined for any other key.
 */
export function dayAfterKey(day: Day, key: string, shift = false): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekday(day))
    case 'End':
      return addDays(day, 6 - weekday(day))
    case 'PageUp':
      return dayInMonth(day, addMonths(monthOf(day), shift ? -12 : -1))
    case 'PageDown':
      return dayInMonth(day, addMonths(monthOf(day), shift ? 12 : 1))
    default:
      return undefined
  }
}

/**
 * Events by the day they fall on, each day's in order of time; what was cancelled is left out. A
 * whole day is by its date, whatever the zone.
 * @param dayOf the day of a moment in the person's time zone.
 */
export function eventsByDay<E extends CalendarEvent>(
  events: readonly E[],
  dayOf: (moment: string) => Day,
): ReadonlyMap<Day, readonly E[]> {
  const byDay = new Map<Day, E[]>()
  for (const event of [...events].sort((a, b) => Date.parse(a.date) - Date.parse(b.date))) {
    if (event.isCancelled) continue
    const day = event.isAllDay ? dayOfUtc(Date.parse(event.date)) : dayOf(event.date)
    const sameDay = byDay.get(day)
    if (sameDay) sameDay.push(event)
    else byDay.set(day, [event])
  }
  return byDay
}
