import type { CallAnswer, CallInput } from '@portal/shared/api'
import { wallAt } from '@portal/shared/contract'
import { type Asked, askedByServer, inTransaction, type Occasion } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { newId } from '../../database/ids.ts'
import { notFound, Problem } from '../../problem.ts'
import { letGo } from '../files/index.ts'
import {
  deleteForGood,
  type EditedEvent,
  filesToForget,
  holdToEdit,
  insertEvents,
  insertLinks,
  insertSessions,
  removedBefore,
  touchSessions,
  updateEvent,
} from './edit.repository.ts'
import { heldToEdit } from './edit.service.ts'
import { restoreDays } from './event-files.service.ts'
import { keepVersion } from './event-versions.ts'
import { cancelledWords, placeWords } from './news.rules.ts'
import { holdersOf } from './people.repository.ts'
import { reachOf } from './plan.rules.ts'
import { refreshFor, tellOf } from './tell.ts'
import { daysLater } from './when.rules.ts'

type Versioned = { id: string; version: number }
type DuplicateCall = 'POST /Event/admin/Event/Duplicate'

const dayMs = 86_400_000

/**
 * Shows a draft to learners; who was given a place before is told of it.
 * @throws Problem 404, 409 (`StaleSave`), 422 for what was cancelled and without a session to come.
 */
export async function publishEvent(asked: Asked, named: Versioned): Promise<{ version: number }> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const event = await heldToEdit(within, named)
    if (event.state === 'cancelled') throw new Problem(422, 'It was cancelled.')
    if (event.state === 'published') return { version: event.version }
    if (!event.sessions.some(({ startsMs }) => startsMs > now.getTime())) {
      throw new Problem(422, 'Add a session that is still to come.')
    }
    const version = event.version + 1
    await updateEvent(tx, event.id, {
      ...{ state: 'published', version, updatedBy: caller.userId, updatedAt: now },
    })
    const holders = await holdersOf(tx, event.id, 'registered')
    await tellOf(within, event, holders, placeWords(event, new Date(event.startsMs), 'admin'))
    await audit(tx, within, 'event published', {
      record: {
        ...{ kind: 'event', id: event.id, version },
        ...{ before: { state: event.state }, after: { state: 'published' } },
      },
    })
    await keepVersion(within, event.id, event)
    await refreshFor(within, [...holders, ...event.tutorIds])
    return { version }
  })
}

/**
 * Calls an event off, for good. Who has a place or waits is told why.
 * @throws Problem 404, 409 (`StaleSave`), 422 once it is over.
 */
export async function cancelEvent(
  asked: Asked,
  { reason, ...named }: CallInput<'POST /Event/admin/Event/Cancel'>['body'],
): Promise<{ version: number }> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const event = await heldToEdit(within, named)
    if (event.state === 'cancelled') return { version: event.version }
    if (now.getTime() >= event.endsMs) throw new Problem(422, 'It is over.')
    const version = event.version + 1
    await updateEvent(tx, event.id, {
      ...{ state: 'cancelled', reason, version, cancelledAt: now },
      ...{ updatedBy: caller.userId, updatedAt: now },
    })
    await touchSessions(tx, event.id, now)
    const holders = await holdersOf(tx, event.id, 'all')
    if (event.state === 'published') {
      const words = cancelledWords(event, new Date(event.startsMs), reason)
      const hearers = [...holders, ...event.tutorIds]
      await tellOf(within, event, hearers, words, { isAdjustment: true })
    }
    await audit(tx, within, 'event cancelled', {
      record: {
        ...{ kind: 'event', id: event.id, version },
        before: { state: event.state, reason: event.reason },
        after: { state: 'cancelled', reason },
      },
    })
    await keepVersion(within, event.id, event)
    await refreshFor(within, [...holders, ...event.tutorIds])
    return { version }
  })
}

/**
 * Removes an event in which nobody has a place or waits, or brings it back within 30 days.
 * @throws Problem 404 for an unknown one and one that was removed longer ago, 409 with places.
 */
