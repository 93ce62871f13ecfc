import type { CallAnswer, CallInput } from '@portal/shared/api'
import { mostBookMarks } from '@portal/shared/contract'
import { type Asked, inTransaction } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { notFound, Problem } from '../../problem.ts'
import { askedAbout, notLater } from './books.rules.ts'
import { countMarks, deleteMark, insertMark, updateMark } from './marks.repository.ts'
import {
  addPlace,
  findPlace,
  holdOpened,
  holdToOpen,
  type Place,
  turnTo,
} from './places.repository.ts'
import { momentOf } from './reading.service.ts'

const openCall = 'POST /Library/Library/OpenBook'
const pageCall = 'POST /Library/Library/SavePage'
const markCall = 'POST /Library/Library/SaveMark'

const placeOf = (
  { page, furthest, atMs }: Place,
  own: number | undefined,
): CallAnswer<typeof pageCall> => ({
  ...{ page, furthest, at: new Date(atMs).toISOString() },
  otherDevicePage: askedAbout(own, page),
})

/**
 * Opens a book for the caller; what the device says of its own page counts as a save of that page.
 * @throws Problem 404 for a book that the caller does not see or that is closed, 409 without a file.
 */
export async function openBook(
  asked: Asked,
  { bookId, page: own, at }: CallInput<typeof openCall>['body'],
): Promise<CallAnswer<typeof openCall>> {
  return await inTransaction(asked, async ({ db: tx, caller, now }) => {
    const book = await holdToOpen(tx, caller, bookId, now)
    if (book === undefined) throw notFound('The book')
    const { title, url, pages, mayDownload } = book
    if (url === null || pages === null) {
      throw new Problem(409, 'This book can be looked up, and not read here.')
    }
    if (!book.isOpen) throw new Problem(404, 'This book has been withdrawn.')
    const moment = at === undefined ? now : notLater(new Date(at), now)
    await addPlace(tx, caller, bookId, { page: own ?? 1, at: moment, now })
    const place =
      own === undefined || at === undefined
        ? await findPlace(tx, caller, bookId)
        : await turnTo(tx, caller, bookId, { page: own, at: moment })
    if (place === undefined) throw new Error('A book that was opened has a place')
    return {
      ...placeOf(place, own === undefined ? undefined : Math.min(own, pages)),
      ...{ url, title, pages, mayDownload, closesAt: momentOf(book.closesMs) },
    }
  })
}

/**
 * Notes the page that a device of the caller turned to.
 * @throws Problem 404 for a book that the caller has not opened, or that is a draft again.
 */
export async function savePage(
  { db, caller, now }: Asked,
  { bookId, page, at }: CallInput<typeof pageCall>['body'],
): Promise<CallAnswer<typeof pageCall>> {
  const place = await turnTo(db, caller, bookId, { page, at: notLater(new Date(at), now) })
  if (place === undefined) throw notFound('The book')
  const { own, ...kept } = place
  return placeOf(kept, own)
}

/**
 * Makes or changes a bookmark of the caller.
 * @throws Problem 404 for a book that the caller has not opened and for a bookmark that is not theirs
 * or of another book, 422 beyond the end and above what a book may have.
 */
export async function saveMark(
  asked: Asked,
  { bookId, id, page, note }: CallInput<typeof markCall>['body'],
): Promise<CallAnswer<typeof markCall>> {
  return await inTransaction(asked, async ({ db: tx, caller, now }) => {
    const { userId } = caller
    const book = await holdOpened(tx, caller, bookId)
    if (book === undefined) throw notFound('The book')
    if (book.pages !== null && page > book.pages) {
      throw refused('page', `This book has ${book.pages} pages.`)
    }
    const written = { userId, bookId, page, note, updatedAt: now }
    if (id !== undefined) {
      if (!(await updateMark(tx, { id, ...written }))) throw notFound('The bookmark')
      return { id }
    }
    if ((await countMarks(tx, userId, bookId)) >= mostBookMarks) {
      throw refused('page', `A book can have ${mostBookMarks} bookmarks. Remove one first.`)
    }
    const made = newId(now.getTime())
    await insertMark(tx, { id: made, ...written })
    return { id: made }
  })
}

function refused(field: string, message: string): Problem {
  return new Problem(422, message, { errors: [{ path: `body.${field}`, message }] })
}

/**
 * Removes a bookmark of the caller.
 * @throws Problem 404 for one that is not theirs.
 */
export async function removeMark({ db, caller }: Asked, id: string): Promise<undefined> {
  if (!(await deleteMark(db, caller.userId, id))) throw notFound('The bookmark')
  return undefined
}
