import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import { pageOf } from '../../lists/index.ts'
import { publish } from '../../live/publish.ts'
import { notFound } from '../../problem.ts'
import { findFamily, holdPeople, type People } from './around.repository.ts'
import { iso } from './hour-shown.rules.ts'
import { type EntryRow, entriesListed, findBalance, insertEntry } from './ledger.repository.ts'
import { fewHoursWords } from './news.rules.ts'
import { runsLow } from './outcome.rules.ts'
import { tellFamily } from './tell.ts'
import { ledgerSumsOf } from './tuition.repository.ts'
import { hoursOf } from './tuition.rules.ts'

type Call = 'GET /Tution/Student/GetLedger'

/** Every entry of a student's hours, the latest first, with what they come to. */
export async function ledgerPage(
  { db }: Asked,
  { studentId, ...page }: CallContext<Call>['query'],
): Promise<CallAnswer<Call>> {
  const { rows, totalCount } = await pageOf<EntryRow>(db, entriesListed(studentId), page)
  const sums = await ledgerSumsOf(db, studentId)
  if (sums === undefined) throw notFound('The student')
  const { bought, used, remaining } = hoursOf(sums, sums.isUnlimited)
  return {
    entries: rows.map(({ atMs, quarters, balance, ...entry }) => ({
      ...entry,
      occurredAt: iso(atMs),
      hours: quarters / 4,
      balance: balance / 4,
    })),
    totalCount,
    bought,
    used,
    left: remaining,
  }
}

/**
 * Writes entries of a student who is held, and tells the family where they take the hours left down
 * to two or fewer: once each time that it comes to that.
 * @returns hours left; null for a programme without a limit
 */
export async function settleBalance(
  within: Asked,
  { student, parents }: Pick<People, 'student' | 'parents'>,
  write: () => Promise<void>,
): Promise<number | null> {
  const before = await findBalance(within.db, student.id)
  await write()
  const after = await findBalance(within.db, student.id)
  if (before === undefined || after === undefined) throw notFound('The student')
  if (after.isUnlimited) return null
  if (runsLow(before.balance, after.balance)) {
    const words = fewHoursWords(student, after.balance)
    await tellFamily(within, { student, parents }, words)
  }
  return after.balance / 4
}

/**
 * Adds hours to a student's or takes some away, with the reason.
 * @throws Problem 404 for an unknown student.
 */
export async function adjust(
  asked: Asked,
  { studentId, hours, reason }: CallContext<'POST /Tution/admin/Ledger/Adjust'>['body'],
): Promise<CallAnswer<'POST /Tution/admin/Ledger/Adjust'>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    await holdPeople(tx, [studentId])
    const family = await findFamily(tx, studentId)
    if (family === undefined) throw notFound('The student')
    let entryId = 0
    const hoursLeft = await settleBalance(within, family, async () => {
      const event = `adjustment:${newId(now.getTime())}`
      const entry = { studentId, event, quarters: hours * 4, note: reason, occurredAt: now }
      entryId = await insertEntry(tx, { kind: 'adjusted', ...entry })
    })
    await audit(tx, within, 'hours adjusted', {
      subjectId: studentId,
      record: {
        ...{ kind: 'ledger entry', id: String(entryId) },
        ...{ before: null, after: { hours, reason } },
      },
    })
    await publish(tx, 'tuition', [studentId, ...family.parents.map(({ id }) => id)])
    return { entryId, hoursLeft }
  })
}
