import { sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import { likeOf, ms } from '../../database/sql.ts'
import { allAsked, isRecord, isWithin, type Listed, orderOf } from '../../lists/index.ts'
import { bookingMoney } from '../money/index.ts'
import { ledgerOf } from '../tuition/index.ts'

type Asked = CallContext<'GET /User/admin/Booking/GetBookings'>['query']
export type BookingFilters = Omit<Asked, 'pageNo' | 'pageSize'>

/** A booking as the list has it. */
export interface BookingRow {
  bookingId: string
  studentId: string
  studentName: string
  email: string
  payerName: string | null
  programName: string
  kind: 'new' | 'renewal' | 'upsell'
  state: 'confirmed' | 'cancelled'
  phase: 'starts' | 'running' | 'ends' | 'ended'
  startsOn: string
  expiresOn: string | null
  isUnlimitedNow: boolean
  bought: number
  used: number
  adjusted: number
  pricePence: number
  paidPence: number
  overduePence: number
  isPriceSettled: boolean
  bookedMs: number
  version: number
}

/** Sums of all that fits. */
export interface BookingTotals {
  pricePence: number
  paidPence: number
  overduePence: number
}

/** Where a booking `b` is by its days; an upsell without an end runs as long as the programme. */
const phaseOn = (today: string) => sql`case
  when coalesce(b.cancelled_on, b.expires_on) < ${today}::date then 'ended'
  when b.starts_on > ${today}::date then 'starts'
  when coalesce(b.cancelled_on, b.expires_on) <= ${today}::date + 30 then 'ends'
  else 'running' end`

/** What the booking `b` costs. */
const price = sql`coalesce((select sum(l.pence) from booking_lines l where l.booking_id = b.id), 0)::int`

const sortedBy = {
  bookedAt: [sql`p.booked_at`],
  studentName: [sql`p.student_name`, sql`p.booked_at`],
  startsOn: [sql`p.starts_on`, sql`p.booked_at`],
  expiresOn: [sql`p.expires_on`, sql`p.booked_at`],
  pricePence: [sql`p.price_pence`, sql`p.booked_at`],
} as const

/** The bookings that fit. @param today the office's day @param zone whose days they were sold on */
export function bookingsListed(filters: BookingFilters, today: string): Listed {
  const { search, state, phase, kind, programmeId, schoolId, soldBy, overdue, ...days } = filters
  const [first, ...further] = sortedBy[filters.sort]
  const condition = allAsked(
    state === undefined ? undefined : sql`b.state = ${state}`,
    kind === undefined ? undefined : sql`b.kind = ${kind}`,
    phase === undefined ? undefined : sql`${phaseOn(today)} = ${phase}`,
    isRecord(sql`b.programme_id`, programmeId),
    isRecord(sql`b.sold_by`, soldBy),
    schoolId === undefined
      ? undefined
      : sql`exists (select 1 from student_schools x
          where x.student_id = b.student_id and x.school_id = ${schoolId}::uuid)`,
    isWithin(sql`b.booked_at`, sql`'Europe/London'`, days),
    overdue === undefined ? undefined : sql`m.overdue_pence > 0`,
    search === undefined || search === ''
      ? undefined
      : likeOf(
          search,
          sql`u.first_name || ' ' || u.last_name`,
          sql`u.email`,
          sql`y.name`,
          sql`b.program_name`,
        ),
  )
  return {
    fits: sql`select b.id, b.booked_at, b.starts_on, b.expires_on, ${price} price_pence,
        lower(u.first_name || ' ' || u.last_name) student_name,
        coalesce(m.paid_pence, 0) paid_pence, coalesce(m.overdue_pence, 0) overdue_pence
      from bookings b join users u on u.id = b.student_id
        left join payers y on y.id = b.payer_id
        left join (${bookingMoney(today)}) m on m.booking_id = b.id
      where ${condition}`,
    totals: sql`json_build_object('pricePence', coalesce(sum(f.price_pence), 0),
      'paidPence', coalesce(sum(f.paid_pence), 0), 'overduePence', coalesce(sum(f.overdue_pence), 0))`,
    order: orderOf(filters.direction, first, ...further, sql`p.id`),
    ...shownOf(today),
  }
}

/** What is shown of each booking `p`: by its payer's account alone. */
export function shownOf(today: string): Pick<Listed, 'joins' | 'columns'> {
  return {
    joins: sql`join bookings b on b.id = p.id join users u on u.id = b.student_id
      join students s on s.user_id = b.student_id
      left join payers y on y.id = b.payer_id cross join ${ledgerOf(sql`b.student_id`)}
      left join lateral (
        select x.* from (${bookingMoney(today, (id) => sql`${id} = b.payer_id`)}) x
        where x.booking_id = b.id
      ) m on true`,
    columns: sql`b.id "bookingId", b.student_id "studentId",
      u.first_name || ' ' || u.last_name "studentName", u.email, y.name "payerName",
      b.program_name "programName", b.kind, b.state, ${phaseOn(today)} phase,
      b.starts_on::text "startsOn", b.expires_on::text "expiresOn",
      s.is_unlimited "isUnlimitedNow", l.bought, l.used, l.adjusted, ${price} "pricePence",
      coalesce(m.paid_pence, 0) "paidPence", coalesce(m.overdue_pence, 0) "overduePence",
      exists (select 1 from booking_lines l where l.booking_id = b.id) "isPriceSettled",
      ${ms(sql`b.booked_at`)} "bookedMs", b.version`,
  }
}
