import { type SQL, sql } from 'drizzle-orm'

/** What moves money without a document: all that settles invoices, and what takes it back. */
const settling = sql`('payment', 'reversal', 'refund', 'write-off')`

/**
 * How every invoice stands, as `paidOf` of the rules has it: what came in settles the oldest due
 * first. A `select` of `id`, `payer_id`, `booking_id`, `due_on`, `number`, `gross_pence`,
 * `credited_pence`, `paid_pence` and `owed_pence`.
 * @param ofPayers which payers are asked for, by the column with their id; all where none is said.
 */
export function invoiceStandings(ofPayers: (payerId: SQL) => SQL = () => sql`true`): SQL {
  return sql`select i.id, i.payer_id, i.booking_id, i.due_on, i.number, i.gross_pence,
      i.credited_pence, i.paid_pence, i.asked_pence - i.paid_pence owed_pence
    from (
      select a.*, greatest(0, least(a.asked_pence, a.settled_pence + a.asked_pence
        - sum(a.asked_pence) over (partition by a.payer_id order by a.due_on, a.number)))::int paid_pence
      from (
        select d.id, d.payer_id, d.booking_id, d.due_on, d.number, d.gross_pence,
          coalesce(c.pence, 0)::int credited_pence,
          (d.gross_pence - coalesce(c.pence, 0))::int asked_pence,
          coalesce(s.pence, 0) settled_pence
        from money_documents d
        left join (
          select n.credits, sum(n.gross_pence) pence from money_documents n
          where n.series = 'CN' and ${ofPayers(sql`n.payer_id`)} group by n.credits
        ) c on c.credits = d.id
        left join (
          select e.payer_id, -sum(e.pence) pence from money_entries e
          where e.kind in ${settling} and ${ofPayers(sql`e.payer_id`)} group by e.payer_id
        ) s on s.payer_id = d.payer_id
        where d.series = 'INV' and ${ofPayers(sql`d.payer_id`)}
      ) a
    ) i`
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