export async function removeEvent(
  asked: Asked,
  { id, isRestored = false }: CallInput<'POST /Event/admin/Event/Remove'>['body'],
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const event = await holdToEdit(tx, id)
    if (event === undefined || isGone(event, now)) throw notFound('The event')
    if ((event.removedMs !== null) !== isRestored) {
      if (event.removedMs === null) return
      throw notFound('The event')
    }
    if (!isRestored && event.registered + event.waiting > 0) {
      throw new Problem(409, 'Somebody has a place in it. Cancel it instead.', {
        data: { registered: event.registered, waiting: event.waiting },
      })
    }
    await updateEvent(tx, id, { removedAt: isRestored ? null : now, updatedAt: now })
    await touchSessions(tx, id, now)
    await audit(tx, within, 'event removed', {
      record: {
        ...{ kind: 'event', id },
        before: { title: event.title, isRemoved: isRestored },
        after: { title: event.title, isRemoved: !isRestored },
      },
    })
  })
}

function isGone({ removedMs }: EditedEvent, now: Date): boolean {
  return removedMs !== null && now.getTime() >= removedMs + restoreDays * dayMs
}

/**
 * Makes drafts like an event, each so many days after the one before, at the same times by the clocks
 * of its zones.
 * @throws Problem 404 for an unknown event.
 */
export async function duplicateEvent(
  asked: Asked,
  { id, times, everyDays }: CallInput<DuplicateCall>['body'],
): Promise<CallAnswer<DuplicateCall>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const event = await holdToEdit(tx, id)
    if (event === undefined || event.removedMs !== null) throw notFound('The event')
    const copies = Array.from({ length: times }, (_, index) =>
      copyOf(event, everyDays * (index + 1), newId(now.getTime())),
    )
    const { kind, title, slug, description, capacity, enrolment, recordingFor } = event
    await insertEvents(
      tx,
      copies.map(({ id: copyId, sessions }) => ({
        ...{ id: copyId, kind, title, slug, description, capacity, enrolment, recordingFor },
        ...{ state: 'draft' as const, ...reachOf(sessions) },
        ...{ createdBy: caller.userId, createdAt: now, updatedBy: caller.userId, updatedAt: now },
      })),
    )
    const { degreeGroupIds, tutorIds } = event
    await insertLinks(
      tx,
      copies.map((copy) => ({ eventId: copy.id, degreeGroupIds, tutorIds })),
    )
    await insertSessions(
      tx,
      copies.flatMap((copy) =>
        copy.sessions.map((session) => ({
          ...session,
          ...{ id: newId(now.getTime()), eventId: copy.id, updatedAt: now },
        })),
      ),
    )
    const ids = copies.map((copy) => copy.id)
    await audit(tx, within, 'event duplicated', {
      record: { kind: 'event', id, before: null, after: { copies: ids } },
    })
    return { ids }
  })
}

function copyOf({ sessions }: EditedEvent, days: number, id: string) {
  return {
    id,
    sessions: sessions.map(({ title, startsMs, endsMs, timeZone, place, joinLink }) => {
      const startsAt = daysLater(wallAt(new Date(startsMs), timeZone), days, timeZone)
      const endsAt = daysLater(wallAt(new Date(endsMs), timeZone), days, timeZone)
      // Where a clock goes back over it, what comes twice is taken the first time.
      const isRight = endsAt > startsAt
      return {
        ...{ title, startsAt, timeZone, place, joinLink },
        endsAt: isRight ? endsAt : new Date(startsAt.getTime() + endsMs - startsMs),
      }
    }),
  }
}

/** Removes for good what was removed 30 days ago, with its files. */
export async function forgetOldEvents(db: Occasion['db'], now: Date): Promise<void> {
  const before = new Date(now.getTime() - restoreDays * dayMs)
  await db.transaction(async (tx) => {
    const eventIds = await removedBefore(tx, before)
    const fileIds = await filesToForget(tx, before, eventIds)
    const occasion = askedByServer(tx, now)
    for (const recordId of fileIds) await letGo(occasion, { area: 'event', recordId })
    await deleteForGood(tx, { fileIds, eventIds })
  })
}
