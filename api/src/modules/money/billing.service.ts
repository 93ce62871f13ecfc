import type { CallAnswer, CallInput, StaleSave } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { Problem } from '../../problem.ts'
import { changedFields } from '../../versions/index.ts'
import { heldPayer, refusedAt } from './held-payer.ts'
import { findChangedSince, writePayer } from './payers.repository.ts'
import { bookDay } from './today.rules.ts'

type Billing = CallInput<'POST /User/admin/Payment/SetBilling'>['body']
type Paused = CallInput<'POST /User/admin/Payment/PauseReminders'>['body']

/**
 * Says how the next documents name a payer. What it was before stands in the log alone, from where it
 * goes with the account.
 * @throws Problem 404 for an unknown one, 409 (`StaleSave`) for a stale version.
 */
export async function setBilling(
  asked: Asked,
  { payerId, version, ...wanted }: Billing,
): Promise<CallAnswer<'POST /User/admin/Payment/SetBilling'>> {
  return await inTransaction(asked, async (within) => {
    const payer = await heldPayer(within, payerId)
    const { name, address, postcode, email } = payer
    const before = { name, address, postcode, email }
    const after = { ...wanted, email: wanted.email.toLowerCase() }
    // So that the same save may come twice.
    if (changedFields(before, after).length === 0) return { version: payer.version }
    if (version !== payer.version) {
      const data = await staleOf(within, payerId, {
        version,
        present: payer.version,
        values: before,
      })
      throw new Problem(409, 'The payer has been changed by somebody else meanwhile.', { data })
    }
    const next = version + 1
    await writePayer(within.db, payerId, { ...after, version: next })
    await audit(within.db, within, 'billing changed', {
      subjectId: payer.userId ?? undefined,
      record: { kind: 'payer', id: payerId, before, after, version: next },
    })
    return { version: next }
  })
}

/** What was saved since the version that somebody edited. */
async function staleOf(
  { db, now }: Asked,
  payerId: string,
  standing: { version: number; present: number; values: Record<string, string> },
): Promise<StaleSave> {
  const { version, present, values } = standing
  const since = await findChangedSince(db, payerId, version)
  const isKnown = since.length > 0
  return {
    by: since.at(-1)?.by ?? 'Somebody else',
    at: new Date(since.at(-1)?.atMs ?? now).toISOString(),
    ...{ version: present, values },
    changed: isKnown ? [...new Set(since.flatMap(({ fields }) => fields))] : Object.keys(values),
  }
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
    const { id, userId, remindersPausedUntil, pauseReason } = await heldPayer(within, payerId)
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
