import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import { notFound, Problem } from '../../problem.ts'
import {
  type BankValues,
  commentsOf,
  holdShelf,
  lockComment,
  mostComments,
  roomFor,
  setArchived,
  writeComment,
} from './bank.repository.ts'

const listCall = 'GET /Marking/tutor/CommentBank/GetComments'
const saveCall = 'POST /Marking/tutor/CommentBank/SaveComment'
const removeCall = 'POST /Marking/tutor/CommentBank/RemoveComment'

/** Own comments and everybody's. */
export async function getComments(
  { db, caller }: Asked,
  query: CallContext<typeof listCall>['query'],
): Promise<CallAnswer<typeof listCall>> {
  const comments = await commentsOf(db, caller.userId, query)
  return comments.map(({ lastUsedMs, ...comment }) => ({
    ...comment,
    lastUsedAt: lastUsedMs === null ? null : new Date(lastUsedMs).toISOString(),
  }))
}

/** Whether the caller looks after the comments that everybody has. */
const mayShare = ({ caller }: Asked) => caller.role !== 'Tutor'

/** Holds a comment that the caller may change: an own one, or for those who share one of everybody's. */
async function lockMine(asked: Asked, id: string) {
  const comment = await lockComment(asked.db, id)
  const { ownerId } = comment ?? {}
  if (comment === undefined || (ownerId && ownerId !== asked.caller.userId)) {
    throw notFound('The comment')
  }
  if (comment.ownerId === null && !mayShare(asked)) throw onlySharers()
  return comment
}

const onlySharers = () =>
  new Problem(403, 'Only senior tutors and admins change comments that everybody has.')

/** Refuses a comment for which there is no room, or whose shortcut stands for another one. */
async function checkRoom({ db }: Asked, comment: { id: string } & BankValues): Promise<void> {
  const { others, isTaken } = await roomFor(db, comment)
  if (isTaken) {
    const message = `“${comment.shortcut}” stands for another comment already.`
    throw new Problem(409, message, { errors: [{ path: 'body.shortcut', message }] })
  }
  if (others >= mostComments) {
    const whose = comment.ownerId === null ? 'Everybody has' : 'You keep'
    throw new Problem(422, `${whose} ${mostComments} comments already. Remove one first.`)
  }
}

/** Writes down what was done to a comment that everybody has, or had. */
async function auditShared(
  within: Asked,
  id: string,
  before: (BankValues & { isRemoved: boolean }) | null,
  after: BankValues & { isRemoved: boolean },
): Promise<void> {
  if (after.ownerId !== null && before?.ownerId !== null) return
  const shown = ({ ownerId, ...values }: BankValues & { isRemoved: boolean }) => ({
    ...values,
    isShared: ownerId === null,
  })
  await audit(within.db, within, 'bank comment changed', {
    record: { kind: 'bank comment', id, before: before && shown(before), after: shown(after) },
  })
}

/**
 * Keeps a comment.
 * @throws Problem 403 for a tutor who shares one, 404 for somebody else's, 409 for a shortcut that
 * is taken, 422 for the 501st.
 */
export async function saveComment(
  asked: Asked,
  { id: known, isShared, criterion, shortcut, ...said }: CallContext<typeof saveCall>['body'],
): Promise<CallAnswer<typeof saveCall>> {
  if (isShared && !mayShare(asked)) throw onlySharers()
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    await holdShelf(tx, caller.userId, isShared)
    const before = known === undefined ? null : await lockMine(within, known)
    if (before?.archivedAt) throw notFound('The comment')
    const id = known ?? newId(now.getTime())
    const values = {
      ...said,
      ownerId: isShared ? null : caller.userId,
      criterion: criterion || null,
      shortcut: shortcut ?? null,
    }
    await checkRoom(within, { id, ...values })
    await writeComment(tx, { id, createdAt: before?.createdAt ?? now, ...values })
    const stood = before && { ...valuesOf(before), isRemoved: false }
    await auditShared(within, id, stood, { ...values, isRemoved: false })
    return { id }
  })
}

const valuesOf = ({ ownerId, kind, criterion, shortcut, text }: BankValues): BankValues => ({
  ...{ ownerId, kind, criterion, shortcut, text },
})

/**
 * Takes a comment out of the bank, or puts it back.
 * @throws Problem 404 for somebody else's, 403 for a tutor and one of everybody's; of one that comes
 * back 409 where its shortcut is taken by now, 422 where there is no room.
 */
export async function removeComment(
  asked: Asked,
  { id, isRemoved }: CallContext<typeof removeCall>['body'],
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    // Whoever shares waits for others who do, since only then whose it is is known.
    if (!isRemoved) await holdShelf(tx, caller.userId, mayShare(within))
    const comment = await lockMine(within, id)
    if ((comment.archivedAt !== null) === isRemoved) return
    if (!isRemoved) await checkRoom(within, comment)
    await setArchived(tx, id, isRemoved ? now : null)
    const values = valuesOf(comment)
    await auditShared(within, id, { ...values, isRemoved: !isRemoved }, { ...values, isRemoved })
  })
}
