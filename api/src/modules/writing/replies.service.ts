import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { publish } from '../../live/publish.ts'
import { notFound, Problem } from '../../problem.ts'
import {
  countReplies,
  holdReturned,
  insertReply,
  type ReturnedMarking,
  setTick,
} from './replies.repository.ts'
import { pathOfItem, pathOfVersion, tellReply } from './told.ts'

const replyCall = 'POST /Writing/Writing/Reply'
type Tick = CallInput<'POST /Writing/Writing/TickComment'>['body']

/** Most replies of a marking. */
const mostReplies = 200
const hourMs = 3_600_000

/** @throws Problem 404 for a marking that has not come back, or is neither the caller's nor made by them. */
async function returned({ db, caller }: Asked, markingId: string): Promise<ReturnedMarking> {
  const marking = await holdReturned(db, caller.userId, markingId)
  if (marking === undefined) throw notFound('The record')
  return marking
}

function refuseUnknown({ commentIds }: ReturnedMarking, commentId: string | null): void {
  if (commentId === null || commentIds.includes(commentId)) return
  const message = 'There is no such comment.'
  throw new Problem(422, message, { errors: [{ path: 'body.commentId', message }] })
}

/**
 * A reply to a comment of a marking that has come back, or to the whole, by its student or its
 * marker. The other side is told, once an hour.
 * @throws Problem 404 for a marking that is neither, 422 for an unknown comment and the 201st reply.
 */
export async function reply(
  asked: Asked,
  { markingId, commentId, text }: CallInput<typeof replyCall>['body'],
): Promise<CallAnswer<typeof replyCall>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const marking = await returned(within, markingId)
    refuseUnknown(marking, commentId)
    const { studentId, markerId } = marking
    const isByStudent = caller.userId === studentId
    const before = await countReplies(tx, markingId, { studentId, isByStudent })
    if (before.count >= mostReplies) {
      throw new Problem(422, `A marking has at most ${mostReplies} replies.`)
    }
    const isTold = before.toldMs === null || before.toldMs + hourMs <= now.getTime()
    const replyId = newId(now.getTime())
    const said = { id: replyId, markingId, commentId, byId: caller.userId, at: now, text, isTold }
    await insertReply(tx, said)
    const to = isByStudent ? markerId : studentId
    if (isTold && to !== null) {
      const path = isByStudent ? pathOfItem(marking.itemId) : pathForStudent(marking)
      await tellReply(within, { to, isToMarker: isByStudent, path })
    }
    await publish(tx, 'writing', [studentId, ...(markerId === null ? [] : [markerId])])
    return { replyId, at: now.toISOString() }
  })
}

/** The essay of a question is read in the review of its paper, which a notice does not name. */
function pathForStudent({ kind, pieceId, number }: ReturnedMarking): string | null {
  return kind === 'question' || pieceId === null || number === null
    ? null
    : pathOfVersion({ kind, pieceId, number })
}

/**
 * The student has dealt with a comment of a marking that has come back, or has not after all.
 * @throws Problem 404 for a marking that is not the caller's, 422 for an unknown comment.
 */
export async function tickComment(asked: Asked, tick: Tick): Promise<void> {
  await inTransaction(asked, async (within) => {
    const marking = await returned(within, tick.markingId)
    refuseUnknown(marking, tick.commentId)
    await setTick(within.db, tick, within.now)
    await publish(within.db, 'writing', [marking.studentId])
  })
}
