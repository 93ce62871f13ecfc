import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { moneyEntries } from '../../database/schema/index.ts'
import { ms } from '../../database/sql.ts'
import { allAsked, type Listed } from '../../lists/index.ts'
import { kindColumn, type PayerListed } from './accounts.sql.ts'
import { invoiceStandings, numberColumn } from './standings.sql.ts'

type Entry = typeof moneyEntries.$inferSelect

/** A payer with what stands in the account beside entries. */
export interface AccountHead {
  payerId: string
  kind: PayerListed['kind']
  userId: string | null
  schoolId: string | null
  name: string
  address: string
  postcode: string
  email: string
  version: number
  remindersPausedUntil: string | null
  pauseReason: string
  /** The planned instalments of the next day that has some. */
  nextPlanned: { dueOn: string; pence: number } | null
}

/** A payer by id. @param today what is planned before it is next, all the same */
export async function findAccount(
  db: Db,
  payerId: string,
  today: string,
): Promise<AccountHead | undefined> {
  const [row] = await rowsOf<AccountHead>(
    db,
    sql`select y.id "payerId", ${kindColumn} "kind", y.user_id "userId", y.school_id "schoolId",
        y.name, y.address, y.postcode, y.email, y.version,
        case when y.reminders_paused_until >= ${today}::date
          then y.reminders_paused_until::text end "remindersPausedUntil",
        y.pause_reason "pauseReason",
        (select json_build_object('dueOn', i.due_on, 'pence', sum(i.pence)) from instalments i
          join bookings b on b.id = i.booking_id and b.payer_id = y.id and b.state = 'confirmed'
          where i.state = 'planned' group by i.due_on order by i.due_on limit 1) "nextPlanned"
      from payers y left join users u on u.id = y.user_id
      where y.id = ${payerId}::uuid`,
  )
  return row
}

/** An entry as it is read. */
export interface EntryRead
  extends Pick<Entry, 'kind' | 'pence' | 'method' | 'reference' | 'reason'> {
  entryId: number
  occurredOn: string
  document: { documentId: string; number: string } | null
  atMs: number
  byName: string | null
  reversedBy: number | null
  reverses: number | null
}

const entryColumns = sql`e.id::int "entryId", e.kind, e.pence, e.occurred_on::text "occurredOn",
  case when d.id is not null then json_build_object('documentId', d.id,
    'number', ${numberColumn('d')}) end "document",
  e.method, e.reference, e.reason, ${ms(sql`e.at`)} "atMs",
  u.first_name || ' ' || u.last_name "byName", r.id::int "reversedBy", e.reverses::int "reverses"`

const entryJoins = sql`left join money_documents d on d.id = e.document_id
  left join users u on u.id = e.by left join money_entries r on r.reverses = e.id`

/** The entries of an account in order of entry. */
export async function findEntries(db: Db, payerId: string): Promise<EntryRead[]> {
  return await rowsOf<EntryRead>(
    db,
    sql`select ${entryColumns} from money_entries e ${entryJoins}
      where e.payer_id = ${payerId}::uuid order by e.id`,
  )
}

/**
 * The entries of a payer’s account that a booking’s documents made, and what came and went otherwise
 * since the first of them; in order of entry.
 */
export async function findEntriesOfBooking(db: Db, bookingId: string): Promise<EntryRead[]> {
  return await rowsOf<EntryRead>(
    db,
    sql`select ${entryColumns}
      from (select x.payer_id, min(z.id) "first" from money_documents x
        join money_entries z on z.document_id = x.id
        where x.booking_id = ${bookingId}::uuid group by x.payer_id) f
      join money_entries e on e.payer_id = f.payer_id and e.id >= f.first ${entryJoins}
      where d.id is null or d.booking_id = ${bookingId}::uuid order by e.id`,
  )
}

/** An invoice of an account. */
export interface InvoiceOfAccount {
  documentId: string
  number: string
  studentName: string
  issuedOn: string
  dueOn: string
  grossPence: number
  creditedPence: number
  paidPence: number
  owedPence: number
}

/** The invoices of an account, the oldest due first. */
export async function findInvoices(db: Db, payerId: string): Promise<InvoiceOfAccount[]> {
  return await rowsOf<InvoiceOfAccount>(
    db,
    sql`select m.id "documentId", ${numberColumn('m')} "number", m.student_name "studentName",
        m.issued_on::text "issuedOn", m.due_on::text "dueOn", m.gross_pence "grossPence",
        s.credited_pence "creditedPence", s.paid_pence "paidPence", s.owed_pence "owedPence"
      from (${invoiceStandings((id) => sql`${id} = ${payerId}::uuid`)}) s
      join money_documents m on m.id = s.id order by s.due_on, s.number`,
  )
}

/** An entry as accountants take it along. */
export type ExportedEntry = EntryRead & { payerName: string }

/** Entries by the days on which they occurred and their kind, in order of entry. */
export function entriesListed(asked: {
  from?: string | undefined
  to?: string | undefined
  kind?: Entry['kind'] | undefined
}): Listed {
  const { from, to, kind } = asked
  const condition: SQL = allAsked(
    from === undefined ? undefined : sql`e.occurred_on >= ${from}::date`,
    to === undefined ? undefined : sql`e.occurred_on <= ${to}::date`,
    kind === undefined ? undefined : sql`e.kind = ${kind}`,
  )
  return {
    ids: 'numbers',
    fits: sql`select e.id from money_entries e where ${condition}`,
    order: sql`p.id`,
    joins: sql`join money_entries e on e.id = p.id join payers y on y.id = e.payer_id ${entryJoins}`,
    columns: sql`${entryColumns}, y.name "payerName"`,
  }
}
