import { sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import { likeOf, ms } from '../../database/sql.ts'
import { allAsked, isRecord, type Listed, orderOf } from '../../lists/index.ts'
import { invoiceStandings, numberColumn, stateColumn } from './standings.sql.ts'

type Asked = CallContext<'GET /User/admin/Invoice/GetInvoices'>['query']
export type InvoiceFilters = Omit<Asked, 'pageNo' | 'pageSize'>

/** A document as the list has it. */
export interface InvoiceRow {
  documentId: string
  series: 'INV' | 'CN'
  number: string
  payerId: string
  payerName: string
  studentName: string
  issuedOn: string
  dueOn: string | null
  grossPence: number
  creditedPence: number
  paidPence: number
  owedPence: number
  state: 'open' | 'part-paid' | 'paid' | 'overdue' | 'credited' | null
  sentMs: number | null
  hasFile: boolean
}

/** Sums of all that fits; credit notes are taken off. */
export interface InvoiceTotals {
  grossPence: number
  paidPence: number
  owedPence: number
}

const sortedBy = {
  number: [sql`p.series`, sql`p.number`],
  issuedOn: [sql`p.issued_on`, sql`p.series`, sql`p.number`],
  dueOn: [sql`p.due_on`, sql`p.series`, sql`p.number`],
  payerName: [sql`p.payer_name`, sql`p.series`, sql`p.number`],
  grossPence: [sql`p.gross_pence`, sql`p.series`, sql`p.number`],
} as const

/** The documents that fit, each as it stands by its payer’s account. @param today the books’ day */
export function invoicesListed(filters: InvoiceFilters, today: string): Listed {
  const { search, state, series, payerId, from, to, sort, direction } = filters
  const [first, ...further] = sortedBy[sort]
  // Of one payer the others’ accounts are not needed.
  const ofPayer = payerId === undefined ? undefined : isRecord(sql`d.payer_id`, payerId)
  const standings =
    payerId === undefined
      ? invoiceStandings()
      : invoiceStandings((id) => sql`${id} = ${payerId}::uuid`)
  const condition = allAsked(
    ofPayer,
    series === undefined ? undefined : sql`d.series = ${series}`,
    state === undefined ? undefined : sql`d.series = 'INV' and ${stateColumn(today)} = ${state}`,
    from === undefined ? undefined : sql`d.issued_on >= ${from}::date`,
    to === undefined ? undefined : sql`d.issued_on <= ${to}::date`,
    search === undefined || search === ''
      ? undefined
      : likeOf(search, numberColumn('d'), sql`(d.buyer->>'name')`, sql`d.student_name`),
  )
  return {
    fits: sql`select d.id, d.series, d.number, d.issued_on, d.due_on, d.gross_pence,
        lower(d.buyer->>'name') payer_name, coalesce(s.credited_pence, 0) credited_pence,
        coalesce(s.paid_pence, 0) paid_pence, coalesce(s.owed_pence, 0) owed_pence,
        case when d.series = 'INV' then ${stateColumn(today)} end state
      from money_documents d left join (${standings}) s on s.id = d.id
      where ${condition}`,
    totals: sql`json_build_object(
      'grossPence', coalesce(sum(case f.series when 'INV' then f.gross_pence else -f.gross_pence end), 0),
      'paidPence', coalesce(sum(f.paid_pence), 0), 'owedPence', coalesce(sum(f.owed_pence), 0))`,
    order: orderOf(direction, first, ...further, sql`p.id`),
    // Of what is shown each by its payer alone: the file of all of it is made batch by batch.
    joins: sql`join money_documents m on m.id = p.id
      left join lateral (
        select x.* from (${invoiceStandings((id) => sql`${id} = m.payer_id`)}) x where x.id = m.id
      ) s on true`,
    columns: sql`p.id "documentId", m.series, ${numberColumn('m')} "number", m.payer_id "payerId",
      m.buyer->>'name' "payerName", m.student_name "studentName", m.issued_on::text "issuedOn",
      m.due_on::text "dueOn", m.gross_pence "grossPence",
      coalesce(s.credited_pence, 0) "creditedPence", coalesce(s.paid_pence, 0) "paidPence",
      coalesce(s.owed_pence, 0) "owedPence",
      case when m.series = 'INV' then ${stateColumn(today)} end "state",
      ${ms(sql`m.sent_at`)} "sentMs", m.file_id is not null "hasFile"`,
  }
}
