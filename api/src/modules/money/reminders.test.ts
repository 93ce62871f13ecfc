import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { mails, moneyReminders, payers } from '../../database/schema/index.ts'
import { startReminders } from './index.ts'
import { type Invoices, makeInvoices } from './invoices.testing.ts'
import { pay, runJobs, within } from './testing.ts'

let t: Invoices
beforeAll(async () => {
  t = await makeInvoices()
})
afterAll(() => t.app.close())
beforeEach(async () => {
  await t.app.db.delete(mails)
})

const plan = { kind: 'own' as const, instalments: [{ dueOn: '2026-11-01', pence: 117_999 }] }

/** Lets the round of a day come by. @returns the subjects of what was mailed since the last one */
async function onDay(day: string): Promise<string[]> {
  t.app.clock.set(new Date(`${day}T08:24:00Z`))
  await startReminders(within(t.app))
  await runJobs(t.app)
  const sent = await t.app.db.select().from(mails).where(like(mails.subject, '%is %due%'))
  await t.app.db.delete(mails)
  return sent.map(({ subject }) => subject.replace(/INV-\d+/, 'INV'))
}

/** Nobody else owes anything. */
async function alone() {
  const { payerId, documentId } = await t.sale({ plan })
  await t.app.db.delete(mails)
  return { payerId, documentId }
}

const settle = (payerId: string, pence: number) =>
  pay({ db: t.app.db, now: t.app.clock.now() }, { payerId, pence })

it('remind 3 days before and 3, 10 and 20 after, each once', async () => {
  const { payerId, documentId } = await alone()
  expect(await onDay('2026-10-28')).toEqual([])
  expect(await onDay('2026-10-29')).toEqual(['Invoice INV is due on 1 November 2026'])
  expect(await onDay('2026-10-29')).toEqual([])
  expect(await onDay('2026-11-03')).toEqual([])
  expect(await onDay('2026-11-04')).toEqual(['Invoice INV is overdue'])
  // The server was away on the day itself.
  expect(await onDay('2026-11-12')).toEqual(['Invoice INV is overdue'])
  await settle(payerId, 100_000)
  expect(await onDay('2026-11-21')).toEqual(['Invoice INV is overdue'])
  expect(await onDay('2026-12-21')).toEqual([])
  const kept = await t.app.db
    .select()
    .from(moneyReminders)
    .where(eq(moneyReminders.documentId, documentId))
  expect(kept.map(({ step }) => step).sort((one, other) => one - other)).toEqual([-3, 3, 10, 20])
  await settle(payerId, 17_999)
})

it('ask for nothing of what is paid', async () => {
  const { payerId } = await alone()
  await settle(payerId, 117_999)
  expect(await onDay('2026-11-04')).toEqual([])
})

it('are sent to nobody whose reminders are paused', async () => {
  const { payerId } = await alone()
  await t.app.db
    .update(payers)
    .set({ remindersPausedUntil: '2026-11-04' })
    .where(eq(payers.id, payerId))
  expect(await onDay('2026-11-04')).toEqual([])
  expect(await onDay('2026-11-05')).toEqual(['Invoice INV is overdue'])
  await settle(payerId, 117_999)
})
