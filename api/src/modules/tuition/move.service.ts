import type { CallAnswer } from '@portal/shared/api'
import { wallAt } from '@portal/shared/contract'
import type { Asked } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext } from '../../calls.ts'
import { notFound } from '../../problem.ts'
import { type Around, holdPeople } from './around.repository.ts'
import { aroundDates, refuseOutOfReach, refuseUnfit, takeOrRefuse } from './booking.ts'
import { closeRequests, type HeldHour, updateHours } from './changes.repository.ts'
import { changeHour, refuseFor, standingOf, valuesOf } from './held-hour.ts'
import { movedWords } from './news.rules.ts'
import type { Wish } from './obstacles.rules.ts'
import { whyNotMoved } from './outcome.rules.ts'
import { freeSlotsOf } from './slots.repository.ts'
import { refreshFor, tellOf } from './tell.ts'

type Call = 'POST /Tution/tutor/Tution/Move'

/** Where an hour goes. */
interface Target {
  startsAt: Date
  quarters: number
  joinLink: string | null
}

/**
 * Moves an hour that has not begun, or changes its length or link; an open request for it is closed.
 * What changes nothing makes no version.
 * @throws Problem 404, 409 for a stale version or for what stands in the way, 422.
 */
export async function move(
  asked: Asked,
  { startsAt, quarters, joinLink, confirm, ...named }: CallContext<Call>['body'],
): Promise<CallAnswer<Call>> {
  return await changeHour(asked, named, async (within, hour) => {
    refuseFor(whyNotMoved(standingOf(hour), within.now), 'body.startsAt')
    const target = { startsAt: new Date(startsAt), quarters, joinLink }
    if (isAsItIs(hour, target)) return { version: hour.version }
    if (!isSameTime(hour, target)) refuseOutOfReach(target.startsAt, within.now)
    const around = await takeTo(within, hour, target, confirm)
    await closeRequests(within.db, [hour.id], within.now)
    await moved(within, hour, target, around)
    return { version: hour.version + 1 }
  })
}

function isAsItIs(hour: HeldHour, { startsAt, quarters, joinLink }: Target): boolean {
  return isSameTime(hour, { startsAt, quarters }) && hour.joinLink === joinLink
}

const isSameTime = (
  hour: Pick<HeldHour, 'startsMs' | 'quarters'>,
  { startsAt, quarters }: Pick<Target, 'startsAt' | 'quarters'>,
) => hour.startsMs === startsAt.getTime() && hour.quarters === quarters

/**
 * Moves a held hour's quarters to another time, and the hour with them.
 * @throws Problem 409 for what stands in the way, 422 for a time at which no hour can be.
 */
export async function takeTo(
  within: Asked,
  hour: HeldHour,
  target: Target,
  confirm: Wish['confirm'],
): Promise<Around> {
  const { db: tx, now } = within
  const { id, studentId, tutorId } = hour
  await holdPeople(tx, [studentId, tutorId])
  const dates = [{ startsAt: target.startsAt }]
  const around = await aroundDates(within, { studentId, tutorId, sessionId: id }, dates)
  if (around === undefined) throw notFound('The hour')
  const { startsAt, quarters, joinLink } = target
  if (!isSameTime(hour, target)) {
    const { day, minute } = wallAt(startsAt, around.tutor.zone)
    const date = { day, minute, startsAt, isFirstOfTwo: false }
    refuseUnfit([date], around, now)
    await freeSlotsOf(tx, [id])
    // The hour itself was planned already: only what it grows by is more.
    const grows = quarters > hour.quarters
    const wish = { dates: [date], quarters, more: grows ? quarters : 0, confirm }
    await takeOrRefuse(within, [{ id, studentId, tutorId, startsAt, quarters, day }], wish, around)
  }
  await updateHours(tx, [id], { startsAt, quarters, joinLink }, now)
  return around
}

/** Writes down that an hour was moved, and tells of it. */
export async function moved(
  within: Asked,
  hour: HeldHour,
  { startsAt, quarters, joinLink }: Target,
  around: Around,
  message = '',
): Promise<void> {
  const after = { ...hour, startsMs: startsAt.getTime(), quarters, joinLink }
  await audit(within.db, within, 'hour moved', {
    subjectId: hour.studentId,
    record: {
      ...{ kind: 'hour', id: hour.id, version: hour.version + 1 },
      before: valuesOf(hour),
      after: valuesOf(after),
    },
  })
  if (!isSameTime(hour, { startsAt, quarters })) {
    await tellOf(within, around, {
      sessionId: hour.id,
      isAdjustment: true,
      words: movedWords(
        { subject: hour.subject, people: around },
        { from: new Date(hour.startsMs), to: startsAt, quarters },
        message,
      ),
    })
  }
  await refreshFor(within, around)
}
