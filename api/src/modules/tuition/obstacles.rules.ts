import type { CallContext } from '../../calls.ts'
import type { FieldError } from '../../problem.ts'
import type { Around } from './around.repository.ts'
import { holidayOn, isWithinWeek, overlap } from './free-slots.rules.ts'
import type { SeriesDate } from './series.rules.ts'
import type { Clash } from './slots.repository.ts'
import {
  clockOf,
  dayInWords,
  endOf,
  hoursInWords,
  spanInWords,
  type Telling,
  whenInWords,
} from './wall-clock.rules.ts'

type Confirmation = CallContext<'POST /Tution/tutor/Tution/Schedule'>['body']['confirm'][number]

/** One date that an hour is wanted on. */
export interface WantedDate extends SeriesDate {
  startsAt: Date
}

/** What is wanted, and what was confirmed of it by name. */
export interface Wish {
  dates: readonly SeriesDate[]
  quarters: number
  /** Quarters that it adds to what is planned. */
  more: number
  confirm: readonly Confirmation[]
}

/** The dates of a wish that there are on the clocks. */
export function datesThere(dates: readonly SeriesDate[]): WantedDate[] {
  return dates.flatMap(({ startsAt, ...date }) =>
    startsAt === null ? [] : [{ ...date, startsAt }],
  )
}

/**
 * What stands in the way of a wish, but for who is busy: times that the clocks leave out, and what is
 * to be confirmed by name (`tuition-of-tutors.ts` says by which places).
 */
export function obstaclesOf(wish: Wish, around: Around, now: Date): FieldError[] {
  const holidays = holidaysIn(wish, around, now)
  const asked: (FieldError & { needs: Confirmation })[] = [
    ...outsideOf(wish, around, now),
    ...beyondBalance(wish, around),
    ...holidays.slice(0, 1).map(() => ({
      needs: 'holiday' as const,
      path: 'confirm.holiday',
      message: listed(holidays.map(({ message }) => message)),
    })),
    ...holidays.map((holiday) => ({ needs: 'holiday' as const, ...holiday })),
  ]
  const unconfirmed = asked.filter(({ needs }) => !wish.confirm.includes(needs))
  return [
    ...missingTimes(wish.dates, now),
    ...unconfirmed.map(({ path, message }) => ({ path, message })),
  ]
}

function missingTimes(dates: readonly SeriesDate[], now: Date): FieldError[] {
  return dates.flatMap(({ day, minute, startsAt }) =>
    startsAt === null
      ? [
          {
            path: `dates.${day}`,
            message: `There is no ${clockOf(minute)} on ${dayInWords(day, now)}: the clocks go forward then`,
          },
        ]
      : [],
  )
}

function outsideOf(
  { dates, quarters }: Wish,
  { weekly, timeOff, tutor }: Around,
  now: Date,
): (FieldError & { needs: Confirmation })[] {
  const off = timeOff.map(({ from, until }) => ({ from: new Date(from), until: new Date(until) }))
  const outside = datesThere(dates).filter(({ startsAt }) => {
    const span = { from: startsAt, until: endOf(startsAt, quarters) }
    return (
      !isWithinWeek(startsAt, quarters, weekly, tutor.zone) ||
      off.some((other) => overlap(span, other))
    )
  })
  if (outside.length === 0) return []
  const when = outside.map(({ startsAt }) => whenInWords(startsAt, { zone: tutor.zone, now }))
  const message = `${tutor.name} is not usually available on ${listed(when)}`
  return [{ needs: 'outside', path: 'confirm.outside', message }]
}

function beyondBalance(
  { more }: Wish,
  { isUnlimited, balance, planned, student }: Around,
): (FieldError & { needs: Confirmation })[] {
  const rest = balance - planned - more
  if (isUnlimited || more <= 0 || rest >= 0) return []
  const message = `${student.name} has ${hoursInWords(balance)} left, ${hoursInWords(planned)} are planned already: this is ${hoursInWords(-rest)} more`
  return [{ needs: 'balance', path: 'confirm.balance', message }]
}

function holidaysIn({ dates }: Wish, { holidays }: Around, now: Date): FieldError[] {
  return datesThere(dates).flatMap(({ day }) => {
    const holiday = holidayOn(day, holidays)
    if (holiday === undefined) return []
    return [
      { path: `dates.${day}`, message: `${dayInWords(day, now)} is a holiday (${holiday.name})` },
    ]
  })
}

/** Who is busy on which date: one sentence for each date and span. */
export function clashErrors(
  clashes: readonly (Clash & { day: string })[],
  telling: Telling,
): FieldError[] {
  const byDate = Map.groupBy(clashes, ({ day }) => day)
  return [...byDate].map(([day, own]) => {
    const bySpan = Map.groupBy(own, ({ startsMs, quarters }) =>
      spanInWords(new Date(startsMs), quarters, telling),
    )
    const sentences = [...bySpan].map(([span, busy]) => {
      const names = [...new Set(busy.map(({ name }) => name))]
      return `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} busy on ${span}`
    })
    return { path: `dates.${day}`, message: sentences.join('; ') }
  })
}

/** Most that are named one by one. */
const mostNamed = 3

function listed(names: readonly string[]): string {
  const named = names.slice(0, mostNamed).join('; ')
  return names.length > mostNamed ? `${named} and ${names.length - mostNamed} more` : named
}
