import { momentsOf, type Wall, wallAt } from '@portal/shared/contract'
import type { ShownEvent } from '@portal/shared/events'
import { defaultTimeZone, formatDate } from '@portal/shared/ui'

/** A session as it is planned: days and times by the clocks of its zone. */
export interface SessionValues {
  /** Empty for a new one. */
  id: string
  title: string
  day: string
  time: string
  lastDay: string
  lastTime: string
  timeZone: string
  /** Which of the two, where the clocks show its start twice. */
  occurrence: 'first' | 'second' | ''
  place: string
  joinLink: string
}

/** A new session, on no day yet. */
export const newSession: SessionValues = {
  ...{ id: '', title: '', day: '', time: '17:00', lastDay: '', lastTime: '18:00' },
  ...{ timeZone: defaultTimeZone, occurrence: '', place: '', joinLink: '' },
}

const two = (part: number) => String(part).padStart(2, '0')
const timeOf = ({ minute }: Wall) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

/** A planned session as it is edited. */
export function sessionValues(session: ShownEvent['sessions'][number]): SessionValues {
  const { id, title, startsAt, endsAt, timeZone, place, joinLink } = session
  const start = wallAt(new Date(startsAt), timeZone)
  const end = wallAt(new Date(endsAt), timeZone)
  const [first, second] = momentsOf(start, timeZone)
  const isSecond = second !== undefined && second.getTime() === Date.parse(startsAt)
  return {
    ...{ id, title, timeZone, place, joinLink: joinLink ?? '' },
    ...{ day: start.day, time: timeOf(start), lastDay: end.day, lastTime: timeOf(end) },
    occurrence: first === undefined || second === undefined ? '' : isSecond ? 'second' : 'first',
  }
}

/** The moments that a day and a time of a zone’s clocks mean: none, one or two; undefined for no such text. */
export function momentsAt(day: string, time: string, zone: string): Date[] | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  try {
    // No such zone throws here, and is said at its field.
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions()
    return momentsOf({ day, minute }, timeZone)
  } catch {
    return undefined
  }
}

/** How often the clocks show a session’s start: `lost` where they go forward over it. */
export function startOf({
  day,
  time,
  timeZone,
}: Pick<SessionValues, 'day' | 'time' | 'timeZone'>): 'unknown' | 'lost' | 'once' | 'twice' {
  const moments = momentsAt(day, time, timeZone)
  if (moments === undefined) return 'unknown'
  return (['lost', 'once', 'twice'] as const)[moments.length] ?? 'once'
}

const lost = 'This time does not exist: the clocks go forward over it'

/** What the contract cannot know of a session, by the names that the call has for it. */
export function sessionFaults(session: SessionValues) {
  const { day, time, lastDay, lastTime, timeZone, occurrence } = session
  const start = startOf(session)
  const ends = momentsAt(lastDay, lastTime, timeZone)
  // By the clock on the wall, as the server compares them first.
  const isBackwards = start !== 'unknown' && `${lastDay}T${lastTime}` <= `${day}T${time}`
  return {
    startsAt: start === 'lost' && lost,
    endsAt: (ends?.length === 0 && lost) || (ends && isBackwards && 'It ends after it starts'),
    occurrence: start === 'twice' && occurrence === '' && 'Choose which of the two is meant',
  }
}

/** A session as the call takes it. */
export function sentSession(session: SessionValues) {
  const { id, day, time, lastDay, lastTime, occurrence, joinLink, ...rest } = session
  return {
    ...(id !== '' && { id }),
    ...rest,
    startsAt: `${day}T${time}`,
    endsAt: `${lastDay}T${lastTime}`,
    ...(startOf(session) === 'twice' && occurrence !== '' && { occurrence }),
    joinLink: joinLink.trim() === '' ? null : joinLink.trim(),
  }
}

const dayMs = 86_400_000

const later = (day: string, days: number) =>
  day === '' ? '' : new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** The same session so many days later, at the same times by the clock, as a new one. */
export function sessionAfter(session: SessionValues, days: number): SessionValues {
  return {
    ...session,
    id: '',
    occurrence: '',
    day: later(session.day, days),
    lastDay: later(session.lastDay, days),
  }
}

/** `6 Mar 2027, 10:00 to 12:00`: a session in a line of the plan. */
export function sessionLine({ day, time, lastDay, lastTime }: SessionValues): string {
  if (day === '') return 'No day yet'
  const written = (one: string) => formatDate(`${one}T12:00:00Z`, 'date', 'UTC')
  const end = lastDay === day || lastDay === '' ? lastTime : `${written(lastDay)}, ${lastTime}`
  return `${written(day)}, ${time} to ${end}`
}
