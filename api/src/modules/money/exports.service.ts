import type { Asked } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext, FileAnswer } from '../../calls.ts'
import { type CsvColumn, csvOf } from '../../csv/index.ts'
import { allOf, countOf, type Listed } from '../../lists/index.ts'
import { Problem } from '../../problem.ts'
import { type ExportedEntry, entriesListed } from './accounts.repository.ts'
import { type ExportedLine, linesJoined } from './invoices.repository.ts'
import { type InvoiceRow, invoicesListed } from './invoices.sql.ts'
import { plainPounds, rateInWords } from './money-words.rules.ts'
import { bookDay } from './today.rules.ts'

const invoicesCall = 'GET /User/admin/Invoice/ExportInvoices'
const entriesCall = 'GET /User/admin/Payment/ExportEntries'

const signed = ({ series }: InvoiceRow, pence: number) => (series === 'CN' ? -pence : pence)

/** Columns of the list by the names that it has for them. */
const invoiceColumns = {
  number: { header: 'Number', cell: ({ number }) => number },
  payerName: { header: 'Payer', cell: ({ payerName }) => payerName },
  studentName: { header: 'Student', cell: ({ studentName }) => studentName },
  issuedOn: { header: 'Issued', cell: ({ issuedOn }) => issuedOn },
  dueOn: { header: 'Due', cell: ({ dueOn }) => dueOn },
  grossPence: { header: 'Gross', cell: (row) => plainPounds(signed(row, row.grossPence)) },
  creditedPence: { header: 'Credited', cell: ({ creditedPence }) => plainPounds(creditedPence) },
  paidPence: { header: 'Paid', cell: ({ paidPence }) => plainPounds(paidPence) },
  owedPence: { header: 'Owed', cell: ({ owedPence }) => plainPounds(owedPence) },
  state: { header: 'State', cell: ({ state }) => state },
  sentAt: {
    header: 'Sent',
    cell: ({ sentMs }) => (sentMs === null ? null : new Date(sentMs).toISOString()),
  },
} satisfies Readonly<Record<string, CsvColumn<InvoiceRow>>>

const lineColumns: readonly CsvColumn<ExportedLine>[] = [
  { header: 'Number', cell: ({ number }) => number },
  { header: 'Payer', cell: ({ payerName }) => payerName },
  { header: 'Student', cell: ({ studentName }) => studentName },
  { header: 'Issued', cell: ({ issuedOn }) => issuedOn },
  { header: 'Tax point', cell: ({ taxPoint }) => taxPoint },
  { header: 'Due', cell: ({ dueOn }) => dueOn },
  { header: 'Description', cell: ({ description }) => description },
  { header: 'VAT kind', cell: ({ vat }) => vat },
  { header: 'Rate', cell: ({ rateBasisPoints }) => rateInWords(rateBasisPoints) },
  { header: 'Net', cell: ({ netPence }) => plainPounds(netPence) },
  { header: 'VAT', cell: ({ vatPence }) => plainPounds(vatPence) },
  { header: 'Gross', cell: ({ grossPence }) => plainPounds(grossPence) },
]

const entryColumns: readonly CsvColumn<ExportedEntry>[] = [
  { header: 'Entry', cell: ({ entryId }) => entryId },
  { header: 'Day', cell: ({ occurredOn }) => occurredOn },
  { header: 'Kind', cell: ({ kind }) => kind },
  { header: 'Payer', cell: ({ payerName }) => payerName },
  { header: 'Amount', cell: ({ pence }) => plainPounds(pence) },
  { header: 'Document', cell: ({ document }) => document?.number ?? null },
  { header: 'Method', cell: ({ method }) => method },
  { header: 'Reference', cell: ({ reference }) => reference },
  { header: 'Reason', cell: ({ reason }) => reason },
  { header: 'Takes back', cell: ({ reverses }) => reverses },
  { header: 'Entered by', cell: ({ byName }) => byName },
  { header: 'Entered at', cell: ({ atMs }) => new Date(atMs).toISOString() },
]

/** The asked ones in the order asked for, or all. @throws Problem 400 for a name of no column. */
function columnsOf(asked: string | undefined): CsvColumn<InvoiceRow>[] {
  const offered = new Map<string, CsvColumn<InvoiceRow>>(Object.entries(invoiceColumns))
  // The list’s own word for who pays.
  const known = (name: string) => offered.get(name === 'payer' ? 'payerName' : name)
  if (asked === undefined) return [...offered.values()]
  return asked.split(',').map((name) => {
    const column = known(name)
    if (column !== undefined) return column
    const message = 'Choose columns of the list.'
    throw new Problem(400, message, { errors: [{ path: 'query.columns', message }] })
  })
}

/** A list as a CSV file, and in the log that somebody took it along. */
async function fileOf<R extends object>(
  asked: Asked,
  list: { name: string; listed: Listed; columns: readonly CsvColumn<R>[]; filter: object },
): Promise<FileAnswer> {
  const { db } = asked
  const rows = await countOf(db, list.listed)
  await audit(db, asked, 'list exported', {
    details: { list: list.name, filter: JSON.stringify(list.filter), rows: String(rows) },
  })
  const content = csvOf(list.columns, allOf<R>(db, list.listed))
  return { content, type: 'text/csv', name: `${list.name}.csv` }
}

/** All documents that fit, a row for each or for each of their lines. */
export async function exportInvoices(
  asked: Asked,
  { columns, lines, ...filters }: CallContext<typeof invoicesCall>['query'],
): Promise<FileAnswer> {
  // Words that somebody searched for may be a name, which would outlive its account in the log.
  const { search: _, ...filter } = filters
  const listed = invoicesListed(filters, bookDay(asked.now))
  if (lines !== 'true') {
    return await fileOf(asked, { name: 'invoices', listed, columns: columnsOf(columns), filter })
  }
  const byLine = { ...listed, ...linesJoined }
  return await fileOf(asked, {
    ...{ name: 'invoice-lines', listed: byLine, columns: lineColumns },
    filter: { ...filter, lines },
  })
}

/** All entries that fit, in order of entry. */
export async function exportEntries(
  asked: Asked,
  filter: CallContext<typeof entriesCall>['query'],
): Promise<FileAnswer> {
  const listed = entriesListed(filter)
  return await fileOf(asked, { name: 'entries', listed, columns: entryColumns, filter })
}
