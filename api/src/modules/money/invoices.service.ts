import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext, FileAnswer } from '../../calls.ts'
import type { Party } from '../../database/schema/index.ts'
import { startJob } from '../../jobs/start-job.ts'
import { pageOf } from '../../lists/index.ts'
import { notFound, Problem } from '../../problem.ts'
import { findFile } from '../files/index.ts'
import { findDocument, noteDocument, standingsOfPayer } from './documents.repository.ts'
import {
  type DocumentRead,
  findPdfJob,
  isOwnDocument,
  readDocument,
} from './invoices.repository.ts'
import { type InvoiceRow, type InvoiceTotals, invoicesListed } from './invoices.sql.ts'
import { mailDocument } from './mails.ts'
import { numberOf } from './money-words.rules.ts'
import { paidByEntries, stateOf } from './paid.rules.ts'
import { findPayer } from './payers.repository.ts'
import { findSettling } from './settling.repository.ts'
import { bookDay } from './today.rules.ts'

const listCall = 'GET /User/admin/Invoice/GetInvoices'

const momentOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

/** A page of documents, with the sums of all that fit. */
export async function getInvoices(
  { db, now }: Asked,
  { pageNo, pageSize, ...filters }: CallContext<typeof listCall>['query'],
): Promise<CallAnswer<typeof listCall>> {
  const listed = invoicesListed(filters, bookDay(now))
  const page = { pageNo, pageSize }
  const { rows, totalCount, totals } = await pageOf<InvoiceRow, InvoiceTotals>(db, listed, page)
  return {
    documents: rows.map(({ sentMs, ...row }) => ({ ...row, sentAt: momentOf(sentMs), version: 1 })),
    totalCount,
    totals: totals ?? { grossPence: 0, paidPence: 0, owedPence: 0 },
  }
}

const partyOf = ({ name, address, postcode = '', email = '', vatNumber = '' }: Party) => ({
  ...{ name, address, postcode, email, vatNumber },
})

/** A document with what was paid of it. @throws Problem 404 for an unknown one. */
export async function getInvoice(
  asked: Asked,
  documentId: string,
): Promise<CallAnswer<'GET /User/admin/Invoice/GetInvoice'>> {
  const found = await readDocument(asked.db, documentId)
  if (found === undefined) throw notFound('The invoice')
  const { fileId, sentMs, reminders, seller, buyer, lines, ...document } = found
  return {
    ...document,
    ...(await standingOf(asked, found)),
    seller: partyOf(seller),
    buyer: partyOf(buyer),
    lines: lines.map(({ creditedPence, ...line }) => ({
      ...line,
      creditablePence: document.series === 'CN' ? 0 : Math.max(0, line.grossPence - creditedPence),
    })),
    reminders: reminders.map(({ step, sentMs: at }) => ({
      step,
      sentAt: new Date(at).toISOString(),
    })),
    sentAt: momentOf(sentMs),
    hasFile: fileId !== null,
    version: 1,
  }
}

/** How a document stands by its payer’s account; nothing is paid of a credit note. */
async function standingOf({ db, now }: Asked, { documentId, payerId, series }: DocumentRead) {
  const none = { creditedPence: 0, paidPence: 0, owedPence: 0, state: null, payments: [] }
  if (series === 'CN') return none
  const invoices = await standingsOfPayer(db, payerId)
  const own = invoices.find(({ id }) => id === documentId)
  if (own === undefined) return none
  const { entries, refundedPence } = await findSettling(db, payerId)
  const { creditedPence, paidPence, owedPence } = own
  const parts = paidByEntries(invoices, entries, refundedPence).get(documentId) ?? []
  return {
    ...{ creditedPence, paidPence, owedPence, state: stateOf(own, bookDay(now)) },
    payments: parts.map(({ entry, pence }) => ({ ...entry, pence })),
  }
}

/**
 * The PDF of a document, or the job of the caller that is making it.
 * @throws Problem 404 for an unknown document.
 */
export async function downloadInvoice(
  asked: Asked,
  documentId: string,
): Promise<FileAnswer | { jobId: string }> {
  const document = await findDocument(asked.db, documentId)
  if (document === undefined) throw notFound('The invoice')
  const kept = document.fileId === null ? undefined : await findFile(asked.db, document.fileId)
  const file = kept && (await asked.server.files.open(kept.storedName))
  if (kept === undefined || file === undefined) return { jobId: await pdfJob(asked, documentId) }
  return {
    content: { ...file, etag: `"${kept.sha256}"` },
    type: kept.type,
    name: `${numberOf(document.series, document.number)}.pdf`,
  }
}

/** The job by which the caller waits for a PDF. */
async function pdfJob(asked: Asked, documentId: string): Promise<string> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller } = within
    // So that two presses wait for one job.
    await findDocument(tx, documentId, true)
    const open = await findPdfJob(tx, documentId, caller.userId)
    const jobId = open ?? (await startJob(within, 'documentPdf', { documentId }))
    if (jobId === undefined) throw new Error('A job without a key was not started')
    return jobId
  })
}

/** The same for whoever pays by it. @throws Problem 404 for everybody else. */
export async function downloadOwnInvoice(
  asked: Asked,
  documentId: string,
): Promise<FileAnswer | { jobId: string }> {
  if (!(await isOwnDocument(asked.db, documentId, asked.caller.userId)))
    throw notFound('The invoice')
  return await downloadInvoice(asked, documentId)
}

/**
 * Mails a document to its payer again, to the address that the payer has now.
 * @throws Problem 404 for an unknown document, 409 where the payer has no address, or one that bounces.
 */
export async function sendInvoice(
  asked: Asked,
  documentId: string,
): Promise<CallAnswer<'POST /User/admin/Invoice/Send'>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const document = await findDocument(tx, documentId, true)
    const payer = document && (await findPayer(tx, document.payerId))
    if (document === undefined || payer === undefined) throw notFound('The invoice')
    const { name, email, userId } = payer
    const buyer = { ...document.buyer, name, email }
    if (!(await mailDocument(within, { ...document, buyer }))) {
      throw new Problem(409, `${name} has no address that takes mail. Change it first.`)
    }
    await noteDocument(tx, documentId, { sentAt: now })
    await audit(tx, within, 'document sent', {
      subjectId: userId ?? undefined,
      record: {
        ...{ kind: 'invoice', id: documentId },
        // To whom is written down each time.
        before: { sentTo: null, sentAt: document.sentAt?.toISOString() ?? null },
        after: { sentTo: email, sentAt: now.toISOString() },
      },
    })
    return { sentTo: email }
  })
}
