import { addDays, type CalendarEntry, type Day } from '../calendar/month.rules.ts'
import { type Lane, lanesOf, type Stretch } from './lanes.rules.ts'

const midnight = 1_440
/** What has no length, or next to none, is drawn as long as its words need. */
const least = 30

/** A moment by somebody's clock. */
export interface WallClock {
  day: Day
  /** Minutes since midnight. */
  minute: number
}

/** What of an entry is on one day, as it is drawn. */
export interface Piece extends Stretch, Lane {
  entry: CalendarEntry
}

/** What is on on one day. */
export interface DayPlan {
  /** Entries of the whole day, and what lasts over all of it. */
  wholeDay: readonly CalendarEntry[]
  /** The rest in order of time, the longer first. */
  pieces: readonly Piece[]
}

/**
 * What is on on each of these days. An entry over midnight has a piece on either day; one that ends
 * when clocks go back may end before it began by the clock, and is drawn short.
 * @param days in order
 * @param wall reads a moment by the person's clock
 */
export function plansOf(
  days: readonly Day[],
  entries: readonly CalendarEntry[],
  wall: (moment: string) => WallClock,
): ReadonlyMap<Day, DayPlan> {
  const found = new Map(
    days.map((day) => [day, { wholeDay: [] as CalendarEntry[], timed: [] as Timed[] }]),
  )
  for (const entry of inOrder(near(entries, days))) {
    for (const { day, ...stretch } of stretchesOf(entry, wall)) {
      if (stretch.from === 0 && stretch.to === midnight) found.get(day)?.wholeDay.push(entry)
      else found.get(day)?.timed.push({ entry, ...drawn(stretch) })
    }
  }
  return new Map(
    [...found].map(([day, { wholeDay, timed }]) => {
      const lanes = lanesOf(timed)
      const pieces = timed.map((piece, place) => ({
        ...piece,
        ...(lanes[place] ?? { column: 0, span: 1, columns: 1 }),
      }))
      return [day, { wholeDay, pieces }]
    }),
  )
}

/** Entries that are on on any day of a span. */
export function entriesOn(
  { first, last }: { first: Day; last: Day },
  entries: readonly CalendarEntry[],
  wall: (moment: string) => WallClock,
): CalendarEntry[] {
  return near(entries, [first, last]).filter((entry) => {
    const days = stretchesOf(entry, wall).map(({ day }) => day)
    return days.some((day) => day >= first && day <= last)
  })
}

/** Entries that some zone may have on one of these days, so that nothing more is asked of the rest. */
function near(entries: readonly CalendarEntry[], days: readonly Day[]): CalendarEntry[] {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const [from, until] = [addDays(first, -1), addDays(last, 1)]
  return entries.filter(
    ({ date, endsAt }) => date.slice(0, 10) <= until && (endsAt ?? date).slice(0, 10) >= from,
  )
}

type Timed = Stretch & { entry: CalendarEntry }

/** Entries by when they begin, then the longer first; whole days before all else of their day. */
function inOrder(entries: readonly CalendarEntry[]): CalendarEntry[] {
  const lengthOf = ({ date, endsAt }: CalendarEntry) =>
    endsAt === null ? 0 : Date.parse(endsAt) - Date.parse(date)
  return [...entries].sort(
    (a, b) => Date.parse(a.date) - Date.parse(b.date) || lengthOf(b) - lengthOf(a),
  )
}

/** The days that an entry is on, with what it takes of each. */
function stretchesOf(
  { date, endsAt, isAllDay }: CalendarEntry,
  wall: (moment: string) => WallClock,
): (Stretch & { day: Day })[] {
  if (isAllDay) {
    const first = date.slice(0, 10)
    // The midnight after the last day.
    const end = endsAt?.slice(0, 10) ?? addDays(first, 1)
    return daysUntil(first, end).map((day) => ({ day, from: 0, to: midnight }))
  }
  const start = wall(date)
  const end = endsAt === null ? start : wall(endsAt)
  if (end.day <= start.day) return [{ day: start.day, from: start.minute, to: end.minute }]
  return daysUntil(start.day, addDays(end.day, 1)).flatMap((day) => {
    const from = day === start.day ? start.minute : 0
    const to = day === end.day ? end.minute : midnight
    return to === 0 ? [] : [{ day, from, to }]
  })
}

function daysUntil(first: Day, end: Day): Day[] {
  const days: Day[] = []
  for (let day = first; day < end; day = addDays(day, 1)) days.push(day)
  return days
}

/** As long as its words need, and within the day. */
function drawn({ from, to }: Stretch): Stretch {
  const end = Math.min(midnight, Math.max(to, from + least))
  return { from: Math.min(from, end - least), to: end }
}

const [morning, evening] = [7 * 60, 22 * 60]

/** The hours that a week shows, in minutes: 07:00 to 22:00, and whole hours more where something is. */
export function hoursShown(plans: Iterable<DayPlan>, others: readonly Stretch[] = []): Stretch {
  const all = [...plans].flatMap(({ pieces }): Stretch[] => [...pieces]).concat(others)
  return {
    from: Math.min(morning, ...all.map(({ from }) => Math.floor(from / 60) * 60)),
    to: Math.max(evening, ...all.map(({ to }) => Math.ceil(to / 60) * 60)),
  }
}
