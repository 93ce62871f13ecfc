import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction, type Occasion } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { notFound, Problem } from '../../problem.ts'
import { refuseWithout } from './entitlement.ts'
import { placeWords, removedWords } from './news.rules.ts'
import { giversOf, holdersOf } from './people.repository.ts'
import {
  candidatesOf,
  dropPlace,
  eventsToMove,
  findPlace,
  givePlaces,
  type HeldEvent,
  holdEvent,
  queueOf,
  queueUp,
} from './places.repository.ts'
import { getsPlace, movingUp } from './queue.rules.ts'
import { whyNotCancelled, whyNotRegistered } from './shown.rules.ts'
import { refreshFor, tellOf } from './tell.ts'

type RegisterCall = 'POST /Event/Event/Register'
type AddCall = 'POST /Event/admin/Event/AddStudents'

/** An event that is held, as learners may change their places in it. */
async function heldForLearner(asked: Asked, id: string): Promise<HeldEvent> {
  const event = await holdEvent(asked.db, id)
  if (event === undefined || event.state === 'draft') throw notFound('The event')
  refuseWithout(asked.caller, event.kind)
  return event
}

const rulesOf = ({ state, enrolment, startsMs }: HeldEvent) => ({
  ...{ state, enrolment, startsAt: startsMs },
})

/**
 * Gives the caller a place, or one at the end of the queue. Who holds one keeps it.
 * @throws Problem 403 without what the programme must include, 404 for what is not shown, 409 where
 * it is full and the queue is not accepted, 422 where nobody can register any more.
 */
export async function register(
  asked: Asked,
  { id, acceptsQueue }: CallInput<RegisterCall>['body'],
): Promise<CallAnswer<RegisterCall>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const event = await heldForLearner(within, id)
    const own = await findPlace(tx, id, caller.userId)
    if (own !== undefined && own.state !== 'cancelled') {
      return { state: own.state, queuePlace: own.queuePlace }
    }
    const why = whyNotRegistered(rulesOf(event), now.getTime())
    if (why !== undefined) throw new Problem(422, why)
    // Somebody may have what was lost again, and was there before.
    const moved = await moveQueue(within, event)
    const waiting = event.waiting === 0 ? [] : await queueOf(tx, event, now)
    const isPlace = getsPlace({ ...moved, waiting })
    if (!isPlace && !acceptsQueue) {
      throw new Problem(409, 'All places are taken. You can join the queue.', {
        data: { queue: waiting.length },
      })
    }
    if (isPlace) {
      await givePlaces(tx, id, [caller.userId], now)
      const words = placeWords(event, new Date(event.startsMs), 'asked')
      await tellOf(within, event, [caller.userId], words)
    } else {
      await queueUp(tx, id, caller.userId, now)
    }
    await refreshFor(within, [caller.userId, ...(await giversOf(tx, id))])
    const { state = 'cancelled', queuePlace = null } =
      (await findPlace(tx, id, caller.userId)) ?? {}
    if (state === 'cancelled') throw new Error('A place that was given is not there')
    return { state, queuePlace }
  })
}

/**
 * Gives the caller's place, or the one in the queue, back; the next in the queue gets it.
 * @throws Problem 403, 404 as `register`, 422 after the first start and once it is cancelled.
 */
export async function cancelPlace(asked: Asked, id: string): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const event = await heldForLearner(within, id)
    const own = await findPlace(tx, id, caller.userId)
    if (own === undefined || own.state === 'cancelled') return
    const why = whyNotCancelled(rulesOf(event), now.getTime())
    if (why !== undefined) throw new Problem(422, why)
    await takePlace(within, event, caller.userId, own.state)
  })
}

/** Takes a place, moves the queue, and has open pages ask again. */
async function takePlace(
  within: Occasion,
  event: HeldEvent,
  studentId: string,
  state: 'registered' | 'waiting',
): Promise<void> {
  const { db: tx, now } = within
  await dropPlace(tx, event.id, studentId, now)
  const left = state === 'registered' ? { registered: event.registered - 1 } : {}
  await moveQueue(within, { ...event, ...left })
  // Who waits is one place further on.
  const waiting = event.waiting > 0 ? await holdersOf(tx, event.id, 'waiting') : []
  await refreshFor(within, [studentId, ...waiting, ...(await giversOf(tx, event.id))])
}

