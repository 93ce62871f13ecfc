import type { CallAnswer, CallInput } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { entitlementColumns } from '../../database/schema/index.ts'
import { likeOf, ms } from '../../database/sql.ts'
import type { Listed } from '../../lists/index.ts'
import { type BookingRow, shownOf } from './bookings.sql.ts'
import { payersOf } from './payers.repository.ts'

type Shown = CallAnswer<'GET /User/admin/Booking/GetBooking'>

/** What is told of one booking beside what the list has. */
type Details = Omit<
  Shown,
  | Exclude<keyof BookingRow, 'email'>
  | 'hoursLeft'
  | 'bookedAt'
  | 'hours'
  | 'entries'
  | 'hourEntries'
> & {
  quarters: number
  hourEntries: (Omit<Shown['hourEntries'][number], 'at'> & { atMs: number })[]
}

const flags = Object.entries(entitlementColumns).map(
  ([name, column]) => sql`${name}::text, b.${sql.identifier(column.name)}`,
)

/** A booking with all that is told of it; undefined for an unknown one. */
export async function findBooking(
  db: Db,
  id: string,
  today: string,
): Promise<(BookingRow & Details) | undefined> {
  const { joins, columns } = shownOf(today)
  const [row] = await rowsOf<BookingRow & Details>(
    db,
    sql`select ${columns}, b.quarters, b.is_unlimited "isUnlimited", b.is_head_start "isHeadStart",
        json_build_object(${sql.join(flags, sql`, `)}) "entitlements",
        b.programme_id "programmeId", b.payer_id "payerId",
        (select w.first_name || ' ' || w.last_name from users w where w.id = b.sold_by) "soldByName",
        b.note, b.cancelled_on::text "cancelledOn", b.cancel_reason "cancelReason",
        (select coalesce(json_agg(json_build_object('kind', l.kind, 'description', l.description,
            'pence', l.pence, 'vat', l.vat) order by l.position), '[]')
          from booking_lines l where l.booking_id = b.id) "lines",
        (select coalesce(json_agg(json_build_object('instalmentId', i.id, 'dueOn', i.due_on,
            'pence', i.pence, 'state', i.state) order by i.due_on, i.id), '[]')
          from instalments i where i.booking_id = b.id) "plan",
        (select coalesce(json_agg(json_build_object('documentId', d.id,
            'number', d.series || '-' || lpad(d.number::text, 6, '0'), 'issuedOn', d.issued_on,
            'dueOn', d.due_on,
            'pence', case d.series when 'INV' then d.gross_pence else -d.gross_pence end)
            order by d.issued_on, d.series desc, d.number), '[]')
          from money_documents d where d.booking_id = b.id) "documents",
        (select coalesce(json_agg(json_build_object('kind', h.kind, 'hours', h.quarters::float / 4,
            'note', h.note, 'atMs', ${ms(sql`h.occurred_at`)}) order by h.occurred_at, h.id), '[]')
          from tuition_ledger h where h.booking_id = b.id) "hourEntries",
        ${payersOf('b.student_id')} "payers",
        (select coalesce(json_agg(json_build_object('tutorId', t.id,
            'name', t.first_name || ' ' || t.last_name) order by t.first_name, t.id), '[]')
          from tutor_students ts join users t on t.id = ts.tutor_id
          where ts.student_id = b.student_id) "tutors",
        (select json_build_object('schoolId', c.id, 'name', c.name)
          from student_schools ss join schools c on c.id = ss.school_id
          where ss.student_id = b.student_id order by ss.position limit 1) "school"
      from (select ${id}::uuid id) p ${joins}`,
  )
  return row
}

/** Whether there is such a booking. */
export async function isBooking(db: Db, id: string): Promise<boolean> {
  return (await rowsOf(db, sql`select 1 from bookings where id = ${id}::uuid`)).length > 0
}

/** Whom an address belongs to, in any case. */
export async function findByEmail(db: Db, email: string) {
  const [row] = await rowsOf<{ userId: string; name: string; role: string; isActive: boolean }>(
    db,
    sql`select id "userId", first_name || ' ' || last_name "name", role, is_active "isActive"
      from users where email = ${email.toLowerCase()}`,
  )
  return row
}

/** Students to sell to, by name; those whom the words find, or a parent of whom. */
export function customersListed(search: string | undefined): Listed {
  const found =
    search === undefined || search === ''
      ? sql`true`
      : sql`(${likeOf(search, sql`u.first_name || ' ' || u.last_name`, sql`u.email`)}
          or exists (select 1 from parent_children c join users q on q.id = c.parent_id
            where c.student_id = u.id
              and ${likeOf(search, sql`q.first_name || ' ' || q.last_name`, sql`q.email`)}))`
  return {
    fits: sql`select u.id, lower(u.first_name || ' ' || u.last_name) "sorted" from users u
      where u.role = 'Student' and u.is_active and ${found}`,
    order: sql`p.sorted, p.id`,
    joins: sql`join users u on u.id = p.id join students s on s.user_id = p.id
      left join lateral (select c.name from student_schools x join schools c on c.id = x.school_id
        where x.student_id = p.id order by x.position limit 1) sc on true
      left join lateral (select y.name from bookings b join payers y on y.id = b.payer_id
        where b.student_id = p.id order by b.booked_at desc, b.id desc limit 1) pay on true`,
    columns: sql`p.id "studentId", u.first_name || ' ' || u.last_name "name", u.email,
      sc.name "schoolName", s.program_name "programName", s.expires_on::text "expiresOn",
      pay.name "payerName"`,
  }
}

/** What is asked of an address. */
export type EmailAsked = CallInput<'POST /User/admin/Booking/CheckEmail'>['body']
