import type { CallAnswer, CallInput } from '@portal/shared/api'
import { withdrawnDays } from '@portal/shared/contract'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { notFound, Problem } from '../../problem.ts'
import { saveVersioned } from '../../versions/index.ts'
import { notify } from '../notifications/index.ts'
import { books } from './book.kind.ts'
import { findBook, findReaders, setClosing } from './books.repository.ts'
import { bookPath, closingOf, wordsOfWithdrawal } from './books.rules.ts'

const withdrawCall = 'POST /Library/admin/Library/WithdrawBook'

/** How long a notice of it is kept. */
const keptMs = 30 * 86_400_000

/**
 * Takes a book from its readers, at once or after a while, and tells all who have opened it.
 * @throws Problem 404 for an unknown one, 409 for one that somebody has saved meanwhile, and for one
 * that is not out.
 */
export async function withdrawBook(
  asked: Asked,
  { id, version, way }: CallInput<typeof withdrawCall>['body'],
): Promise<CallAnswer<typeof withdrawCall>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const before = await findBook(tx, id, true)
    if (before === undefined) throw notFound('The book')
    const { state, title } = before.values
    if (before.version === version && !isOut(state, way)) {
      throw new Problem(409, 'Only a book that is published can be withdrawn.')
    }
    const saved = await saveVersioned(within, books, {
      ...{ id, version },
      change: (values) => ({ ...values, state: 'withdrawn' as const }),
    })
    if (state === 'withdrawn' && before.version !== version) {
      throw new Problem(409, 'The book has been changed by somebody else meanwhile.')
    }
    await setClosing(tx, id, closingOf(way, now, withdrawnDays))
    const readers = await findReaders(tx, id)
    // That its state is another one is written down with the save.
    await audit(tx, within, 'book withdrawn', {
      details: { book: id, way, readers: String(readers.length) },
    })
    await notify(within, {
      kind: 'content',
      title: `Withdrawn: ${title}`,
      description: wordsOfWithdrawal(way, withdrawnDays),
      navigatableLink: bookPath({ title, id }),
      expiresAt: new Date(now.getTime() + keptMs),
      recipients: readers,
    })
    return { version: saved.version, readers: readers.length }
  })
}

/** Whether a book can be withdrawn so: it is published, or withdrawn and still open to some. */
function isOut(state: 'draft' | 'published' | 'withdrawn', way: 'no-new-readers' | 'at-once') {
  return state === 'published' || (state === 'withdrawn' && way === 'at-once')
}
