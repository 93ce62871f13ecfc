import type { CallAnswer } from '@portal/shared/api'
import { momentsOf } from '@portal/shared/contract'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext } from '../../calls.ts'
import { dayPlus, mondayOf } from '../../days.rules.ts'
import { publish } from '../../live/publish.ts'
import { notFound } from '../../problem.ts'
import { holdPeople } from './around.repository.ts'
import {
  type AvailabilityRow,
  deleteTimeOff,
  findAvailability,
  findHoursWithin,
  insertTimeOff,
  replaceWeek,
  type TimeOffRow,
} from './availability.repository.ts'
import type { WeeklySpan } from './free-slots.rules.ts'
import { refusedAt } from './held-hour.ts'
import { iso, shownHour } from './hour-shown.rules.ts'
import { hoursOfTutor } from './hours.repository.ts'
import { clockOf, minuteOf } from './wall-clock.rules.ts'

type GetCall = 'GET /Tution/tutor/Tution/GetAvailability'
type WeekCall = 'GET /Tution/tutor/Tution/GetWeek'
type AddCall = 'POST /Tution/tutor/Tution/AddTimeOff'

/** When a tutor teaches; oneself where nobody is named. */
export async function availabilityOf(
  { db, caller, now }: Asked,
  { tutorId = caller.userId }: CallContext<GetCall>['query'],
): Promise<CallAnswer<GetCall>> {
  return shown(await found(db, tutorId, now))
}

/** A tutor's week, which begins on the Monday of a day by the tutor's own clock. */
export async function weekOf(
  { db, caller, now }: Asked,
  { tutorId = caller.userId, day }: CallContext<WeekCall>['query'],
): Promise<CallAnswer<WeekCall>> {
  const monday = mondayOf(day)
  // A day before, since the zone that says when Monday begins is not known yet.
  const availability = await found(db, tutorId, new Date(Date.parse(monday) - 86_400_000))
  const { zone, name } = availability
  const [from, until] = [startOf(monday, zone), startOf(dayPlus(monday, 7), zone)]
  const hours = await hoursOfTutor(db, tutorId, { from, until }, now)
  const timeOff = availability.timeOff.filter(
    ({ fromMs, untilMs }) => fromMs < until.getTime() && untilMs > from.getTime(),
  )
  return {
    ...shown({ ...availability, timeOff }),
    tutorName: name,
    from: from.toISOString(),
    until: until.toISOString(),
    sessions: hours.map((hour) => shownHour(hour, caller.role)),
  }
}

/**
 * Sets a tutor's ordinary week.
 * @throws Problem 422 for spans that end before they begin or meet, and for too many of a day.
 */
export async function setWeek(
  asked: Asked,
  body: CallContext<'POST /Tution/tutor/Tution/SetAvailability'>['body'],
): Promise<undefined> {
  const { tutorId = asked.caller.userId } = body
  const weekly = checkedWeek(body.weekly)
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    await holdPeople(tx, [tutorId])
    const before = await found(tx, tutorId, now)
    await replaceWeek(tx, tutorId, weekly)
    await audit(tx, within, 'availability set', {
      subjectId: tutorId,
      record: {
        ...{ kind: 'tutor', id: tutorId },
        before: { weekly: before.weekly.map(inWords) },
        after: { weekly: weekly.map(inWords) },
      },
    })
    await publish(tx, 'tuition', [tutorId])
    return undefined
  })
}

const mostOfDay = 8

function checkedWeek(asked: readonly { weekday: number; from: string; to: string }[]) {
  const spans = asked.map(({ weekday, from, to }, index) => {
    return { weekday, from: minuteOf(from), to: minuteOf(to), at: `body.weekly.${index}` }
  })
  for (const { from, to, at } of spans) {
    if (from >= to) throw refusedAt(422, `${at}.to`, 'A span ends after it begins.')
  }
  const inOrder = spans.toSorted(
    (one, other) => one.weekday - other.weekday || one.from - other.from,
  )
  for (const [index, { weekday, from, at }] of inOrder.entries()) {
    const before = inOrder[index - 1]
    if (before?.weekday === weekday && from <= before.to) {
      throw refusedAt(422, `${at}.from`, 'Two spans of a day may not meet. Make them one.')
    }
    if (inOrder[index - mostOfDay]?.weekday === weekday) {
      throw refusedAt(422, at, `A day has at most ${mostOfDay} spans.`)
    }
  }
  return inOrder.map(({ at: _, ...span }): WeeklySpan => span)
}

