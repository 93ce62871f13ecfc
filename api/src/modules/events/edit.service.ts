import type { CallAnswer, CallInput, StaleSave } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { newId } from '../../database/ids.ts'
import { type FieldError, notFound, Problem } from '../../problem.ts'
import { spanOf } from './cards.service.ts'
import {
  deleteSessions,
  type EditedEvent,
  holdToEdit,
  insertEvents,
  insertLinks,
  insertSessions,
  knownDegreeGroups,
  knownGivers,
  replaceLinks,
  updateEvent,
  updateSession,
} from './edit.repository.ts'
import { clashesOf, itsTutors } from './event.repository.ts'
import { changedSince, editedOf, keepVersion } from './event-versions.ts'
import { movedWords } from './news.rules.ts'
import { giversOf, holdersOf } from './people.repository.ts'
import { moveQueue } from './places.service.ts'
import { asTyped, movesOf, type PlannedSession, planOf, reachOf } from './plan.rules.ts'
import { slugOf } from './slug.rules.ts'
import { refreshFor, tellOf } from './tell.ts'

type SaveCall = 'POST /Event/admin/Event/Save'
type Body = CallInput<SaveCall>['body']

/** An event that is edited in this version. @throws Problem 404, 409 (`StaleSave`). */
export async function heldToEdit(
  { db: tx }: Asked,
  { id, version }: { id: string; version: number },
): Promise<EditedEvent> {
  const event = await holdToEdit(tx, id)
  if (event === undefined || event.removedMs !== null) throw notFound('The event')
  if (event.version === version) return event
  const data: StaleSave = {
    by: event.editor ?? 'Somebody',
    at: new Date(event.updatedMs).toISOString(),
    version: event.version,
    values: editedOf(event),
    changed: await changedSince(tx, event, version),
  }
  throw new Problem(409, 'Somebody has changed this event meanwhile.', { data })
}

/**
 * Makes a draft, or changes an event. Other times are told to those with a place or in the queue;
 * more places move the queue. What its tutors have at the same time is named.
 * @throws Problem 404, 409 (`StaleSave`), 422 at a field: an hour that the clocks leave out or show
 * twice, somebody who gives no events, a session with attendance that is dropped, what was cancelled.
 * @param restored of a version that comes back: which one it was
 */
export async function saveEvent(
  asked: Asked,
  body: Body,
  restored?: number,
): Promise<CallAnswer<SaveCall>> {
  const planned = planOf(body.sessions)
  if ('errors' in planned) throw refused(planned.errors)
  return await inTransaction(asked, async (within) => {
    const { sessions } = planned
    const saved =
      body.id === undefined
        ? await makeEvent(within, body, sessions)
        : await changeEvent(within, { ...body, id: body.id, restored }, sessions)
    const people = itsTutors(saved.id)
    const clashes = await clashesOf(within.db, { eventId: saved.id, people, now: within.now })
    return {
      ...saved,
      clashes: clashes.map(({ personId, personName, info, ...span }) => ({
        ...{ tutorId: personId, tutorName: personName, info },
        ...spanOf(span),
      })),
    }
  })
}

function refused(errors: readonly FieldError[]): Problem {
  return new Problem(422, errors[0]?.message ?? 'It cannot be saved', { errors })
}

/** Refuses tutors who give no events, and groups that are not there. */
async function refuseUnknown({ db: tx }: Asked, { id, tutorIds, degreeGroupIds }: Body) {
  const known = new Set([
    ...(await knownGivers(tx, tutorIds)),
    // Who gives it already may go on.
    ...(id === undefined ? [] : await giversOf(tx, id)),
  ])
  const groups = new Set(await knownDegreeGroups(tx, degreeGroupIds))
  const errors = [
    ...tutorIds.flatMap((one, index) =>
      known.has(one)
        ? []
        : [{ path: `body.tutorIds.${index}`, message: 'Choose a seminar tutor or senior tutor' }],
    ),
    ...degreeGroupIds.flatMap((one, index) =>
      groups.has(one)
        ? []
        : [{ path: `body.degreeGroupIds.${index}`, message: 'This group is not there any more' }],
    ),
  ]
  if (errors.length > 0) throw refused(errors)
}

const textsOf = ({ kind, title, description, capacity, enrolment, recordingFor }: Body) => ({
  ...{ kind, title, slug: slugOf(title), description, capacity, enrolment, recordingFor },
})

async function makeEvent(
  within: Asked,
  body: Body,
  sessions: readonly PlannedSession[],
): Promise<{ id: string; version: number }> {
  const { db: tx, caller, now } = within
  if (sessions.some(({ id }) => id !== undefined)) throw notFound('The session')
  await refuseUnknown(within, body)
  const id = newId(now.getTime())
  await insertEvents(tx, [
    {
      ...{ id, state: 'draft', ...textsOf(body), ...reachOf(sessions) },
      ...{ createdBy: caller.userId, createdAt: now, updatedBy: caller.userId, updatedAt: now },
    },
  ])
  await insertLinks(tx, [{ eventId: id, ...body }])
  await insertSessions(
    tx,
    sessions.map((session) => ({
      ...session,
      ...{ id: newId(now.getTime()), eventId: id, updatedAt: now },
    })),
  )
  const after = { ...textsOf(body), sessions: body.sessions, tutorIds: body.tutorIds }
  await audit(tx, within, 'event saved', {
    record: { kind: 'event', id, version: 1, before: null, after },
  })
  await keepVersion(within, id, null)
  return { id, version: 1 }
}

