import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { moneyDocuments, Party } from '../../database/schema/index.ts'
import { ms } from '../../database/sql.ts'
import type { LineRow } from './documents.repository.ts'
import { numberColumn } from './standings.sql.ts'

/** A document with all that stands on it, and what came of it. */
export interface DocumentRead {
  documentId: string
  series: (typeof moneyDocuments.$inferSelect)['series']
  number: string
  payerId: string
  bookingId: string | null
  studentId: string | null
  studentName: string
  issuedOn: string
  taxPoint: string
  dueOn: string | null
  seller: Party
  buyer: Party
  netPence: number
  vatPence: number
  grossPence: number
  sentMs: number | null
  fileId: string | null
  credits: { documentId: string; number: string } | null
  creditNotes: { documentId: string; number: string; issuedOn: string; grossPence: number }[]
  reminders: { step: number; sentMs: number }[]
  lines: (Pick<
    LineRow,
    | 'description'
    | 'quantity'
    | 'unitNetPence'
    | 'vat'
    | 'rateBasisPoints'
    | 'netPence'
    | 'vatPence'
    | 'grossPence'
  > & { lineId: string; creditedPence: number })[]
}

const listed = (select: SQL) => sql`coalesce((${select}), '[]')`

/** A document by its id. */
export async function readDocument(db: Db, id: string): Promise<DocumentRead | undefined> {
  const [row] = await rowsOf<DocumentRead>(
    db,
    sql`select m.id "documentId", m.series, ${numberColumn('m')} "number", m.payer_id "payerId",
        m.booking_id "bookingId", b.student_id "studentId", m.student_name "studentName",
        m.issued_on::text "issuedOn", m.tax_point::text "taxPoint", m.due_on::text "dueOn",
        m.seller, m.buyer, m.net_pence "netPence", m.vat_pence "vatPence",
        m.gross_pence "grossPence", ${ms(sql`m.sent_at`)} "sentMs", m.file_id "fileId",
        (select json_build_object('documentId', o.id, 'number', ${numberColumn('o')})
          from money_documents o where o.id = m.credits) "credits",
        ${listed(sql`select json_agg(json_build_object('documentId', c.id,
            'number', ${numberColumn('c')}, 'issuedOn', c.issued_on, 'grossPence', c.gross_pence)
            order by c.number) from money_documents c where c.credits = m.id`)} "creditNotes",
        ${listed(sql`select json_agg(json_build_object('step', r.step, 'sentMs', ${ms(sql`r.sent_at`)})
            order by r.step) from money_reminders r where r.document_id = m.id`)} "reminders",
        ${listed(sql`select json_agg(json_build_object('lineId', l.id, 'description', l.description,
            'quantity', l.quantity, 'unitNetPence', l.unit_net_pence, 'vat', l.vat,
            'rateBasisPoints', l.rate_basis_points, 'netPence', l.net_pence, 'vatPence', l.vat_pence,
            'grossPence', l.gross_pence, 'creditedPence', coalesce((select sum(k.gross_pence)
              from money_lines k where k.credits_line_id = l.id), 0)) order by l.position)
            from money_lines l where l.document_id = m.id`)} "lines"
      from money_documents m left join bookings b on b.id = m.booking_id
      where m.id = ${id}::uuid`,
  )
  return row
}

/** A document that a person pays by, for letting the person to its PDF. */
export async function isOwnDocument(db: Db, id: string, userId: string): Promise<boolean> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select m.id from money_documents m join payers p on p.id = m.payer_id
      where m.id = ${id}::uuid and p.user_id = ${userId}::uuid`,
  )
  return rows.length > 0
}

/** A job of a person that is making a document’s PDF. */
export async function findPdfJob(
  db: Db,
  documentId: string,
  userId: string,
): Promise<string | undefined> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`select t.id from tasks t where t.by = ${userId}::uuid and t.kind = 'documentPdf'
      and t.input->>'documentId' = ${documentId} and t.state in ('waiting', 'running', 'failed')
      order by t.created_at desc limit 1`,
  )
  return row?.id
}

/** A line of a document as accountants take it along. */
export interface ExportedLine {
  number: string
  payerName: string
  studentName: string
  issuedOn: string
  taxPoint: string
  dueOn: string | null
  description: string
  vat: string
  rateBasisPoints: number
  /** Below 0 on a credit note. */
  netPence: number
  vatPence: number
  grossPence: number
}

/** The lines of some documents, as a `select` of columns over `p`, the listed documents. */
export const linesJoined = {
  joins: sql`join money_documents m on m.id = p.id join money_lines l on l.document_id = m.id
    cross join lateral (select case m.series when 'INV' then 1 else -1 end sign) g`,
  within: sql`l.position`,
  columns: sql`${numberColumn('m')} "number", m.buyer->>'name' "payerName",
    m.student_name "studentName", m.issued_on::text "issuedOn", m.tax_point::text "taxPoint",
    m.due_on::text "dueOn", l.description, l.vat, l.rate_basis_points "rateBasisPoints",
    g.sign * l.net_pence "netPence", g.sign * l.vat_pence "vatPence",
    g.sign * l.gross_pence "grossPence"`,
}
