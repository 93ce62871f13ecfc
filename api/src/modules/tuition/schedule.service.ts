import type { CallAnswer } from '@portal/shared/api'
import { mayReach } from '../../access/records.repository.ts'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import { notFound } from '../../problem.ts'
import { type Around, findZone, holdPeople } from './around.repository.ts'
import {
  aroundDates,
  type DatedHour,
  refusalOf,
  refuseOutOfReach,
  refuseUnfit,
  takeOrRefuse,
} from './booking.ts'
import { insertHours } from './changes.repository.ts'
import { refusedAt, valuesOf } from './held-hour.ts'
import { bookedWords } from './news.rules.ts'
import { datesThere } from './obstacles.rules.ts'
import { type SeriesDate, seriesOf } from './series.rules.ts'
import { isSomebodyBusy } from './slots.repository.ts'
import { refreshFor, tellOf } from './tell.ts'

type Call = 'POST /Tution/tutor/Tution/Schedule'
type Booking = CallContext<Call>['body']

/**
 * Books an hour or a series, all of it or nothing. Tells those whom it concerns once.
 * @throws Problem 404 for a tutor out of sight, 422 for a tutor who does not teach the student and
 * for dates on which no hour can be, 409 with all that stands in the way.
 */
export async function schedule(asked: Asked, booking: Booking): Promise<CallAnswer<Call>> {
  const tutorId = await tutorFor(asked, booking.tutorId)
  refuseOutOfReach(new Date(booking.startsAt), asked.now)
  const zone = await findZone(asked.db, tutorId)
  if (zone === undefined) throw notFound('The tutor')
  const dates = seriesOf({ ...booking, startsAt: new Date(booking.startsAt) }, zone)
  if (dates.length === 0) throw refusedAt(422, 'body.skip', 'Leave at least one date.')
  const hours = hoursOn(dates, booking, tutorId, asked.now)
  const { quarters, confirm } = booking
  const wish = { dates, quarters, more: quarters * hours.length, confirm }
  const isBusy = async ({ db }: Asked) => await isSomebodyBusy(db, hours)
  // Of many who want one time all but one hear so here, and soon: nothing else is held up meanwhile.
  const isBooked =
    !(await isBusy(asked)) &&
    (await inTransaction(asked, async (within) => {
      await holdPeople(within.db, [booking.studentId, tutorId])
      if (await isBusy(within)) return false
      const around = await fitAround(within, booking, tutorId, dates)
      await write(within, booking, hours)
      await takeOrRefuse(within, hours, wish, around)
      await told(within, booking, hours, around)
      return true
    }))
  if (!isBooked) {
    throw await refusalOf(asked, hours, wish, await fitAround(asked, booking, tutorId, dates))
  }
  return {
    sessionIds: hours.map(({ id }) => id),
    firstOfTwo: dates.filter(({ isFirstOfTwo }) => isFirstOfTwo).map(({ day }) => day),
  }
}

function hoursOn(
  dates: readonly SeriesDate[],
  { studentId, quarters }: Booking,
  tutorId: string,
  now: Date,
): DatedHour[] {
  return datesThere(dates).map(({ day, startsAt }) => {
    return { id: newId(now.getTime()), studentId, tutorId, startsAt, quarters, day }
  })
}

/** What stands around the dates; refuses those on which no hour can be, and who does not teach. */
async function fitAround(
  asked: Asked,
  { studentId }: Booking,
  tutorId: string,
  dates: readonly SeriesDate[],
): Promise<Around> {
  const around = await aroundDates(asked, { studentId, tutorId }, dates)
  if (around === undefined) throw notFound('The tutor')
  refuseUnrelated(around)
  refuseUnfit(dates, around, asked.now)
  return around
}

/** For whom is booked: oneself, unless another tutor in sight is named. */
async function tutorFor({ db, caller }: Asked, named: string | undefined): Promise<string> {
  const tutorId = named ?? (caller.role === 'Admin' ? undefined : caller.userId)
  if (tutorId === undefined) throw refusedAt(422, 'body.tutorId', 'Choose a tutor.')
  if (!(await mayReach(db, caller, 'in sight', tutorId, 'tutor'))) throw notFound('The tutor')
  return tutorId
}

function refuseUnrelated({ isLinked, teaches, student, tutor }: Around): void {
  if (!isLinked) {
    throw refusedAt(422, 'body.tutorId', `${tutor.name} does not teach ${student.name}.`)
  }
  if (!teaches) throw refusedAt(422, 'body.tutorId', `${tutor.name}’s account has been stopped.`)
}

async function write(
  { db: tx, now }: Asked,
  { subject, joinLink }: Booking,
  hours: readonly DatedHour[],
): Promise<void> {
  if (hours.length === 0) return
  const seriesId = hours.length > 1 ? newId(now.getTime()) : null
  await insertHours(
    tx,
    hours.map(({ day: _, ...hour }) => ({
      ...hour,
      ...{ subject, joinLink, seriesId, state: 'scheduled', updatedAt: now },
    })),
  )
}

async function told(
  within: Asked,
  { subject, joinLink }: Booking,
  hours: readonly DatedHour[],
  around: Around,
): Promise<void> {
  const batch = hours.length > 1 ? newId(within.now.getTime()) : undefined
  for (const { id, startsAt, quarters } of hours) {
    const made = { subject, startsMs: startsAt.getTime(), quarters, joinLink }
    const after = valuesOf({ ...made, state: 'scheduled', cancelledBy: null, reason: '' })
    await audit(within.db, within, 'hour booked', {
      subjectId: around.student.id,
      record: {
        ...{ kind: 'hour', id, before: null, after, version: 1 },
        ...(batch !== undefined && { batch }),
      },
    })
  }
  const dates = hours.map(({ startsAt }) => startsAt)
  const [first] = hours
  await tellOf(within, around, {
    ...(first && { sessionId: first.id }),
    words: bookedWords({ subject, people: around }, dates),
  })
  await refreshFor(within, around)
}