async function changeEvent(
  within: Asked,
  { restored, ...body }: Body & { id: string; restored: number | undefined },
  sessions: readonly PlannedSession[],
): Promise<{ id: string; version: number }> {
  const { db: tx, caller, now } = within
  const { id } = body
  const event = await heldToEdit(within, { id, version: body.version ?? 0 })
  await refuseUnknown(within, body)
  refuseChange(event, body, sessions)
  await keepSessions(within, event, sessions)
  await replaceLinks(tx, id, body)
  const version = event.version + 1
  const values = {
    ...textsOf(body),
    ...reachOf(sessions),
    version,
    updatedBy: caller.userId,
    updatedAt: now,
  }
  // Another last end, another report.
  const isLater = values.endsAt.getTime() > event.endsMs
  await updateEvent(tx, id, { ...values, ...(isLater && { reportAskedAt: null }) })
  const before = editedOf(event)
  const after = { ...before, ...textsOf(body), sessions: body.sessions }
  await audit(tx, within, 'event saved', {
    record: {
      ...{ kind: 'event', id, version, before },
      after: { ...after, tutorIds: body.tutorIds, degreeGroupIds: body.degreeGroupIds },
    },
    ...(restored !== undefined && { details: { restored: String(restored) } }),
  })
  await keepVersion(within, id, event)
  if (event.state !== 'published') return { id, version }
  const holders = await holdersOf(tx, id, 'all')
  const moves = movesOf(event.sessions, sessions, now)
  if (moves.length > 0) {
    const named = { ...textsOf(body), id }
    await tellOf(within, named, holders, movedWords(named, moves), { isAdjustment: true })
  }
  await moveQueue(within, { ...event, ...textsOf(body), startsMs: values.startsAt.getTime() })
  await refreshFor(within, [...holders, ...body.tutorIds])
  return { id, version }
}

function refuseChange(event: EditedEvent, body: Body, sessions: readonly PlannedSession[]): void {
  if (event.state === 'cancelled') throw new Problem(422, 'It was cancelled.')
  if (event.kind !== body.kind && event.state !== 'draft') {
    throw refused([{ path: 'body.kind', message: 'What is published stays what it is' }])
  }
  const known = new Map(event.sessions.map((session) => [session.id, session]))
  const unknown = sessions.findIndex(({ id }) => id !== undefined && !known.has(id))
  if (unknown !== -1) {
    const message = 'This session is not there any more'
    throw refused([{ path: `body.sessions.${unknown}.id`, message }])
  }
  const named = sessions.flatMap(({ id }) => (id === undefined ? [] : [id]))
  if (new Set(named).size < named.length) {
    throw refused([{ path: 'body.sessions', message: 'Name each session once' }])
  }
  const dropped = event.sessions.filter(({ id }) => !named.includes(id))
  if (dropped.some(({ hasAttendance }) => hasAttendance)) {
    const message = 'A session at which somebody was cannot be taken away'
    throw refused([{ path: 'body.sessions', message }])
  }
}

/** Adds, changes and takes away sessions; one at another time is reminded of anew. */
async function keepSessions(
  { db: tx, now }: Asked,
  event: EditedEvent,
  sessions: readonly PlannedSession[],
): Promise<void> {
  const known = new Map(event.sessions.map((session) => [session.id, session]))
  const kept = new Set(sessions.map(({ id }) => id))
  await deleteSessions(
    tx,
    event.sessions.map(({ id }) => id).filter((id) => !kept.has(id)),
  )
  for (const { id, ...session } of sessions) {
    const before = id === undefined ? undefined : known.get(id)
    if (id === undefined || before === undefined) continue
    const isMoved =
      before.startsMs !== session.startsAt.getTime() || before.endsMs !== session.endsAt.getTime()
    const isOther = JSON.stringify(asTyped(before)) !== JSON.stringify(typedOf(id, session))
    if (!isMoved && !isOther) continue
    await updateSession(tx, id, {
      ...session,
      ...{ sequence: before.sequence + 1, updatedAt: now },
      ...(isMoved && { dayToldAt: null, hourToldAt: null }),
    })
  }
  await insertSessions(
    tx,
    sessions.flatMap(({ id, ...session }) =>
      id === undefined
        ? [{ ...session, id: newId(now.getTime()), eventId: event.id, updatedAt: now }]
        : [],
    ),
  )
}

function typedOf(id: string, { startsAt, endsAt, ...rest }: Omit<PlannedSession, 'id'>) {
  const moments = { startsMs: startsAt.getTime(), endsMs: endsAt.getTime() }
  return asTyped({ ...rest, ...moments, id, sequence: 0, hasAttendance: false })
}
