import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import { closeRequests, type HeldHour, holdFollowing, updateHours } from './changes.repository.ts'
import { changeHour, peopleOf, refuseFor, standingOf, valuesOf } from './held-hour.ts'
import { cancelledWords } from './news.rules.ts'
import { whyNotCancelled } from './outcome.rules.ts'
import { freeSlotsOf } from './slots.repository.ts'
import { refreshFor, tellOf } from './tell.ts'

type Call = 'POST /Tution/tutor/Tution/Cancel'

/**
 * Cancels a planned hour, or it and those of its series that follow: frees their quarters, closes
 * open requests for them, and tells of all of them at once.
 * @throws Problem 404, 409 for a stale version, 422 for an hour that has an outcome.
 */
export async function cancel(
  asked: Asked,
  { by, reason, following, ...named }: CallContext<Call>['body'],
): Promise<CallAnswer<Call>> {
  return await changeHour(asked, named, async (within, hour) => {
    refuseFor(whyNotCancelled(standingOf(hour)), 'body.sessionId')
    const { db: tx, now } = within
    const hours = [hour, ...(following ? await holdFollowing(tx, hour) : [])]
    const ids = hours.map(({ id }) => id)
    await closeRequests(tx, ids, now)
    await freeSlotsOf(tx, ids)
    const change = { state: 'cancelled', cancelledBy: by, reason } as const
    await updateHours(tx, ids, change, now)
    await written(within, hours, change)
    const people = await peopleOf(within, hour)
    const dates = hours.map(({ startsMs }) => new Date(startsMs))
    await tellOf(within, people, {
      sessionId: hour.id,
      isAdjustment: true,
      words: cancelledWords({ subject: hour.subject, people }, dates, { by, reason }),
    })
    await refreshFor(within, people)
    return { cancelled: hours.length }
  })
}

async function written(
  within: Asked,
  hours: readonly HeldHour[],
  change: Pick<HeldHour, 'state' | 'cancelledBy' | 'reason'>,
): Promise<void> {
  const batch = hours.length > 1 ? newId(within.now.getTime()) : undefined
  for (const hour of hours) {
    await audit(within.db, within, 'hour cancelled', {
      subjectId: hour.studentId,
      record: {
        ...{ kind: 'hour', id: hour.id, version: hour.version + 1 },
        before: valuesOf(hour),
        after: valuesOf({ ...hour, ...change }),
        ...(batch !== undefined && { batch }),
      },
    })
  }
}
