import { tz } from '@date-fns/tz'
import { addMonths, format } from 'date-fns'
import { dayPlus } from '../../days.rules.ts'

/**
 * How the company counts days. All days are written `yyyy-mm-dd`, so that they compare as texts.
 * Working days are what the law moves by: all but weekends and bank holidays. School days leave out
 * every holiday.
 */

/** First and last day of something. */
export interface Span {
  from: string
  to: string
}

/** Days on which nobody is expected. */
export interface Holiday extends Span {
  isBank: boolean
}

const isIn = (day: string) => (span: Span) => span.from <= day && day <= span.to

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay())
}

/** Whether the office works: on no weekend and no bank holiday. */
export function isWorkingDay(day: string, holidays: readonly Holiday[]): boolean {
  return !isWeekend(day) && !holidays.filter(({ isBank }) => isBank).some(isIn(day))
}

/** Whether a school teaches: on no weekend and no holiday of everybody's or of its own. */
export function isSchoolDay(day: string, holidays: readonly Span[]): boolean {
  return !isWeekend(day) && !holidays.some(isIn(day))
}

/** The day itself where it is a working day, else the next one. */
export function workingDayFrom(day: string, holidays: readonly Holiday[]): string {
  let next = day
  while (!isWorkingDay(next, holidays)) next = dayPlus(next, 1)
  return next
}

/** The working day so many working days after a day, which need not be one itself. */
export function workingDaysAfter(day: string, count: number, holidays: readonly Holiday[]): string {
  let last = day
  for (let left = count; left > 0; left -= 1) last = workingDayFrom(dayPlus(last, 1), holidays)
  return last
}

/** The working day so many working days before a day, which need not be one itself. */
export function workingDaysBefore(
  day: string,
  count: number,
  holidays: readonly Holiday[],
): string {
  let first = day
  for (let left = count; left > 0; left -= 1) {
    first = dayPlus(first, -1)
    while (!isWorkingDay(first, holidays)) first = dayPlus(first, -1)
  }
  return first
}

/** The first day on which what has so many working days from a day on is overdue. */
export function overdueFrom(
  day: string,
  workingDays: number,
  holidays: readonly Holiday[],
): string {
  return dayPlus(workingDaysAfter(day, workingDays, holidays), 1)
}

/**
 * The last day for answering a person's request about data: the same day of the next month (the last
 * of a shorter one), moved by law to the next working day (UK GDPR article 12(3), as the
 * Information Commissioner reads it). Two further months may be taken, and the days for which the
 * answer waited for the person are added.
 */
export function dataRequestDue(
  receivedOn: string,
  holidays: readonly Holiday[],
  { isExtended = false, pausedDays = 0 } = {},
): string {
  const utc = { in: tz('UTC') }
  const month = format(addMonths(receivedOn, isExtended ? 3 : 1, utc), 'yyyy-MM-dd', utc)
  return workingDayFrom(dayPlus(month, pausedDays), holidays)
}

/** The days after one day up to another that no holiday takes; weekends count. */
export function daysWithoutHolidays(
  after: string,
  until: string,
  holidays: readonly Span[],
): number {
  let days = 0
  for (let day = dayPlus(after, 1); day <= until; day = dayPlus(day, 1)) {
    if (!holidays.some(isIn(day))) days += 1
  }
  return days
}

/** The school days of a span. */
export function schoolDays({ from, to }: Span, holidays: readonly Holiday[]): number {
  let days = 0
  for (let day = from; day <= to; day = dayPlus(day, 1)) {
    if (isSchoolDay(day, holidays)) days += 1
  }
  return days
}

/** So many days are looked at: whoever closes for years by mistake stops nobody's clock. */
const longestWait = 400

/**
 * The day so many days later, where weekends and these holidays do not count; none of them itself,
 * unless all is holiday for more than a year.
 */
export function schoolDaysAfter(day: string, count: number, holidays: readonly Span[]): string {
  let last = day
  let left = count
  for (let looked = 0; left > 0 && looked < longestWait; looked += 1) {
    last = dayPlus(last, 1)
    if (isSchoolDay(last, holidays)) left -= 1
  }
  return last
}

/** The term in which a day falls, if it falls in one. */
export function termOf<T extends { startsOn: string; endsOn: string }>(
  day: string,
  terms: readonly T[],
): T | undefined {
  return terms.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
}

/** Whole weeks, so that a day of the next year is the same day of the week. */
const yearDays = 52 * 7

/** The day of the next year that stands for a day. */
export function nextYears(day: string): string {
  return dayPlus(day, yearDays)
}

/** A name with every year in it raised by one: `Autumn 2026/27` is `Autumn 2027/28`. */
export function nextYearsName(name: string): string {
  return name.replace(
    /\b(20\d\d)(?:\/(\d\d))?\b/g,
    (_, year: string, short: string | undefined) =>
      `${Number(year) + 1}${short === undefined ? '' : `/${String((Number(short) + 1) % 100).padStart(2, '0')}`}`,
  )
}
