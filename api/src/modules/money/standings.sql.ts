import { type SQL, sql } from 'drizzle-orm'

/**
 * How every invoice stands, as `paidOf` of the rules has it: what came in settles the oldest due
 * first. A `select` of `id`, `payer_id`, `booking_id`, `due_on`, `number`, `gross_pence`,
 * `credited_pence`, `paid_pence` and `owed_pence`, of what is rolled up as entries are added.
 * @param ofPayers which payers are asked for, by the column with their id; all where none is said.
 */
export function invoiceStandings(ofPayers: (payerId: SQL) => SQL = () => sql`true`): SQL {
  return sql`select k.document_id id, k.payer_id, k.booking_id, k.due_on, k.number, k.gross_pence,
      k.credited_pence, k.paid_pence, k.owed_pence
    from money_standings k where ${ofPayers(sql`k.payer_id`)}`
}

/** The state of an invoice of `invoiceStandings`, called `s`, on a day; as `stateOf` of the rules. */
export function stateColumn(today: string): SQL {
  return sql`case
    when s.credited_pence > 0 and s.credited_pence >= s.gross_pence then 'credited'
    when s.owed_pence <= 0 then 'paid'
    when s.due_on < ${today}::date then 'overdue'
    when s.paid_pence > 0 then 'part-paid'
    else 'open' end`
}

/** A document’s number as people read it, of the table called so. */
export function numberColumn(table: string): SQL {
  const column = (name: string) => sql.raw(`${table}.${name}`)
  return sql`(${column('series')} || '-' || lpad(${column('number')}::text, 6, '0'))`
}

/**
 * What each booking was asked and has paid: a `select` of `booking_id`, `invoiced_pence` (less what
 * was credited), `paid_pence` and `overdue_pence`, for bookings of which anything was invoiced.
 */
export function bookingMoney(today: string, ofPayers?: (payerId: SQL) => SQL): SQL {
  return sql`select s.booking_id, sum(s.gross_pence - s.credited_pence)::int invoiced_pence,
      sum(s.paid_pence)::int paid_pence,
      coalesce(sum(s.owed_pence) filter (where s.due_on < ${today}::date), 0)::int overdue_pence
    from (${invoiceStandings(ofPayers)}) s where s.booking_id is not null group by s.booking_id`
}

/**
 * What each payer has overdue: a `select` of `payer_id`, `overdue_pence` and `oldest_due_on` (of what
 * is overdue), for payers with invoices.
 */
export function payerOverdue(today: string): SQL {
  return sql`select s.payer_id, sum(s.owed_pence)::int overdue_pence, min(s.due_on) oldest_due_on
    from (${invoiceStandings()}) s
    where s.due_on < ${today}::date and s.owed_pence > 0 group by s.payer_id`
}
