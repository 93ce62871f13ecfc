import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { newId } from '../../database/ids.ts'
import { notFound } from '../../problem.ts'
import { findAttendee, insertNote } from './attendee.repository.ts'

type Call = 'GET /Event/tutor/Event/GetAttendee'

const moment = (ms: number) => new Date(ms).toISOString()
const maybe = (ms: number | null) => (ms === null ? null : moment(ms))

/** One attendee. @throws Problem 404 for what the caller does not give, and who never had a place. */
export async function attendee(
  { db, caller, now }: Asked,
  { id, uid: studentId }: { id: string; uid: string },
): Promise<CallAnswer<Call>> {
  const row = await findAttendee(db, caller, { id, studentId }, now)
  if (row === undefined) throw notFound('The attendee')
  const { state, queuePlace, registeredMs, cancelledMs, rating, attended, places, ...rest } = row
  return {
    ...rest,
    place: {
      ...{ state, queuePlace },
      registeredAt: moment(registeredMs),
      cancelledAt: maybe(cancelledMs),
    },
    sessions: row.sessions.map(({ startsMs, joinedMs, markedMs, ...session }) => ({
      ...session,
      startsAt: moment(startsMs),
      joinedAt: maybe(joinedMs),
      markedAt: maybe(markedMs),
    })),
    // Whoever gave it is told ratings without names.
    rating:
      rating === null || caller.role === 'Tutor'
        ? null
        : { stars: rating.stars, comment: rating.comment, ratedAt: moment(rating.ratedMs) },
    notes: row.notes.map(({ atMs, ...note }) => ({ ...note, at: moment(atMs) })),
    elsewhere: { attended, places },
  }
}

/** Notes something of an attendee, for staff. @throws Problem 404 as `attendee`. */
export async function noteAttendee(
  asked: Asked,
  { eventId, studentId, text }: CallInput<'POST /Event/tutor/Event/SaveAttendeeNote'>['body'],
): Promise<{ id: string }> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const found = await findAttendee(tx, caller, { id: eventId, studentId }, now)
    if (found === undefined) throw notFound('The attendee')
    const id = newId(now.getTime())
    await insertNote(tx, { id, eventId, studentId, writerId: caller.userId, text, writtenAt: now })
    await audit(tx, within, 'attendee noted', {
      subjectId: studentId,
      record: { kind: 'event', id: eventId, before: null, after: { note: text } },
    })
    return { id }
  })
}
