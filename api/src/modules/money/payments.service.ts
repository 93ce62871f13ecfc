import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { type AuditAction, audit } from '../../audit/audit.ts'
import { newId } from '../../database/ids.ts'
import { notFound, Problem } from '../../problem.ts'
import { saveVersioned } from '../../versions/index.ts'
import { checkBookDay } from './closed.ts'
import {
  addEntries,
  findEntry,
  findSamePayment,
  isReversed,
  type NewEntry,
  sumsOf,
} from './entries.repository.ts'
import { poundsOf } from './money-words.rules.ts'
import { payerKind } from './payer.kind.ts'
import { findPayer, type PayerRow, writePayer } from './payers.repository.ts'
import { bookDay } from './today.rules.ts'

type Made = CallAnswer<'POST /User/admin/Payment/Record'>
type Recorded = CallInput<'POST /User/admin/Payment/Record'>['body']
type Reversed = CallInput<'POST /User/admin/Payment/Reverse'>['body']
type Refunded = CallInput<'POST /User/admin/Payment/Refund'>['body']
type WrittenOff = CallInput<'POST /User/admin/Payment/WriteOff'>['body']
type Billing = CallInput<'POST /User/admin/Payment/SetBilling'>['body']
type Paused = CallInput<'POST /User/admin/Payment/PauseReminders'>['body']

const refusedAt = (status: number, field: string, message: string) =>
  new Problem(status, message, { errors: [{ path: `body.${field}`, message }] })

/** @throws Problem 404 for an unknown one. */
async function held({ db }: Asked, payerId: string): Promise<PayerRow> {
  const payer = await findPayer(db, payerId, true)
  if (payer === undefined) throw notFound('The payer')
  return payer
}

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
    const payer = await held(within, payerId)
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
    const payer = await held(within, entry.payerId)
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
    const payer = await held(within, payerId)
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
    const payer = await held(within, payerId)
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

/**
 * Says how the next documents name a payer.
 * @throws Problem 404 for an unknown one, 409 for a stale version.
 */
export async function setBilling(
  asked: Asked,
  { payerId, version, ...values }: Billing,
): Promise<CallAnswer<'POST /User/admin/Payment/SetBilling'>> {
  const saved = await saveVersioned(asked, payerKind, {
    ...{ id: payerId, version },
    values: { ...values, email: values.email.toLowerCase() },
  })
  return { version: saved.version }
}

/**
 * Sends a payer no reminders for a while, or sends them again.
 * @throws Problem 404 for an unknown payer, 422 for a day that is over, or without a reason.
 */
export async function pauseReminders(
  asked: Asked,
  { payerId, until, reason }: Paused,
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { id, userId, remindersPausedUntil, pauseReason } = await held(within, payerId)
    if (until !== null && until < bookDay(within.now)) {
      throw refusedAt(422, 'until', 'This day is over.')
    }
    if (until !== null && reason === '') throw refusedAt(422, 'reason', 'Say why.')
    const after = { remindersPausedUntil: until, pauseReason: until === null ? '' : reason }
    await writePayer(within.db, id, after)
    const before = { remindersPausedUntil, pauseReason }
    await audit(within.db, within, 'reminders paused', {
      subjectId: userId ?? undefined,
      record: { kind: 'payer', id, before, after },
    })
  })
}
