import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { type FieldError, notFound, Problem } from '../../problem.ts'
import {
  addDocuments,
  type CreditableLine,
  type DocumentRow,
  findCreditable,
  findDocument,
  takeNumbers,
} from './documents.repository.ts'
import { addEntries } from './entries.repository.ts'
import { tellOf } from './issue.service.ts'
import { numberOf, poundsOf } from './money-words.rules.ts'
import { findPayer } from './payers.repository.ts'
import { sellerOf } from './seller.ts'
import { sharesOf } from './shares.rules.ts'
import { bookDay } from './today.rules.ts'
import { vatOf } from './vat.rules.ts'
import type { MoneyWithin } from './within.ts'

const creditCall = 'POST /User/admin/Invoice/Credit'
type Wanted = CallInput<typeof creditCall>['body']

/** A credit note that was made. */
export interface CreditNote {
  documentId: string
  number: string
  pence: number
}

/** What is credited of a line of an invoice. */
interface Credited {
  line: CreditableLine
  /** Below 0 of a discount. */
  pence: number
}

const leftOf = ({ grossPence, creditedPence }: CreditableLine) => grossPence - creditedPence

/**
 * Credits an invoice, line by line.
 * @throws Problem 404 for an unknown document, 409 for a credit note, 422 for a line that is not the
 * invoice’s or twice there, and for more than is not credited yet.
 */
export async function creditInvoice(
  asked: Asked,
  { documentId, lines, reason }: Wanted,
): Promise<CallAnswer<typeof creditCall>> {
  return await inTransaction(asked, async (within) => {
    const invoice = await heldInvoice(within, documentId)
    const known = await findCreditable(within.db, documentId)
    const errors = errorsOf(lines, known)
    const [first] = errors
    if (first !== undefined) throw new Problem(422, first.message, { errors })
    const wanted = known.flatMap((line) => {
      const found = lines.find(({ lineId }) => lineId === line.id)
      return found === undefined ? [] : [{ line, pence: found.pence }]
    })
    const { documentId: id, number } = await addCreditNote(within, invoice, wanted, reason)
    return { documentId: id, number }
  })
}

/** An invoice, held with its payer until the transaction ends. */
async function heldInvoice({ db }: MoneyWithin, id: string): Promise<DocumentRow> {
  const found = await findDocument(db, id)
  if (found === undefined) throw notFound('The invoice')
  if (found.series !== 'INV') throw new Problem(409, 'A credit note cannot be credited.')
  await findPayer(db, found.payerId, true)
  return (await findDocument(db, id, true)) ?? found
}

function errorsOf(lines: Wanted['lines'], known: readonly CreditableLine[]): FieldError[] {
  const errors = lines.flatMap(({ lineId, pence }, at): FieldError[] => {
    const line = known.find(({ id }) => id === lineId)
    if (line === undefined) {
      return [{ path: `body.lines.${at}.lineId`, message: 'The invoice has no such line.' }]
    }
    if (lines.findIndex((each) => each.lineId === lineId) !== at) {
      return [{ path: `body.lines.${at}.lineId`, message: 'This line is named twice.' }]
    }
    const left = Math.max(0, leftOf(line))
    const message = `At most ${poundsOf(left)} of this line is not credited yet.`
    return pence > left ? [{ path: `body.lines.${at}.pence`, message }] : []
  })
  const total = lines.reduce((sum, { pence }) => sum + pence, 0)
  const left = known.reduce((sum, line) => sum + leftOf(line), 0)
  // With a discount the lines are more than the invoice.
  const message = `At most ${poundsOf(left)} of this invoice is not credited yet.`
  return errors.length === 0 && total > left ? [{ path: 'body.lines', message }] : errors
}

/**
 * Credits so much of an invoice, over its lines by what is left of each, within the transaction that
 * it is asked in.
 * @param pence at most what is not credited of it.
 */
export async function creditSome(
  within: MoneyWithin,
  { documentId, pence, reason }: { documentId: string; pence: number; reason: string },
): Promise<CreditNote> {
  const invoice = await heldInvoice(within, documentId)
  const known = await findCreditable(within.db, documentId)
  const left = known.map(leftOf)
  const rest = left.reduce((sum, each) => sum + each, 0) - pence
  const [shares = []] = sharesOf(left, rest > 0 ? [pence, rest] : [pence])
  const credited = known.map((line, at) => ({ line, pence: shares[at] ?? 0 }))
  return await addCreditNote(within, invoice, credited, reason)
}

/** Writes a credit note down, with its entry, its PDF and its mail. */
async function addCreditNote(
  within: MoneyWithin,
  invoice: DocumentRow,
  credited: readonly Credited[],
  reason: string,
): Promise<CreditNote> {
  const { db: tx, now, caller } = within
  const id = newId(now.getTime())
  const today = bookDay(now)
  const lines = credited
    .filter(({ pence }) => pence !== 0)
    .map(({ line, pence }, at) => ({
      ...{ id: newId(now.getTime()), documentId: id, position: at + 1, creditsLineId: line.id },
      ...{ description: line.description, quantity: 1, vat: line.vat },
      rateBasisPoints: line.rateBasisPoints,
      ...amountsOf(line, pence),
    }))
  const sum = (field: 'netPence' | 'vatPence' | 'grossPence') =>
    lines.reduce((total, line) => total + line[field], 0)
  const number = await takeNumbers(tx, 'CN', 1)
  const document = {
    ...{ id, series: 'CN' as const, number, payerId: invoice.payerId, credits: invoice.id },
    ...{ bookingId: invoice.bookingId, studentName: invoice.studentName, buyer: invoice.buyer },
    ...{ seller: sellerOf(within.server.saved()).party, issuedOn: today, taxPoint: today },
    ...{ netPence: sum('netPence'), vatPence: sum('vatPence'), grossPence: sum('grossPence') },
  }
  await addDocuments(tx, [document], lines)
  await addEntries(tx, [
    {
      ...{ payerId: invoice.payerId, kind: 'credit note', pence: -document.grossPence, reason },
      ...{ documentId: id, event: `document:${id}`, occurredOn: today, at: now },
      by: caller?.userId ?? null,
    },
  ])
  await tellOf(within, document)
  return { documentId: id, number: numberOf('CN', number), pence: document.grossPence }
}

/**
 * Net and VAT of what is credited of a line: of all that is credited of it by now, less what was
 * before, so that credits of a whole line come to exactly its VAT.
 */
function amountsOf(line: CreditableLine, pence: number) {
  const { vatPence: upToNow } = vatOf(line.creditedPence + pence, line.rateBasisPoints)
  const vatPence = upToNow - line.creditedVatPence
  return { grossPence: pence, vatPence, netPence: pence - vatPence, unitNetPence: pence - vatPence }
}
