import type { People } from './around.repository.ts'
import type { Hearer, Told } from './tell.ts'
import { dateInWords, hoursInWords, type Telling, whenInWords } from './wall-clock.rules.ts'

/** The sentences that people are told of hours in. */

interface OfHour {
  subject: string
  people: People
}

/** `Mathematics with Tom Grey`; for a parent with whose hour it is. */
function what({ subject, people: { student, tutor } }: OfHour, { as }: Hearer): string {
  if (as === 'tutor') return `${subject} with ${student.name}`
  const own = `${subject} with ${tutor.name}`
  return as === 'parent' ? `${student.firstName}: ${own}` : own
}

/** What was booked: one hour, or a series of them. */
export function bookedWords(hour: OfHour, dates: readonly Date[]) {
  return (hearer: Hearer, telling: Telling): Told => {
    const [first, last] = [dates[0], dates.at(-1)]
    if (first === undefined || last === undefined) throw new Error('Nothing was booked')
    if (dates.length === 1) {
      return {
        title: 'An hour was booked',
        description: `${what(hour, hearer)} on ${whenInWords(first, telling)}.`,
      }
    }
    return {
      title: `${dates.length} hours were booked`,
      description: `${what(hour, hearer)} from ${whenInWords(first, telling)} to ${dateInWords(last, telling)}.`,
    }
  }
}

/** That an hour is at another time, or of another length. */
export function movedWords(
  hour: OfHour,
  { from, to, quarters }: { from: Date; to: Date; quarters: number },
  message = '',
) {
  return (hearer: Hearer, telling: Telling): Told => {
    const isSame = from.getTime() === to.getTime()
    const words = isSame
      ? `${what(hour, hearer)} on ${whenInWords(to, telling)} now takes ${hoursInWords(quarters)}.`
      : `${what(hour, hearer)} moved from ${whenInWords(from, telling)} to ${whenInWords(to, telling)}.`
    return {
      title: isSame ? 'An hour was changed' : 'An hour was moved',
      description: withWords(words, message),
    }
  }
}

/** Who cancelled, in words. */
export const cancellers = {
  student: 'the student',
  tutor: 'the tutor',
  office: 'the office',
} as const

/** That one hour or several of a series do not take place. */
export function cancelledWords(
  hour: OfHour,
  dates: readonly Date[],
  { by, reason }: { by: keyof typeof cancellers; reason: string },
) {
  return (hearer: Hearer, telling: Telling): Told => {
    const [first] = dates
    if (first === undefined) throw new Error('Nothing was cancelled')
    const isOne = dates.length === 1
    const which = isOne
      ? `on ${whenInWords(first, telling)}`
      : `from ${whenInWords(first, telling)} on`
    return {
      title: isOne ? 'An hour was cancelled' : `${dates.length} hours were cancelled`,
      description: withWords(`${what(hour, hearer)} ${which}, by ${cancellers[by]}.`, reason),
    }
  }
}

/** That a student asks for another time. */
export function requestWords({ people, ...hour }: OfHour, startsAt: Date, reason: string) {
  return (_: Hearer, telling: Telling): Told => ({
    title: `${people.student.name} asks for another time`,
    description: withWords(`${hour.subject} on ${whenInWords(startsAt, telling)}.`, reason),
  })
}

/** That a student does not ask any more. */
export function withdrawnWords({ people, ...hour }: OfHour, startsAt: Date) {
  return (_: Hearer, telling: Telling): Told => ({
    title: `${people.student.name} no longer asks for another time`,
    description: `${hour.subject} on ${whenInWords(startsAt, telling)} stays as it is.`,
  })
}

/** That a request was declined. */
export function declinedWords(hour: OfHour, startsAt: Date, message: string) {
  return (hearer: Hearer, telling: Telling): Told => ({
    title: 'The hour stays as it is',
    description: withWords(`${what(hour, hearer)} on ${whenInWords(startsAt, telling)}.`, message),
  })
}

/** That few hours are left. */
export function fewHoursWords(student: People['student'], quarters: number) {
  return ({ as }: Hearer): Told => ({
    title: 'Few hours of tuition are left',
    description:
      as === 'parent'
        ? `${student.firstName} has ${hoursInWords(quarters)} left.`
        : `You have ${hoursInWords(quarters)} left.`,
  })
}

function withWords(sentence: string, words: string): string {
  return words === '' ? sentence : `${sentence} ${words}`
}
