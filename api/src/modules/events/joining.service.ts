import type { CallAnswer, CallInput } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { notFound, Problem } from '../../problem.ts'
import { refuseWithout } from './entitlement.ts'
import { eventFor } from './event.service.ts'
import { findSessionToJoin, keepRating, noteJoined } from './joining.repository.ts'
import { joinLinkFor, opensAtOf, whyNotRated } from './shown.rules.ts'

type JoinCall = 'POST /Event/Event/Join'

/**
 * The way into a session; that a student took it is noted once.
 * @throws Problem 403 without what the programme must include, 404 without a place, 422 outside of
 * its time (with `opensAt`), when it is cancelled, and where there is no link.
 */
export async function join(
  { db, caller, now }: Asked,
  { sessionId }: CallInput<JoinCall>['body'],
): Promise<CallAnswer<JoinCall>> {
  const session = await findSessionToJoin(db, caller, sessionId)
  if (session === undefined) throw notFound('The session')
  refuseWithout(caller, session.kind)
  const { eventState, hasPlace, isGiver, joinLink } = session
  if (eventState === 'cancelled') throw new Problem(422, 'It was cancelled.')
  if (joinLink === null) throw new Problem(422, 'There is no way in to this session online.')
  const span = { startsAt: session.startsMs, endsAt: session.endsMs }
  const { isImpersonating } = caller
  const link = joinLinkFor(
    { hasPlace, isGiver, isImpersonating, isAdmin: false },
    { joinLink, ...span },
    { isCancelled: false, now: now.getTime() },
  )
  if (link === null) {
    const isOver = now.getTime() >= span.endsAt
    throw new Problem(
      422,
      isOver ? 'It is over.' : 'It can be joined from 10 minutes before its start.',
      { data: { opensAt: opensAtOf(span).toISOString() } },
    )
  }
  if (caller.role === 'Student') await noteJoined(db, sessionId, caller.userId, now)
  return { joinLink: link }
}

/**
 * Keeps what a student thinks of an event.
 * @throws Problem 403, 404 as `eventFor`; 422 before the end, for who was not there, and 14 days after
 * the first time.
 */
export async function rate(
  asked: Asked,
  { id, stars, comment }: CallInput<'POST /Event/Event/Rate'>['body'],
): Promise<void> {
  const { db, caller, now } = asked
  const { state, endsMs, wasThere, rating } = await eventFor(asked, id)
  const standing = { state, endsAt: endsMs, wasThere, ratedAt: rating?.ratedMs ?? null }
  const why = whyNotRated(standing, now.getTime())
  if (why !== undefined) throw new Problem(422, why)
  await keepRating(db, { eventId: id, studentId: caller.userId, stars, comment }, now)
}
