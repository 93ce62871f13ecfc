import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { intArray } from '../../database/sql.ts'

/** Somebody whom an import made. */
export interface MadePerson {
  line: number
  userId: string
  /** What was done with the account since, in words; null for one that nobody used. */
  use: string | null
  /** The sale that the import made; null for all but students. */
  bookingId: string | null
  bookingVersion: number | null
}

/**
 * Whom these rows of an import made who is still there, held until the transaction ends. Used is an
 * account by its owner, by hours, by money, by a further sale, by people who are not of the file, and
 * by whatever somebody changed of it since. Whom it made and was taken back before has no links left.
 */
export async function holdMade(
  tx: Db,
  importId: string,
  lines: readonly number[],
): Promise<MadePerson[]> {
  const ofFile = sql`(select user_id from table_import_rows
    where import_id = ${importId}::uuid and user_id is not null)`
  return await rowsOf<MadePerson>(
    tx,
    sql`select r.line, u.id "userId", b.id "bookingId", b.version "bookingVersion",
        case
          when u.password_hash is not null then 'has chosen a password'
          when exists (select 1 from sessions s where s.user_id = u.id)
            or exists (select 1 from audit_log a where a.actor_id = u.id)
            then 'has been in the portal'
          when exists (select 1 from tuition_sessions h where h.student_id = u.id)
            or exists (select 1 from tuition_sessions h where h.tutor_id = u.id)
            or exists (select 1 from tuition_ledger l where l.student_id = u.id and l.kind <> 'bought')
            then 'has tuition hours'
          when exists (select 1 from payers p join money_documents d on d.payer_id = p.id
              where p.user_id = u.id)
            or exists (select 1 from payers p join money_entries e on e.payer_id = p.id
              where p.user_id = u.id)
            then 'has invoices or payments'
          when exists (select 1 from bookings o where o.student_id = u.id
              and (o.id <> b.id or o.version > 1))
            then 'has a sale that was made or changed since'
          when exists (select 1 from tutor_students l where l.tutor_id = u.id
              and l.student_id not in ${ofFile})
            or exists (select 1 from parent_children l where l.parent_id = u.id
              and l.student_id not in ${ofFile})
            then 'has students beside those of the file'
          when exists (select 1 from tutors t where t.senior_tutor_id = u.id) then 'has a team'
          when exists (select 1 from audit_log a where a.subject_id = u.id and a.at > i.applied_at
              and a.action <> 'invitation sent')
            or exists (select 1 from audit_log a where a.record = u.id::text and a.kind = 'account'
              and a.at > i.applied_at and a.action <> 'invitation sent')
            then 'was changed since'
        end "use"
      from table_imports i join table_import_rows r on r.import_id = i.id
        and r.line = any(${intArray(lines)})
      join users u on u.id = r.user_id
      left join lateral (select id, version from bookings where student_id = u.id
        order by booked_at, id limit 1) b on true
      where i.id = ${importId}::uuid and u.email not like '%@deleted.invalid'
      order by r.line for update of u`,
  )
}
