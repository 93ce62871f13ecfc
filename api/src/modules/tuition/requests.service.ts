import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext } from '../../calls.ts'
import { notFound, Problem } from '../../problem.ts'
import { type HeldHour, holdHour } from './changes.repository.ts'
import { freeTimesOf } from './free-slots.service.ts'
import { changeHour, peopleOf, refusedAt, refuseFor, standingOf } from './held-hour.ts'
import { moved, takeTo } from './move.service.ts'
import { declinedWords, requestWords, withdrawnWords } from './news.rules.ts'
import { whyNotMoved } from './outcome.rules.ts'
import { endRequest, type FoundRequest, findRequest, insertRequest } from './requests.repository.ts'
import { refreshFor, tellOf } from './tell.ts'

type AskCall = 'POST /Tution/Tution/RequestReschedule'
type WithdrawCall = 'POST /Tution/Tution/WithdrawReschedule'
type AnswerCall = 'POST /Tution/tutor/Tution/AnswerReschedule'

/**
 * A student asks for another time, by up to three that are free.
 * @throws Problem 404, 409 while a request is open or for a stale version, 422 for times that are not
 * free and for an hour that has begun or ended.
 */
export async function requestAnother(
  asked: Asked,
  { reason, ...body }: CallContext<AskCall>['body'],
): Promise<CallAnswer<AskCall>> {
  return await changeHour(asked, body, async (within, hour) => {
    refuseFor(whyNotMoved(standingOf(hour), within.now), 'body.sessionId')
    const startsAt = body.startsAt.map((text) => new Date(text))
    await refuseTaken(within, hour, startsAt)
    const request = { sessionId: hour.id, reason, startsAt }
    const requestId = await insertRequest(within.db, request, within.now)
    if (requestId === undefined) {
      throw new Problem(409, 'You have asked for another time for this hour already.')
    }
    const people = await peopleOf(within, hour)
    await tellOf(within, people, {
      to: ['tutor'],
      sessionId: hour.id,
      words: requestWords({ ...hour, people }, new Date(hour.startsMs), reason),
    })
    await refreshFor(within, people)
    return { requestId }
  })
}

async function refuseTaken(within: Asked, hour: HeldHour, startsAt: Date[]): Promise<void> {
  const isFree = await freeTimesOf(within, hour)
  for (const [index, moment] of startsAt.entries()) {
    const at = `body.startsAt.${index}`
    if (startsAt.slice(0, index).some((other) => other.getTime() === moment.getTime())) {
      throw refusedAt(422, at, 'Choose each time once.')
    }
    if (!isFree(moment)) throw refusedAt(422, at, 'This time is not free. Please choose another.')
  }
}

/**
 * A student takes an open request back.
 * @throws Problem 404, 409 for one that is not open any more.
 */
export async function withdraw(
  asked: Asked,
  { requestId }: CallContext<WithdrawCall>['body'],
): Promise<undefined> {
  return await inTransaction(asked, async (within) => {
    const { request, hour } = await findAsked(within, requestId)
    await end(within, request, { state: 'withdrawn', message: '' })
    const people = await peopleOf(within, hour)
    await tellOf(within, people, {
      to: ['tutor'],
      sessionId: hour.id,
      words: withdrawnWords({ ...hour, people }, new Date(hour.startsMs)),
    })
    await refreshFor(within, people)
    return undefined
  })
}

/**
 * Moves an hour to one of the times that its student asked for, or declines with words.
 * @throws Problem 404, 409 for a request that is not open any more, for a stale version of the hour,
 * and where the time is taken meanwhile, when the request stays open; 422.
 */
export async function answer(
  asked: Asked,
  { requestId, version, startsAt, message }: CallContext<AnswerCall>['body'],
): Promise<CallAnswer<AnswerCall>> {
  const found = await findRequest(asked.db, asked.caller, requestId, asked.now)
  if (found === undefined) throw notFound('The request')
  const { sessionId } = found
  return await changeHour(asked, { sessionId, version }, async (within, hour) => {
    if (found.state !== 'open') throw notOpen()
    if (startsAt === null) return await decline(within, hour, found, message)
    refuseFor(whyNotMoved(standingOf(hour), within.now), 'body.startsAt')
    const moment = new Date(startsAt)
    if (!found.startsMs.includes(moment.getTime())) {
      throw refusedAt(422, 'body.startsAt', 'Choose one of the times that were asked for.')
    }
    if (moment <= within.now) throw refusedAt(409, 'body.startsAt', 'This time has passed.')
    await end(within, found, { state: 'accepted', message })
    const { quarters, joinLink } = hour
    const target = { startsAt: moment, quarters, joinLink }
    const around = await takeTo(within, hour, target, ['outside', 'balance', 'holiday'])
    await moved(within, hour, target, around, message)
    return { version: hour.version + 1 }
  })
}

async function decline(
  within: Asked,
  hour: HeldHour,
  request: FoundRequest,
  message: string,
): Promise<{ version: number }> {
  if (message === '') throw refusedAt(422, 'body.message', 'Say why, or what would do.')
  await end(within, request, { state: 'declined', message })
  await audit(within.db, within, 'request for another time answered', {
    subjectId: hour.studentId,
    record: {
      ...{ kind: 'hour', id: hour.id, version: hour.version },
      before: { request: 'open', message: '' },
      after: { request: 'declined', message },
    },
  })
  const people = await peopleOf(within, hour)
  await tellOf(within, people, {
    sessionId: hour.id,
    words: declinedWords({ ...hour, people }, new Date(hour.startsMs), message),
  })
  await refreshFor(within, people)
  return { version: hour.version }
}

/** A student's own request with its hour, held in the order in which whoever answers holds them. */
async function findAsked(within: Asked, requestId: string) {
  const { db, caller, now } = within
  const request = await findRequest(db, caller, requestId, now)
  const hour = request && (await holdHour(db, caller, request.sessionId))
  if (request === undefined || hour === undefined) throw notFound('The request')
  return { request, hour }
}

async function end(
  { db, now, caller }: Asked,
  { id, state }: FoundRequest,
  as: { state: 'accepted' | 'declined' | 'withdrawn'; message: string },
): Promise<void> {
  const answeredBy = as.state === 'withdrawn' ? null : caller.userId
  if (state !== 'open' || !(await endRequest(db, id, { ...as, answeredBy }, now))) {
    throw notOpen()
  }
}

const notOpen = () => new Problem(409, 'This request is not open any more.')
