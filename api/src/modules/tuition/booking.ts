import { wallAt } from '@portal/shared/contract'
import type { Asked } from '../../asked.ts'
import { type FieldError, Problem } from '../../problem.ts'
import { type Around, findAround } from './around.repository.ts'
import { refusedAt } from './held-hour.ts'
import { clashErrors, datesThere, obstaclesOf, type Wish } from './obstacles.rules.ts'
import { outOfReach, type SeriesDate } from './series.rules.ts'
import { findClashes, takeSlots, type WantedHour } from './slots.repository.ts'
import { dayInWords, endOf } from './wall-clock.rules.ts'

/** What stands around hours of two people on these dates, for `refuseUnfit`; 404 is for the caller. */
export async function aroundDates(
  { db, now }: Pick<Asked, 'db' | 'now'>,
  who: { studentId: string; tutorId: string; sessionId?: string },
  dates: readonly { startsAt: Date | null }[],
): Promise<Around | undefined> {
  const moments = dates.flatMap(({ startsAt }) => (startsAt === null ? [] : [startsAt.getTime()]))
  const from = new Date(Math.min(now.getTime(), ...moments))
  const until = endOf(new Date(Math.max(now.getTime(), ...moments)), 32)
  return await findAround(db, { ...who, from, until })
}

/** Refuses (422) a time that is too long ago or too far ahead. */
export function refuseOutOfReach(startsAt: Date, now: Date, path = 'body.startsAt'): void {
  const why = outOfReach(startsAt, now)
  if (why !== undefined) throw refusedAt(422, path, why)
}

/**
 * Refuses (422) dates on which no hour can be, whatever is confirmed: out of reach, or after the end
 * of the programme.
 */
export function refuseUnfit(
  dates: readonly SeriesDate[],
  { expiresOn, student }: Around,
  now: Date,
): void {
  for (const [index, { startsAt }] of datesThere(dates).entries()) {
    const path = index === 0 ? 'body.startsAt' : 'body.times'
    refuseOutOfReach(startsAt, now, path)
    if (wallAt(startsAt, student.zone).day > expiresOn) {
      const last = dayInWords(expiresOn, now)
      throw refusedAt(422, path, `The programme of ${student.name} ends on ${last}.`)
    }
  }
}

/** An hour that is booked on a date. */
export type DatedHour = WantedHour & { day: string }

/**
 * Takes the quarters of hours, which are there already, for both people.
 * @throws Problem 409 with all that stands in the way: who is busy on which date, times that the
 * clocks leave out, what is to be confirmed.
 */
export async function takeOrRefuse(
  asked: Pick<Asked, 'db' | 'now'>,
  hours: readonly DatedHour[],
  wish: Wish,
  around: Around,
): Promise<void> {
  const isTaken = hours.length > 0 && !(await takeSlots(asked.db, hours))
  if (isTaken) throw await refusalOf(asked, hours, wish, around)
  const errors = obstaclesOf(wish, around, asked.now)
  if (errors.length > 0) throw refusal(errors)
}

/** The refusal of hours for which somebody is busy, with all else that stands in the way. */
export async function refusalOf(
  { db, now }: Pick<Asked, 'db' | 'now'>,
  hours: readonly DatedHour[],
  wish: Wish,
  around: Around,
): Promise<Problem> {
  const clashes = await clashesOf(db, hours, around, now)
  return refusal([...clashes, ...obstaclesOf(wish, around, now)])
}

async function clashesOf(
  db: Asked['db'],
  hours: readonly DatedHour[],
  { tutor }: Around,
  now: Date,
): Promise<FieldError[]> {
  const days = new Map(hours.map(({ id, day }) => [id, day]))
  const clashes = await findClashes(db, hours)
  return clashErrors(
    clashes.map((clash) => ({ ...clash, day: days.get(clash.sessionId) ?? '' })),
    { zone: tutor.zone, now },
  )
}

function refusal(errors: readonly FieldError[]): Problem {
  const dates = errors.filter(({ path }) => path.startsWith('dates.'))
  const [first] = errors
  // Who stood in the way may be gone again.
  if (first === undefined) return new Problem(409, 'Somebody is busy then. Please try again.')
  const message =
    dates.length > 1 ? `${dates.length} dates cannot be as they are.` : `${first.message}.`
  return new Problem(409, message, { errors })
}