/**
 * Gives the places that are free to those who wait, in order, and tells them. Belongs into the
 * transaction that holds the event.
 * @returns the places as they are then
 */
export async function moveQueue(
  within: Occasion,
  event: HeldEvent,
): Promise<Pick<HeldEvent, 'capacity' | 'registered'>> {
  const { db: tx, now } = within
  const { capacity, registered, startsMs, waiting, state } = event
  if (waiting === 0 || state !== 'published' || (capacity !== null && registered >= capacity)) {
    return { capacity, registered }
  }
  const queue = await queueOf(tx, event, now)
  const moving = movingUp({ capacity, registered, waiting: queue }, now.getTime() >= startsMs)
  if (moving.length > 0) {
    await givePlaces(tx, event.id, moving, now)
    const words = placeWords(event, new Date(startsMs), 'queue')
    await tellOf(within, event, moving, words, { isAdjustment: true })
    await refreshFor(within, moving)
  }
  return { capacity, registered: registered + moving.length }
}

/**
 * Gives students places, over the queue, and over the capacity where that is allowed.
 * @throws Problem 404 for an unknown event, 409 where it is full, 422 at a field for who is no
 * student, and once the event is cancelled or over.
 */
export async function addStudents(
  asked: Asked,
  { id, studentIds, mayExceed }: CallInput<AddCall>['body'],
): Promise<CallAnswer<AddCall>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const event = await holdEvent(tx, id)
    if (event === undefined) throw notFound('The event')
    if (event.state === 'cancelled') throw new Problem(422, 'It was cancelled.')
    if (now.getTime() >= event.endsMs) throw new Problem(422, 'It is over.')
    const candidates = await candidatesOf(tx, event, studentIds, now)
    const known = new Map(candidates.map((one) => [one.id, one]))
    const errors = studentIds.flatMap((one, index) =>
      known.has(one) ? [] : [{ path: `body.studentIds.${index}`, message: 'This is no student' }],
    )
    if (errors.length > 0) throw new Problem(422, 'This is no student', { errors })
    const added = candidates.filter(({ isEntitled, state }) => isEntitled && state !== 'registered')
    const { capacity, registered } = event
    if (!mayExceed && capacity !== null && registered + added.length > capacity) {
      const free = Math.max(0, capacity - registered)
      throw new Problem(409, `Only ${free} of ${capacity} places are free.`, { data: { free } })
    }
    const ids = added.map((one) => one.id)
    if (ids.length > 0) {
      await givePlaces(tx, id, ids, now)
      if (event.state === 'published') {
        await tellOf(within, event, ids, placeWords(event, new Date(event.startsMs), 'admin'))
      }
    }
    await audit(tx, within, 'event places given', {
      record: { kind: 'event', id, before: { added: [] }, after: { added: ids } },
    })
    await refreshFor(within, [...ids, ...(await giversOf(tx, id))])
    const results = studentIds.map((studentId) => {
      const { isEntitled = false, state: before = null } = known.get(studentId) ?? {}
      const holds = isEntitled || before === 'registered'
      return { studentId, state: holds ? 'registered' : 'not included' } as const
    })
    return { results }
  })
}

/**
 * Takes a student's place, or the one in the queue; the next in the queue gets it until the first
 * start.
 * @throws Problem 404 for an unknown event and for who has no place in it.
 */
export async function removeStudent(
  asked: Asked,
  { id, studentId }: CallInput<'POST /Event/admin/Event/RemoveStudent'>['body'],
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx } = within
    const event = await holdEvent(tx, id)
    const own = event && (await findPlace(tx, id, studentId))
    if (event === undefined || own === undefined) throw notFound('The place')
    if (own.state === 'cancelled') return
    await takePlace(within, event, studentId, own.state)
    if (event.state === 'published') await tellOf(within, event, [studentId], removedWords(event))
    await audit(tx, within, 'event place taken', {
      subjectId: studentId,
      record: { kind: 'event', id, before: { place: own.state }, after: { place: 'cancelled' } },
    })
  })
}

/**
 * Moves the queues of events that have places to give although somebody waits: an account has gone,
 * or a programme has again what it had lost.
 */
export async function moveQueues(occasion: Occasion): Promise<void> {
  for (const id of await eventsToMove(occasion.db, occasion.now)) {
    await inTransaction(occasion, async (within) => {
      const event = await holdEvent(within.db, id)
      if (event !== undefined) await moveQueue(within, event)
    })
  }
}