const dayMs = 86_400_000
const longestOff = 366

/**
 * Adds time off; hours that are booked in it stay, and are answered.
 * @throws Problem 422 for a span that ends before it begins, is past, or is too long or too far away.
 */
export async function addTimeOff(
  asked: Asked,
  { tutorId = asked.caller.userId, note, ...span }: CallContext<AddCall>['body'],
): Promise<CallAnswer<AddCall>> {
  const off = { from: new Date(span.from), until: new Date(span.until) }
  refuseSpan(off, asked.now)
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    await found(tx, tutorId, now)
    const id = await insertTimeOff(tx, { tutorId, note, ...off }, now)
    const after = { from: off.from.toISOString(), until: off.until.toISOString(), note }
    await audit(tx, within, 'time off added', {
      subjectId: tutorId,
      record: { kind: 'time off', id, before: null, after },
    })
    await publish(tx, 'tuition', [tutorId])
    const clashes = await findHoursWithin(tx, tutorId, off)
    return {
      id,
      clashes: clashes.map(({ startsMs, ...hour }) => ({ ...hour, startsAt: iso(startsMs) })),
    }
  })
}

function refuseSpan({ from, until }: { from: Date; until: Date }, now: Date): void {
  const days = (until.getTime() - from.getTime()) / dayMs
  if (days <= 0) throw refusedAt(422, 'body.until', 'Time off ends after it begins.')
  if (days > longestOff) throw refusedAt(422, 'body.until', 'Time off lasts a year at most.')
  if (until <= now) throw refusedAt(422, 'body.until', 'This time has passed.')
  if (from.getTime() - now.getTime() > 2 * longestOff * dayMs) {
    throw refusedAt(422, 'body.from', 'Choose a time within two years.')
  }
}

/**
 * Removes time off of a tutor in sight.
 * @throws Problem 404 for any other.
 */
export async function removeTimeOff(
  asked: Asked,
  { id }: CallContext<'POST /Tution/tutor/Tution/RemoveTimeOff'>['body'],
): Promise<undefined> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller } = within
    const off = await deleteTimeOff(tx, caller, id)
    if (off === undefined) throw notFound('The time off')
    const { tutorId, fromMs, untilMs, note } = off
    const before = { from: iso(fromMs), until: iso(untilMs), note }
    await audit(tx, within, 'time off removed', {
      subjectId: tutorId,
      record: { kind: 'time off', id, before, after: null },
    })
    await publish(tx, 'tuition', [tutorId])
    return undefined
  })
}

async function found(db: Asked['db'], tutorId: string, after: Date): Promise<AvailabilityRow> {
  const row = await findAvailability(db, tutorId, after)
  if (row === undefined) throw notFound('The tutor')
  return row
}

function shown({ zone, weekly, timeOff }: Omit<AvailabilityRow, 'name'>) {
  return {
    timeZone: zone,
    weekly: weekly.map(clocked),
    timeOff: timeOff.map(({ id, fromMs, untilMs, note }: TimeOffRow) => {
      return { id, from: iso(fromMs), until: iso(untilMs), note }
    }),
  }
}

const clocked = ({ weekday, from, to }: WeeklySpan) => ({
  weekday,
  from: clockOf(from),
  to: clockOf(to),
})

const inWords = ({ weekday, from, to }: WeeklySpan) => `${weekday} ${clockOf(from)}-${clockOf(to)}`

/** When a day begins: a little later where midnight is what the clocks leave out. */
function startOf(day: string, zone: string): Date {
  for (let minute = 0; minute < 1_440; minute += 15) {
    const [moment] = momentsOf({ day, minute }, zone)
    if (moment !== undefined) return moment
  }
  return new Date(day)
}
