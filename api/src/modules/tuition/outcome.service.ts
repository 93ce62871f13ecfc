import type { CallAnswer } from '@portal/shared/api'
import { wallAt } from '@portal/shared/contract'
import type { Asked } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext } from '../../calls.ts'
import { Problem } from '../../problem.ts'
import { recordActivity } from '../activity/index.ts'
import { holdPeople, type People } from './around.repository.ts'
import { closeRequests, type HeldHour, type HourChange, updateHours } from './changes.repository.ts'
import { changeHour, peopleOf, refusedAt, refuseFor, standingOf, valuesOf } from './held-hour.ts'
import { standingEntries } from './ledger.repository.ts'
import { settleBalance } from './ledger.service.ts'
import { clashErrors } from './obstacles.rules.ts'
import {
  counts,
  entriesOf,
  type HourState,
  whyNotCorrected,
  whyNotMarked,
} from './outcome.rules.ts'
import { findClashes, freeSlotsOf, isKept, takeSlots } from './slots.repository.ts'
import { refreshFor } from './tell.ts'
import { appendToLedger } from './tuition.repository.ts'
import { endOf } from './wall-clock.rules.ts'

type MarkCall = 'POST /Tution/tutor/Tution/Mark'
type CorrectCall = 'POST /Tution/tutor/Tution/Correct'

/**
 * Notes the outcome of an hour that has begun, and counts it.
 * @throws Problem 404, 409 for a stale version or where a longer hour meets another, 422.
 */
export async function mark(
  asked: Asked,
  { outcome, quarters, ...named }: CallContext<MarkCall>['body'],
): Promise<CallAnswer<MarkCall>> {
  return await changeHour(asked, named, async (within, hour) => {
    refuseFor(whyNotMarked(standingOf(hour), within.now), 'body.outcome')
    await closeRequests(within.db, [hour.id], within.now)
    const change = {
      state: outcome,
      quarters,
      markedAt: within.now,
      markedBy: within.caller.userId,
    }
    return await settle(within, hour, change, 'hour marked')
  })
}

/**
 * Changes the outcome or the length of an hour that has one: the ledger gives back what was counted,
 * and counts anew. A report that was sent stays.
 * @throws Problem 404, 409 for a stale version, 422 for what may not be corrected (any more).
 */
export async function correct(
  asked: Asked,
  { outcome, reason, ...body }: CallContext<CorrectCall>['body'],
): Promise<CallAnswer<CorrectCall>> {
  return await changeHour(asked, body, async (within, hour) => {
    const { now, caller } = within
    const standing = standingOf(hour)
    refuseFor(whyNotCorrected(standing, caller.role, now), 'body.outcome')
    const quarters = counts(outcome) ? body.quarters : hour.quarters
    if (outcome === hour.state && quarters === hour.quarters) {
      throw refusedAt(422, 'body.outcome', 'The hour is noted like this already.')
    }
    if (counts(outcome)) {
      refuseFor(whyNotMarked({ ...standing, state: 'scheduled' }, now), 'body.outcome')
    }
    const office = caller.role === 'Admin' ? 'office' : 'tutor'
    return await settle(
      within,
      hour,
      {
        ...{ state: outcome, quarters, reason },
        cancelledBy: counts(outcome) ? null : office,
        ...(!hour.isMarked && { markedAt: now, markedBy: caller.userId }),
      },
      'hour corrected',
    )
  })
}

/** Writes an outcome: hour, quarters, ledger, activity and log. */
async function settle(
  within: Asked,
  hour: HeldHour,
  change: HourChange & { state: HourState; quarters: number },
  action: 'hour marked' | 'hour corrected',
): Promise<{ version: number; hoursLeft: number | null }> {
  const { db: tx, now } = within
  const version = hour.version + 1
  const people = await peopleOf(within, hour)
  await holdPeople(tx, [hour.studentId, hour.tutorId])
  await keepSlots(within, hour, change, people)
  await updateHours(tx, [hour.id], change, now)
  const hoursLeft = await settleBalance(within, people, async () => {
    const entries = entriesOf(
      { id: hour.id, version, ...change },
      await standingEntries(tx, hour.id),
    )
    const note = change.state === 'no-show' ? `${hour.subject} (missed)` : hour.subject
    const of = {
      studentId: hour.studentId,
      sessionId: hour.id,
      occurredAt: endUntil({ ...hour, ...change }, now),
    }
    const at = action === 'hour marked' ? of.occurredAt : now
    await appendToLedger(
      tx,
      entries.map((entry) => ({ ...of, occurredAt: at, note, ...entry })),
    )
  })
  if (change.state === 'delivered') {
    await recordActivity(tx, hour.studentId, 'tuition', endUntil({ ...hour, ...change }, now))
  }
  const after = { ...hour, ...change, cancelledBy: change.cancelledBy ?? null }
  await audit(tx, within, action, {
    subjectId: hour.studentId,
    record: {
      ...{ kind: 'hour', id: hour.id, version },
      before: valuesOf(hour),
      after: valuesOf({ ...after, startsMs: hour.startsMs }),
    },
  })
  await refreshFor(within, people)
  return { version, hoursLeft }
}

/** When an hour ended; now, where it is marked while it runs. */
function endUntil(
  { startsMs, quarters }: Pick<HeldHour, 'startsMs' | 'quarters'>,
  now: Date,
): Date {
  const end = endOf(new Date(startsMs), quarters)
  return end < now ? end : now
}

/** An hour has the quarters that it took, and none where it did not take place. */
async function keepSlots(
  { db: tx, now }: Asked,
  hour: HeldHour,
  { state, quarters }: { state: HourState; quarters: number },
  { tutor }: People,
): Promise<void> {
  const isPlaced = hour.state !== 'cancelled'
  const staysPlaced = state !== 'cancelled'
  if (isPlaced === staysPlaced && (!staysPlaced || quarters === hour.quarters)) return
  await freeSlotsOf(tx, [hour.id])
  const startsAt = new Date(hour.startsMs)
  // Of hours longer ago nothing is kept, and nothing can be booked beside them.
  if (!staysPlaced || !isKept(startsAt, now)) return
  const wanted = [{ ...hour, startsAt, quarters }]
  if (await takeSlots(tx, wanted)) return
  const { day } = wallAt(startsAt, tutor.zone)
  const clashes = (await findClashes(tx, wanted)).map((clash) => ({ ...clash, day }))
  const errors = clashErrors(clashes, { zone: tutor.zone, now })
  throw new Problem(409, `${errors[0]?.message ?? 'Somebody is busy then'}.`, { errors })
}
