import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { moneyReminders } from '../../database/schema/index.ts'
import type { Owing } from './mails.ts'
import { invoiceStandings } from './standings.sql.ts'

/** An invoice of which something is owed, with the last reminder that went out. */
export interface ToRemind extends Owing {
  id: string
  issuedOn: string
  latestSent: number | null
}

/**
 * Invoices with something owed that are due by a day, or were, after the one that was looked at last;
 * not of payers whose reminders are paused. The mail goes to the address that the payer has now.
 */
export async function findToRemind(
  db: Db,
  asked: { today: string; dueBy: string; after: string | null; most: number },
): Promise<ToRemind[]> {
  const { today, dueBy, after, most } = asked
  const isAfter = after === null ? sql`true` : sql`s.id > ${after}::uuid`
  return await rowsOf<ToRemind>(
    db,
    sql`select s.id, m.number, m.student_name "studentName", m.issued_on::text "issuedOn",
        m.due_on::text "dueOn", s.owed_pence "owedPence",
        json_build_object('name', y.name, 'address', y.address, 'email', y.email) "buyer",
        (select max(r.step) from money_reminders r where r.document_id = s.id) "latestSent"
      from (${invoiceStandings()}) s
      join money_documents m on m.id = s.id
      join payers y on y.id = m.payer_id
      where s.owed_pence > 0 and s.due_on <= ${dueBy}::date and ${isAfter}
        and (y.reminders_paused_until is null or y.reminders_paused_until < ${today}::date)
      order by s.id limit ${most}`,
  )
}

/** Writes down that a reminder goes out. @returns false where it went out before. */
export async function keepReminder(
  tx: Db,
  documentId: string,
  step: number,
  now: Date,
): Promise<boolean> {
  const kept = await tx
    .insert(moneyReminders)
    .values({ documentId, step, sentAt: now })
    .onConflictDoNothing()
    .returning({ step: moneyReminders.step })
  return kept.length > 0
}
