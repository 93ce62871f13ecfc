import type { StaleSave } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import type { Values } from '../../audit/audit.rules.ts'
import { notFound, Problem } from '../../problem.ts'
import { findAround, type People } from './around.repository.ts'
import { type HeldHour, holdHour, readHour } from './changes.repository.ts'
import { iso, shownHour } from './hour-shown.rules.ts'
import { findChangesSince } from './hours.repository.ts'
import type { HourStanding } from './outcome.rules.ts'

/** A refusal of one thing, at the field that it is about. */
export function refusedAt(status: number, path: string, message: string): Problem {
  return new Problem(status, message, { errors: [{ path, message }] })
}

/** Refuses (422) where there is a reason. */
export function refuseFor(why: string | undefined, path: string): void {
  if (why !== undefined) throw refusedAt(422, path, why)
}

/** What the rules of outcomes want to know of an hour. */
export function standingOf({ state, startsMs, quarters, reportId }: HeldHour): HourStanding {
  return { state, startsAt: new Date(startsMs), quarters, hasReport: reportId !== null }
}

/** What the log keeps of an hour, by the names of the calls. */
export function valuesOf(
  hour: Pick<
    HeldHour,
    'subject' | 'startsMs' | 'quarters' | 'joinLink' | 'state' | 'cancelledBy' | 'reason'
  >,
): Values {
  const { subject, startsMs, quarters, joinLink, state, cancelledBy, reason } = hour
  return { subject, startsAt: iso(startsMs), quarters, joinLink, state, cancelledBy, reason }
}

/**
 * Runs a change of an hour that is in the caller's sight, in one transaction, with the hour held.
 * @throws Problem 404 for any other hour, 409 (`StaleSave` with the present hour) for a version that
 * is not the present one.
 */
export async function changeHour<T>(
  asked: Asked,
  { sessionId, version }: { sessionId: string; version: number },
  run: (within: Asked, hour: HeldHour) => Promise<T>,
): Promise<T> {
  return await inTransaction(asked, async (within) => {
    const hour = await holdHour(within.db, within.caller, sessionId)
    if (hour === undefined) throw notFound('The hour')
    if (hour.version !== version) throw await staleHour(within, sessionId, version)
    return await run(within, hour)
  })
}

/** The refusal of a change of an hour that is another meanwhile. */
async function staleHour(
  { db, now, caller }: Asked,
  sessionId: string,
  version: number,
): Promise<Problem> {
  const present = await readHour(db, sessionId, now)
  if (present === undefined) return notFound('The hour')
  const { by, atMs, changed } = await findChangesSince(db, sessionId, version)
  const data: StaleSave = {
    by: by ?? 'Somebody else',
    at: iso(atMs ?? now.getTime()),
    version: present.version,
    values: shownHour(present, caller.role),
    changed,
  }
  const message = `The hour has been changed by ${by ?? 'somebody else'} meanwhile.`
  return new Problem(409, message, { data })
}

/** Whom an hour concerns. */
export async function peopleOf(
  { db, now }: Pick<Asked, 'db' | 'now'>,
  { studentId, tutorId }: Pick<HeldHour, 'studentId' | 'tutorId'>,
): Promise<People> {
  const around = await findAround(db, { studentId, tutorId, from: now, until: now })
  if (around === undefined) throw notFound('The hour')
  return around
}
