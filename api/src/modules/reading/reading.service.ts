import type { CallAnswer, CallInput } from '@portal/shared/api'
import { hasEntitlement } from '@portal/shared/contract'
import { type Asked, inTransaction } from '../../asked.ts'
import { notFound, Problem } from '../../problem.ts'
import { isSubject } from './items.repository.ts'
import { linkOf } from './link.rules.ts'
import { findOwnList, holdNote, isPublished, markRead, writeNote } from './marks.repository.ts'

const listCall = 'GET /readinglist/reading-list'
const readCall = 'POST /readinglist/reading-list/SetRead'
const noteCall = 'POST /readinglist/reading-list/SaveNote'

/**
 * What is published for students, with what the caller has read and noted of it.
 * @throws Problem 404 for an unknown subject.
 */
export async function getOwnList(
  { db, caller, server, now }: Asked,
  subjectId: number | undefined,
): Promise<CallAnswer<typeof listCall>> {
  const rows = await findOwnList(db, caller.userId, subjectId, now)
  if (rows.length === 0 && subjectId !== undefined && !(await isSubject(db, subjectId))) {
    throw notFound('The subject')
  }
  const hasLibrary = hasEntitlement(caller.claims, 'books', server.saved().allowList)
  return {
    items: rows.map(({ address, book, readMs, ...item }) => ({
      ...item,
      ...linkOf({ address, book }, hasLibrary),
      readAt: readMs === null ? null : new Date(readMs).toISOString(),
    })),
  }
}

/**
 * Marks an item as read or as not read, as often as one likes.
 * @throws Problem 404 for one that students are not shown.
 */
export async function setRead(
  asked: Asked,
  { itemId, isRead }: CallInput<typeof readCall>['body'],
): Promise<CallAnswer<typeof readCall>> {
  return await inTransaction(asked, async ({ db: tx, caller, now }) => {
    if (!(await isPublished(tx, itemId))) throw notFound('The item')
    const readAt = await markRead(tx, { itemId, userId: caller.userId }, isRead, now)
    return { readAt: readAt === null ? null : readAt.toISOString() }
  })
}

/**
 * Keeps what a student notes on an item. The same note once more changes nothing.
 * @throws Problem 404 for an item that students are not shown, 409 (`StaleSave`) with the newer note.
 */
export async function saveNote(
  asked: Asked,
  { itemId, note, version }: CallInput<typeof noteCall>['body'],
): Promise<CallAnswer<typeof noteCall>> {
  return await inTransaction(asked, async ({ db: tx, caller, now }) => {
    if (!(await isPublished(tx, itemId))) throw notFound('The item')
    const whose = { itemId, userId: caller.userId }
    const before = await holdNote(tx, whose, now)
    if (before.note === note) return { version: before.version }
    if (before.version !== version) {
      throw new Problem(409, 'You have changed this note in another tab or on another device.', {
        data: {
          ...{ by: 'You', at: new Date(before.updatedMs).toISOString(), version: before.version },
          ...{ values: { note: before.note }, changed: ['note'] },
        },
      })
    }
    await writeNote(tx, whose, { note, version: version + 1 }, now)
    return { version: version + 1 }
  })
}
