import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { ms } from '../../database/sql.ts'
import { ledgerOf } from '../tuition/index.ts'
import { invoiceStandings, numberColumn } from './standings.sql.ts'

/** A booking with its hours, in quarters. */
export interface BookingWithHours {
  id: string
  programName: string
  /** As sold, with what was changed of it since. */
  quarters: number
  isUnlimited: boolean
  bookedMs: number
  startsOn: string
  expiresOn: string | null
  state: 'confirmed' | 'cancelled'
  /** Quarters that the student has used, of all bookings. */
  usedQuarters: number
}

/** The bookings of a student, the oldest first. */
export async function findBookings(db: Db, studentId: string): Promise<BookingWithHours[]> {
  return await rowsOf<BookingWithHours>(
    db,
    sql`select b.id, b.program_name "programName", b.is_unlimited "isUnlimited",
        b.quarters + coalesce((select sum(t.quarters) from tuition_ledger t
          where t.booking_id = b.id and t.kind = 'adjusted'), 0)::int "quarters",
        ${ms(sql`b.booked_at`)} "bookedMs", b.starts_on::text "startsOn",
        b.expires_on::text "expiresOn", b.state, -l.used "usedQuarters"
      from bookings b cross join ${ledgerOf(sql`b.student_id`)}
      where b.student_id = ${studentId}::uuid order by b.booked_at, b.id`,
  )
}

/** What a payer is told of the money of a student’s bookings. */
export interface MoneyOfStudent {
  plan: {
    bookingId: string
    programName: string
    dueOn: string
    pence: number
    state: 'planned' | 'invoiced' | 'dropped'
  }[]
  invoices: {
    id: string
    number: string
    kind: 'INV' | 'CN'
    issuedOn: string
    dueOn: string | null
    pence: number
    owedPence: number
  }[]
  balancePence: number
}

/**
 * Plan and documents of those of a student’s bookings that a person pays, and the person’s balance.
 * @returns undefined for somebody who pays none of them.
 */
export async function findMoneyOf(
  db: Db,
  studentId: string,
  userId: string,
): Promise<MoneyOfStudent | undefined> {
  const [row] = await rowsOf<MoneyOfStudent>(
    db,
    sql`select coalesce((
        select json_agg(json_build_object('bookingId', b.id, 'programName', b.program_name,
            'dueOn', i.due_on, 'pence', i.pence, 'state', i.state) order by i.due_on, i.id)
          from instalments i join bookings b on b.id = i.booking_id
          where b.student_id = ${studentId}::uuid and b.payer_id = y.id and i.state <> 'dropped'
      ), '[]') "plan", coalesce((
        select json_agg(json_build_object('id', m.id, 'number', ${numberColumn('m')},
            'kind', m.series, 'issuedOn', m.issued_on, 'dueOn', m.due_on, 'pence', m.gross_pence,
            'owedPence', coalesce(s.owed_pence, 0)) order by m.issued_on desc, m.series, m.number desc)
          from money_documents m
          join bookings b on b.id = m.booking_id and b.student_id = ${studentId}::uuid
          left join (${invoiceStandings((id) => sql`${id} = y.id`)}) s on s.id = m.id
          where m.payer_id = y.id
      ), '[]') "invoices", (
        select coalesce(sum(e.pence), 0)::int from money_entries e where e.payer_id = y.id
      ) "balancePence"
      from payers y
      where y.user_id = ${userId}::uuid and (
        exists (select 1 from bookings b
          where b.student_id = ${studentId}::uuid and b.payer_id = y.id)
        or exists (select 1 from money_documents m join bookings b on b.id = m.booking_id
          where b.student_id = ${studentId}::uuid and m.payer_id = y.id))`,
  )
  return row
}
