import { type SQL, sql } from 'drizzle-orm'
import type { Caller } from '../../calls.ts'
import { at, dayIn } from '../../database/sql.ts'

/** Somebody who would read what the question bank shows. */
export interface BankReader extends Pick<Caller, 'userId' | 'role'> {
  /** Emails that have the question bank without their programme, in lower case. */
  allowList?: readonly string[]
}

/**
 * True of somebody who has the question bank at that moment: tutors, and students by their programme
 * while it goes on, or by the list of emails. Nobody else, admins neither.
 */
export function hasBank({ userId, allowList = [] }: BankReader, now: Date): SQL {
  return sql`exists (select 1 from users u
    left join students s on s.user_id = u.id
    where u.id = ${userId} and u.is_active and case u.role
      when 'Student' then s.expires_on >= ${dayIn(at(now), sql`u.time_zone`)}
        and (s.has_question_bank or u.email in (
          select jsonb_array_elements_text(${JSON.stringify(allowList)}::jsonb)))
      else u.role in ('Tutor', 'Senior Tutor') end)`
}
