import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { entitlementColumns } from '../../database/schema/index.ts'
import type { NewBooking } from './sales.rules.ts'
import type { BookingSnapshot } from './versions.repository.ts'

/** A part of a plan as it is saved. */
export interface PlannedPart {
  instalmentId: string
  dueOn: string
  pence: number
}

/** What is saved of a booking, by the names of the call that changes it. */
export interface BookingValues extends BookingSnapshot {
  programName: string
  hours: number
  isUnlimited: boolean
  isHeadStart: boolean
  startsOn: string
  expiresOn: string | null
  entitlements: NewBooking['entitlements']
  lines: NonNullable<NewBooking['lines']>
  /** Without what was dropped; the earliest first. */
  plan: PlannedPart[]
  payerId: string | null
  note: string
  state: 'confirmed' | 'cancelled'
}

const flags = Object.entries(entitlementColumns).map(
  ([name, column]) => sql`${name}::text, b.${sql.identifier(column.name)}`,
)

/** What is saved of a booking as it is now; undefined for an unknown one. */
export async function findBookingValues(db: Db, id: string): Promise<BookingValues | undefined> {
  const [row] = await rowsOf<BookingValues>(
    db,
    sql`select b.program_name "programName", b.quarters::float / 4 "hours",
        b.is_unlimited "isUnlimited", b.is_head_start "isHeadStart",
        b.starts_on::text "startsOn", b.expires_on::text "expiresOn",
        json_build_object(${sql.join(flags, sql`, `)}) "entitlements",
        (select coalesce(json_agg(json_build_object('kind', l.kind, 'description', l.description,
            'pence', l.pence, 'vat', l.vat) order by l.position), '[]')
          from booking_lines l where l.booking_id = b.id) "lines",
        (select coalesce(json_agg(json_build_object('instalmentId', i.id, 'dueOn', i.due_on,
            'pence', i.pence) order by i.due_on, i.id), '[]')
          from instalments i where i.booking_id = b.id and i.state <> 'dropped') "plan",
        b.payer_id "payerId", b.note, b.state
      from bookings b where b.id = ${id}::uuid`,
  )
  return row
}
