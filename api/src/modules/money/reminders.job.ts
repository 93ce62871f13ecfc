import * as z from 'zod'
import { askedByServer } from '../../asked.ts'
import { dayPlus } from '../../days.rules.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { mailReminder } from './mails.ts'
import { findToRemind, keepReminder } from './reminders.repository.ts'
import { reminderDue } from './reminding.rules.ts'
import { bookDay } from './today.rules.ts'
import type { MoneyWithin } from './within.ts'

/** So many invoices are looked at in one transaction. */
const lookedAtOnce = 200

/**
 * Reminds payers of what is due soon or overdue, each step of an invoice once: what was sent is kept
 * in the transaction that queues its mail.
 */
export const remindersJob = defineJob({
  input: z.strictObject({}),
  cursor: z.strictObject({ after: z.uuid().nullable() }),
  step: async ({ tx, now, server, cursor }) => {
    if (server === undefined) throw new Error('This work needs the server that it runs in')
    const within = { ...askedByServer(tx, now), server }
    const { last, sent, looked } = await remindSome(within, cursor?.after ?? null)
    return { did: sent, cursor: { after: last }, isLast: looked < lookedAtOnce }
  },
})

/** Looks at the next invoices. @returns the last of them, and how many mails that made */
async function remindSome(within: MoneyWithin, after: string | null) {
  const { db: tx, now } = within
  const today = bookDay(now)
  const { reminderDays } = within.server.saved()
  const dueBy = dayPlus(today, -Math.min(0, ...reminderDays))
  const found = await findToRemind(tx, { today, dueBy, after, most: lookedAtOnce })
  let sent = 0
  for (const invoice of found) {
    const step = reminderDue(invoice, reminderDays, today)
    if (step === null || !(await keepReminder(tx, invoice.id, step, now))) continue
    if (await mailReminder(within, invoice, step)) sent += 1
  }
  return { last: found.at(-1)?.id ?? after, sent, looked: found.length }
}
