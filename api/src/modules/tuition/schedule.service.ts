import type { CallAnswer } from '@portal/shared/api'
import { mayReach } from '../../access/records.repository.ts'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import { notFound } from '../../problem.ts'
import { type Around, holdPeople } from './around.repository.ts'
import {
  aroundDates,
  type DatedHour,
  refuseOutOfReach,
  refuseUnfit,
  takeOrRefuse,
} from './booking.ts'
import { insertHours } from './changes.repository.ts'
import { refusedAt, valuesOf } from './held-hour.ts'
import { bookedWords } from './news.rules.ts'
import { datesThere } from './obstacles.rules.ts'
import { seriesOf } from './series.rules.ts'
import { refreshFor, tellOf } from './tell.ts'

type Call = 'POST /Tution/tutor/Tution/Schedule'
type Booking = CallContext<Call>['body']

/**
 * Books an hour or a series, all of it or nothing. Tells those whom it concerns once.
 * @throws Problem 404 for a tutor out of sight, 422 for a tutor who does not teach the student and
 * for dates on which no hour can be, 409 with all that stands in the way.
 */
export async function schedule(asked: Asked, booking: Booking): Promise<CallAnswer<Call>> {
  const { studentId } = booking
  const tutorId = await tutorFor(asked, booking.tutorId)
  refuseOutOfReach(new Date(booking.startsAt), asked.now)
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    await holdPeople(tx, [studentId, tutorId])
    const zone = (await aroundDates(within, { studentId, tutorId }, []))?.tutor.zone
    if (zone === undefined) throw notFound('The tutor')
    const dates = seriesOf({ ...booking, startsAt: new Date(booking.startsAt) }, zone)
    if (dates.length === 0) throw refusedAt(422, 'body.skip', 'Leave at least one date.')
    const around = await aroundDates(within, { studentId, tutorId }, dates)
    if (around === undefined) throw notFound('The tutor')
    refuseUnrelated(around)
    refuseUnfit(dates, around, now)
    const { quarters, confirm } = booking
    const seriesId = dates.length > 1 ? newId(now.getTime()) : null
    const hours = datesThere(dates).map(({ day, startsAt }): DatedHour => {
      return { id: newId(now.getTime()), studentId, tutorId, startsAt, quarters, day }
    })
    await write(within, booking, { hours, seriesId, tutorId })
    const wish = { dates, quarters, more: quarters * hours.length, confirm }
    await takeOrRefuse(within, hours, wish, around)
    await told(within, booking, hours, around)
    return {
      sessionIds: hours.map(({ id }) => id),
      firstOfTwo: dates.filter(({ isFirstOfTwo }) => isFirstOfTwo).map(({ day }) => day),
    }
  })
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
  { hours, seriesId, tutorId }: { hours: DatedHour[]; seriesId: string | null; tutorId: string },
): Promise<void> {
  if (hours.length === 0) return
  await insertHours(
    tx,
    hours.map(({ day: _, ...hour }) => ({
      ...hour,
      ...{ subject, joinLink, seriesId, tutorId, state: 'scheduled', updatedAt: now },
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
