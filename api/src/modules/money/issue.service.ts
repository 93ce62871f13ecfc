import { audit } from '../../audit/audit.ts'
import { newId } from '../../database/ids.ts'
import { dayPlus } from '../../days.rules.ts'
import { startJob } from '../../jobs/start-job.ts'
import { addDocuments, noteDocument, takeNumbers } from './documents.repository.ts'
import { addEntries } from './entries.repository.ts'
import { type BookingParts, invoiceLines, lineSum } from './invoice-lines.rules.ts'
import { mailDocument } from './mails.ts'
import { numberOf } from './money-words.rules.ts'
import {
  findDue,
  holdPayersOf,
  holdToInvoice,
  markInvoiced,
  partsOf,
  type ToInvoice,
} from './plans.repository.ts'
import { type Seller, sellerOf } from './seller.ts'
import { bookDay } from './today.rules.ts'
import type { MoneyWithin } from './within.ts'

/**
 * Invoices planned instalments, within the transaction that it is asked in: each gets the next number,
 * its entry in the payer’s account, a job that makes its PDF and a mail to the payer. One that is
 * invoiced or dropped already is left out, so that asking twice is safe.
 * @returns ids of the invoices
 */
export async function issue(
  within: MoneyWithin,
  instalmentIds: readonly string[],
): Promise<string[]> {
  const { db: tx, now } = within
  if (instalmentIds.length === 0) return []
  await holdPayersOf(tx, instalmentIds)
  const found = await holdToInvoice(tx, instalmentIds)
  if (found.length === 0) return []
  const parts = await partsOf(
    tx,
    found.map(({ bookingId }) => bookingId),
  )
  const seller = sellerOf(within.server.saved())
  const today = bookDay(now)
  // Last, since whoever else issues waits from here on.
  const first = await takeNumbers(tx, 'INV', found.length)
  const made = found.map((instalment, at) =>
    documentOf(
      instalment,
      parts.get(instalment.bookingId),
      { seller, today, number: first + at },
      now,
    ),
  )
  await addDocuments(
    tx,
    made.map(({ document }) => document),
    made.flatMap(({ lines }) => lines),
  )
  await markInvoiced(
    tx,
    found.map(({ id }) => id),
  )
  await addEntries(
    tx,
    made.map(({ document: { id, payerId, grossPence } }) => ({
      ...{ payerId, kind: 'invoice' as const, pence: grossPence, documentId: id },
      ...{ event: `document:${id}`, occurredOn: today, at: now, by: within.caller?.userId ?? null },
    })),
  )
  for (const { document } of made) await tellOf(within, document)
  return made.map(({ document }) => document.id)
}

function documentOf(
  { id: instalmentId, bookingId, dueOn, studentName, payerId, buyer }: ToInvoice,
  parts: BookingParts = { lines: [], invoiced: [], planned: [] },
  { seller, today, number }: { seller: Seller; today: string; number: number },
  now: Date,
) {
  const id = newId(now.getTime())
  const lines = invoiceLines(instalmentId, parts, seller, today)
  const document = {
    ...{ id, series: 'INV' as const, number, payerId, bookingId, instalmentId, studentName, buyer },
    ...{ seller: seller.party, issuedOn: today, taxPoint: today },
    // What was planned for a day that is over is due at once.
    dueOn: dueOn < today ? today : dueOn,
    netPence: lineSum(lines, 'netPence'),
    vatPence: lineSum(lines, 'vatPence'),
    grossPence: lineSum(lines, 'grossPence'),
  }
  const withIds = lines.map((line) => ({ ...line, id: newId(now.getTime()), documentId: id }))
  return { document, lines: withIds }
}

/** Starts the PDF of a new document, and mails it where its payer has an address. */
export async function tellOf(
  within: MoneyWithin,
  document: Parameters<typeof mailDocument>[1],
): Promise<void> {
  const { db: tx, now, caller, server } = within
  await startJob({ db: tx, now, caller, server }, 'documentPdf', { documentId: document.id })
  if (await mailDocument(within, document)) await noteDocument(tx, document.id, { sentAt: now })
  if (caller === undefined) return
  await audit(tx, within, 'document issued', {
    record: {
      ...{ kind: 'invoice', id: document.id, before: null },
      after: {
        number: numberOf(document.series, document.number),
        payerId: document.payerId,
        grossPence: document.grossPence,
      },
    },
  })
}

/** The last day on which something may be due that is invoiced now. */
export function invoicedUntil(within: MoneyWithin): string {
  return dayPlus(bookDay(within.now), within.server.saved().invoiceDaysBefore)
}

/** So many instalments are invoiced in one transaction. */
const issuedAtOnce = 50

/** Invoices what is due soon, of one booking where that is said. @returns ids of the invoices */
export async function issueDue(within: MoneyWithin, bookingId?: string): Promise<string[]> {
  const by = invoicedUntil(within)
  const asked = { by, most: issuedAtOnce, ...(bookingId !== undefined && { bookingId }) }
  return await issue(within, await findDue(within.db, asked))
}
