import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { Caller } from '../../calls.ts'
import { notFound } from '../../problem.ts'
import { spanOf } from './cards.service.ts'
import { refuseOtherTutors, refuseWithout } from './entitlement.ts'
import {
  clashesOf,
  type EventFileRow,
  type EventRow,
  findEvent,
  onlyPerson,
  type SessionRow,
} from './event.repository.ts'
import { joinLinkFor, type Looker, opensAtOf, ownRules } from './shown.rules.ts'

type Shown = CallAnswer<'GET /Event/Event/GetEvent'>

/**
 * An event that the caller may see.
 * @throws Problem 403 for who has no seminars or courses, 404 for drafts, courses that a tutor does
 * not give, and what is not there.
 */
export async function eventFor({ db, caller }: Asked, id: string): Promise<EventRow> {
  const event = await findEvent(db, caller, id)
  if (event === undefined) throw notFound('The event')
  refuseWithout(caller, event.kind)
  if (caller.role !== 'Student' && !event.isGiver) {
    if (event.kind === 'course') throw notFound('The event')
    refuseOtherTutors(caller)
  }
  return event
}

/** All of an event, as its page shows it to the caller. @throws Problem as `eventFor`. */
export async function getEvent(asked: Asked, id: string): Promise<Shown> {
  const event = await eventFor(asked, id)
  const { db, caller, now } = asked
  const isOver = now.getTime() >= event.endsMs
  const clashes =
    isOver || caller.role === 'Admin' || event.state === 'cancelled'
      ? []
      : await clashesOf(db, { eventId: id, people: onlyPerson(caller.userId), now })
  const {
    startsMs: _s,
    endsMs: _e,
    ownState: _o,
    queuePlace: _q,
    rating: _r,
    wasThere: _w,
    ...rest
  } = event
  return {
    ...rest,
    sessions: event.sessions.map((session) => sessionFor(session, event, caller, now)),
    files: event.files.map(fileShown),
    own: ownOf(event, caller, now),
    clashes: clashes.map(({ info, ...span }) => ({ info, ...spanOf(span) })),
  }
}

/** Who looks at an event. */
export function lookerOf(
  { ownState, isGiver }: Pick<EventRow, 'ownState' | 'isGiver'>,
  { role, isImpersonating }: Caller,
): Looker {
  return {
    hasPlace: ownState === 'registered',
    ...{ isGiver, isImpersonating },
    isAdmin: role === 'Admin',
  }
}

function sessionFor(
  session: SessionRow,
  event: EventRow,
  caller: Caller,
  now: Date,
): Shown['sessions'][number] {
  const { id, title, timeZone, place, joinLink, recordingId, recordingLink, attendance } = session
  const span = { startsAt: session.startsMs, endsAt: session.endsMs }
  const looker = lookerOf(event, caller)
  const mayWatch = event.recordingFor === 'everyone' || looker.hasPlace || event.isGiver
  const hasIt = recordingId !== null || recordingLink !== null
  return {
    ...{ id, title, timeZone, place, attendance },
    ...spanOf(session),
    joinLink: joinLinkFor(
      looker,
      { joinLink, ...span },
      { isCancelled: event.state === 'cancelled', now: now.getTime() },
    ),
    isOnline: joinLink !== null,
    opensAt: opensAtOf(span).toISOString(),
    recording: mayWatch && hasIt ? { assetId: recordingId, link: recordingLink } : null,
  }
}

function fileShown({ shownFromMs, ...file }: EventFileRow): Shown['files'][number] {
  return { ...file, shownFrom: shownFromMs === null ? null : new Date(shownFromMs).toISOString() }
}

function ownOf(event: EventRow, { role }: Caller, now: Date): Shown['own'] {
  const { ownState, queuePlace, rating } = event
  const nothing = { mayRegister: false, mayCancel: false, mayRate: false, reasons: [] }
  const standing = {
    ...event,
    ...{ startsAt: event.startsMs, endsAt: event.endsMs, ratedAt: rating?.ratedMs ?? null },
  }
  return {
    ...{ state: ownState, queuePlace },
    rating:
      rating === null
        ? null
        : {
            ...{ stars: rating.stars, comment: rating.comment },
            ratedAt: new Date(rating.ratedMs).toISOString(),
          },
    ...(role === 'Student' ? ownRules(standing, now.getTime()) : nothing),
  }
}
