import { sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import { likeOf } from '../../database/sql.ts'
import { allAsked, type Listed, orderOf } from '../../lists/index.ts'
import { payerOverdue } from './standings.sql.ts'

type Asked = CallContext<'GET /User/admin/Payment/GetPayers'>['query']
export type PayerFilters = Omit<Asked, 'pageNo' | 'pageSize'>

/** A payer as the list has it. */
export interface PayerListed {
  payerId: string
  name: string
  email: string
  kind: 'parent' | 'student' | 'school' | 'other'
  balancePence: number
  overduePence: number
  oldestDueOn: string | null
  remindersPausedUntil: string | null
}

/** Sums of all payers that fit. */
export interface PayerTotals {
  balancePence: number
  overduePence: number
}

/** What somebody is who pays, of `payers` called `y` and `users` called `u`. */
export const kindColumn = sql`case
  when y.school_id is not null then 'school'
  when u.role = 'Parent' then 'parent'
  when u.role = 'Student' then 'student'
  else 'other' end`

const sortedBy = {
  name: [sql`p.name`],
  balancePence: [sql`p.balance_pence`, sql`p.name`],
  overduePence: [sql`p.overdue_pence`, sql`p.name`],
  oldestDueOn: [sql`p.oldest_due_on`, sql`p.name`],
} as const

const states = {
  overdue: sql`coalesce(o.overdue_pence, 0) > 0`,
  credit: sql`coalesce(b.pence, 0) < 0`,
  settled: sql`coalesce(b.pence, 0) = 0`,
} as const

/** The payers that fit, with what each owes on a day. */
export function payersListed(filters: PayerFilters, today: string): Listed {
  const { search, state, sort, direction } = filters
  const [first, ...further] = sortedBy[sort]
  const condition = allAsked(
    state === undefined ? undefined : states[state],
    search === undefined || search === '' ? undefined : likeOf(search, sql`y.name`, sql`y.email`),
  )
  return {
    fits: sql`select y.id, lower(y.name) name, coalesce(b.pence, 0)::int balance_pence,
        coalesce(o.overdue_pence, 0)::int overdue_pence, o.oldest_due_on
      from payers y
      left join (select e.payer_id, sum(e.pence) pence from money_entries e group by e.payer_id) b
        on b.payer_id = y.id
      left join (${payerOverdue(today)}) o on o.payer_id = y.id
      where ${condition}`,
    totals: sql`json_build_object('balancePence', coalesce(sum(f.balance_pence), 0),
      'overduePence', coalesce(sum(f.overdue_pence), 0))`,
    order: orderOf(direction, first, ...further, sql`p.id`),
    joins: sql`join payers y on y.id = p.id left join users u on u.id = y.user_id`,
    columns: sql`p.id "payerId", y.name, y.email, ${kindColumn} "kind",
      p.balance_pence "balancePence", p.overdue_pence "overduePence",
      p.oldest_due_on::text "oldestDueOn",
      case when y.reminders_paused_until >= ${today}::date
        then y.reminders_paused_until::text end "remindersPausedUntil"`,
  }
}
