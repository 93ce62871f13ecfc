import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext } from '../../calls.ts'
import { publish } from '../../live/publish.ts'
import { notFound } from '../../problem.ts'
import { findMarkers, lockMarker, writeMarker } from './markers.repository.ts'

const listCall = 'GET /Marking/tutor/Marking/GetMarkers'
const saveCall = 'POST /Marking/tutor/Marking/SaveMarker'

/** Who marks, of the caller's team with the caller, or of all for admins; one statement. */
export async function getMarkers({ db, caller, now }: Asked): Promise<CallAnswer<typeof listCall>> {
  return await findMarkers(db, caller, now)
}

/**
 * Saves what a marker can take; the door has let the caller reach the tutor. What the marker has
 * stays there.
 */
export async function saveMarker(
  asked: Asked,
  { markerId, ...values }: CallContext<typeof saveCall>['body'],
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx, caller } = within
    const before = await lockMarker(tx, markerId)
    if (before === undefined) throw notFound('The marker')
    await writeMarker(tx, markerId, values)
    await audit(tx, within, 'marker changed', {
      subjectId: markerId,
      record: { kind: 'tutor', id: markerId, before, after: values },
    })
    await publish(tx, 'writing', [caller.userId, markerId])
  })
}
