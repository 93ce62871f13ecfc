import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { type AuditAction, audit } from '../../audit/audit.ts'
import { newId } from '../../database/ids.ts'
import { notFound, Problem } from '../../problem.ts'
import { checkBookDay } from './closed.ts'
import {
  addEntries,
  findEntry,
  findSamePayment,
  isReversed,
  type NewEntry,
  sumsOf,
} from './entries.repository.ts'
import { heldPayer, refusedAt } from './held-payer.ts'
import { poundsOf } from './money-words.rules.ts'
import type { PayerRow } from './payers.repository.ts'
import { bookDay } from './today.rules.ts'

type Made = CallAnswer<'POST /User/admin/Payment/Record'>
type Recorded = CallInput<'POST /User/admin/Payment/Record'>['body']
type Reversed = CallInput<'POST /User/admin/Payment/Reverse'>['body']
type Refunded = CallInput<'POST /User/admin/Payment/Refund'>['body']
type WrittenOff = CallInput<'POST /User/admin/Payment/WriteOff'>['body']

/** Adds an entry to an account and writes down who did. */
async function enter(
  within: Asked,
  payer: PayerRow,
  action: AuditAction,
  entry: Omit<NewEntry, 'payerId' | 'at' | 'by' | 'event'> & { event?: string },
): Promise<Made> {
  const { db: tx, now, caller } = within
  const event = entry.event ?? `${entry.kind}:${newId(now.getTime())}`
  const row = { ...entry, event, payerId: payer.id, at: now, by: caller.userId }
  const [entryId = 0] = await addEntries(tx, [row])
  const { kind, pence, occurredOn, method = null, reference = '', reason = '' } = entry
  await audit(tx, within, action, {
    subjectId: payer.userId ?? undefined,
    record: {
      kind: 'money entry',
      id: String(entryId),
      before: null,
      after: { payerId: payer.id, kind, pence, occurredOn, method, reference, reason },
    },
  })
  return { entryId }
}

/**
 * Writes down what came in.
 * @throws Problem 404 for an unknown payer, 409 for a second payment of the same sum, day and
 * reference that is not said to be another, 422 for a day that is to come or closed.
 */
export async function recordPayment(
  asked: Asked,
  { payerId, pence, method, reference, receivedOn, isAnother }: Recorded,
): Promise<Made> {
  return await inTransaction(asked, async (within) => {
    const payer = await heldPayer(within, payerId)
    checkBookDay(within, receivedOn, 'receivedOn')
    const entry = { pence: -pence, method, reference, occurredOn: receivedOn }
    if (
      isAnother !== true &&
      (await findSamePayment(within.db, { payerId, ...entry })) !== undefined
    ) {
      throw new Problem(
        409,
        'A payment of this sum, day and reference is there already. Record it only if it is another.',
      )
    }
    return await enter(within, payer, 'payment recorded', { kind: 'payment', ...entry })
  })
}

/**
 * Takes a payment or a write-off back, on the day of asking.
 * @throws Problem 404 for an unknown entry, 409 for one that was taken back, 422 for another kind.
 */
export async function reverseEntry(asked: Asked, { entryId, reason }: Reversed): Promise<Made> {
  return await inTransaction(asked, async (within) => {
    const entry = await findEntry(within.db, entryId)
    if (entry === undefined) throw notFound('The entry')
    const payer = await heldPayer(within, entry.payerId)
    if (entry.kind !== 'payment' && entry.kind !== 'write-off') {
      throw refusedAt(422, 'entryId', 'Only payments and write-offs can be taken back.')
    }
    if (await isReversed(within.db, entryId)) {
      throw new Problem(409, 'This entry was taken back already.')
    }
    const occurredOn = bookDay(within.now)
    checkBookDay(within, occurredOn, 'entryId')
    return await enter(within, payer, 'payment reversed', {
      ...{ kind: 'reversal', pence: -entry.pence, reverses: entry.id, occurredOn, reason },
      event: `reversal:${entry.id}`,
    })
  })
}

/**
 * Writes down what was paid back.
 * @throws Problem 404 for an unknown payer, 422 above the payer’s credit and for a day that is to come
 * or closed.
 */
export async function recordRefund(
  asked: Asked,
  { payerId, pence, method, reference, paidOn, reason }: Refunded,
): Promise<Made> {
  return await inTransaction(asked, async (within) => {
    const payer = await heldPayer(within, payerId)
    checkBookDay(within, paidOn, 'paidOn')
    const { creditPence } = await sumsOf(within.db, payerId, bookDay(within.now))
    if (pence > creditPence) {
      throw refusedAt(422, 'pence', `The credit of ${payer.name} is ${poundsOf(creditPence)}.`)
    }
    const entry = { kind: 'refund' as const, pence, method, reference, reason, occurredOn: paidOn }
    return await enter(within, payer, 'refund recorded', entry)
  })
}

/**
 * Asks no more for something that is overdue.
 * @throws Problem 404 for an unknown payer, 422 for more than is overdue.
 */
export async function writeOff(
  asked: Asked,
  { payerId, pence, reason }: WrittenOff,
): Promise<Made> {
  return await inTransaction(asked, async (within) => {
    const payer = await heldPayer(within, payerId)
    const occurredOn = bookDay(within.now)
    checkBookDay(within, occurredOn, 'pence')
    const { overduePence } = await sumsOf(within.db, payerId, occurredOn)
    if (pence > overduePence) {
      throw refusedAt(422, 'pence', `${poundsOf(overduePence)} is overdue.`)
    }
    const entry = { kind: 'write-off' as const, pence: -pence, reason, occurredOn }
    return await enter(within, payer, 'debt written off', entry)
  })
}
