import { pathTo, type Role } from '@portal/shared/contract'
import { formatDate, formatNumber, plural, type Tone } from '@portal/shared/ui'
import { spanText } from '../full-calendar/details.rules.ts'
import type { EventCardData, EventKind, EventSession, ShownEvent } from './events.queries.ts'

/** How a kind begins a sentence. */
export const kindTitles: Readonly<Record<EventKind, string>> = {
  seminar: 'Seminar',
  course: 'Course',
}

/** Where a seminar or course is opened; tutors have one address for both. */
export function eventPath(
  { kind, slug, id }: { kind: EventKind; slug: string; id: string },
  role: Role | undefined,
): string {
  // The name is there to be read; the id decides.
  const name = slug === '' ? kind : slug
  return kind === 'course' && (role === 'Student' || role === 'Admin')
    ? pathTo('/courses/:course/:id', { course: name, id })
    : pathTo('/seminars/:seminar/:id', { seminar: name, id })
}

/** `Saturday 6 March 2027, 10:00 to 12:00`, by a zone. */
export const whenText = (
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  zone: string,
): string => spanText({ date: startsAt, endsAt, isAllDay: false }, zone)

type Places = Pick<EventCardData, 'capacity' | 'registered' | 'waiting'>

/** `12 of 20 places`; without a limit how many are taken. */
export function placesText({ capacity, registered }: Omit<Places, 'waiting'>): string {
  return capacity === null
    ? `${plural(registered, 'place')} taken`
    : `${formatNumber(registered)} of ${plural(capacity, 'place')}`
}

/** Whether whoever registers now is put into the queue. */
export function isFull({ capacity, registered, waiting }: Places): boolean {
  return capacity !== null && (registered >= capacity || waiting > 0)
}

/** `1st`, `2nd`, `3rd`, `11th`. */
export function ordinal(number: number): string {
  const teens = number % 100
  const ending = teens >= 11 && teens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${formatNumber(number)}${ending}`
}

type Own = Pick<EventCardData, 'ownState' | 'queuePlace'>

/** How a learner’s place stands, in words and a tone; null for whoever never had one. */
export function ownWords({ ownState, queuePlace }: Own): { word: string; tone: Tone } | null {
  switch (ownState) {
    case 'registered':
      return { word: 'You have a place', tone: 'success' }
    case 'waiting':
      return {
        word: queuePlace === null ? 'You are in the queue' : `You are ${ordinal(queuePlace)}`,
        tone: 'warning',
      }
    case 'cancelled':
      return { word: 'You gave your place back', tone: 'neutral' }
    case null:
      return null
  }
}

/** What a learner can do next with an event; null for nothing but to read of it. */
export type NextStep = 'join' | 'cancel' | 'leave' | 'register' | 'queue' | 'watch' | null

type Stepped = Own &
  Places &
  Pick<EventCardData, 'state' | 'startsAt' | 'endsAt' | 'isLive' | 'mayRegister' | 'hasRecording'>

/** The one step that a card offers, at a moment in milliseconds. */
export function nextStepOf(card: Stepped, now: number): NextStep {
  if (card.state === 'cancelled') return null
  const hasBegun = now >= Date.parse(card.startsAt)
  if (card.ownState === 'registered') {
    if (card.isLive) return 'join'
    if (!hasBegun) return 'cancel'
  }
  if (card.ownState === 'waiting' && !hasBegun) return 'leave'
  if (card.mayRegister) return isFull(card) ? 'queue' : 'register'
  return card.hasRecording && now >= Date.parse(card.endsAt) ? 'watch' : null
}

/** Those that run now first, the rest as they come. */
export function liveFirst<C extends Pick<EventCardData, 'isLive'>>(cards: readonly C[]) {
  return { live: cards.filter(({ isLive }) => isLive), rest: cards.filter((one) => !one.isLive) }
}

/** The months of a filter, January to December. */
export const monthOptions = Array.from({ length: 12 }, (_, at) => ({
  value: String(at + 1),
  label: formatDate(Date.UTC(2027, at, 1), 'longMonth', 'UTC').split(' ')[0] ?? '',
}))

/** Where a session stands in time, at a moment in milliseconds. */
export function phaseOf(
  { startsAt, endsAt }: Pick<EventSession, 'startsAt' | 'endsAt'>,
  now: number,
): 'before' | 'now' | 'over' {
  if (now < Date.parse(startsAt)) return 'before'
  return now < Date.parse(endsAt) ? 'now' : 'over'
}

/** Whether an event is over. */
export const isOver = ({ sessions }: Pick<ShownEvent, 'sessions'>, now: number): boolean =>
  sessions.every((session) => phaseOf(session, now) === 'over')

export const attendanceWords: Readonly<
  Record<NonNullable<EventSession['attendance']>, { word: string; tone: Tone }>
> = {
  present: { word: 'Present', tone: 'success' },
  late: { word: 'Late', tone: 'warning' },
  absent: { word: 'Absent', tone: 'danger' },
  excused: { word: 'Excused', tone: 'neutral' },
}

/** What has become of an event while its page was open, for those who look at it: the gravest alone. */
export function newsOf(before: ShownEvent, after: ShownEvent): string | null {
  const name = after.kind
  if (before.state !== 'cancelled' && after.state === 'cancelled') {
    return `This ${name} has just been cancelled.`
  }
  if (before.own.state === 'waiting' && after.own.state === 'registered') {
    return 'A place has become free, and it is yours.'
  }
  const times = ({ sessions }: ShownEvent) =>
    sessions.map(({ id, startsAt, endsAt }) => `${id} ${startsAt} ${endsAt}`).join()
  if (times(before) !== times(after)) return `The times of this ${name} have just changed.`
  if (!isFull(before) && isFull(after) && after.own.state !== 'registered') {
    return `This ${name} is full now.`
  }
  return null
}

/** `4 of 5 stars`; of a mean with one decimal. */
export const starsText = (stars: number): string => `${formatNumber(stars, 1)} of 5 stars`

/** `4.0 (3)`: a mean of ratings with how many there are; null where it is not told. */
export function meanText({ stars, ratings }: { stars: number | null; ratings: number }) {
  return stars === null ? null : `${stars.toFixed(1)} (${formatNumber(ratings)})`
}

/** How a report stands. */
export const reportWords: Readonly<
  Record<'none' | 'draft' | 'sent', { word: string; tone: Tone }>
> = {
  none: { word: 'Not begun', tone: 'neutral' },
  draft: { word: 'Draft', tone: 'warning' },
  sent: { word: 'Sent', tone: 'success' },
}
