import type { CallAnswer } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { hoursOf } from '../tuition/index.ts'
import type { ProgrammeThen } from './preview.rules.ts'
import { findSoldTo } from './sales.repository.ts'

type Preview = CallAnswer<'POST /User/admin/Booking/Preview'>

/** A student's programme as it stands, with nothing open where it is over on that day. */
export async function programmeThen(
  db: Db,
  studentId: string,
  day: string,
): Promise<ProgrammeThen | null> {
  const found = await findSoldTo(db, studentId)
  if (found === undefined) return null
  const { bought, used, adjusted, programName, isUnlimited, isHeadStart, ...days } = found
  const { startsOn, expiresOn } = days
  const hours = hoursOf({ bought, used, adjusted }, isUnlimited)
  const open = Object.entries(days.entitlements).map(([name, isOn]) => [
    name,
    isOn && expiresOn >= day,
  ])
  return {
    ...{ programName, isUnlimited, isHeadStart, startsOn, expiresOn },
    ...{ hours: hours.bought, hoursLeft: hours.remaining },
    entitlements: { ...days.entitlements, ...Object.fromEntries(open) },
  }
}

/** The plan of a booking, the earliest first. */
export async function planThen(db: Db, bookingId: string): Promise<Preview['plan']> {
  return await rowsOf<Preview['plan'][number]>(
    db,
    sql`select i.due_on::text "dueOn", i.pence, i.state from instalments i
      where i.booking_id = ${bookingId}::uuid order by i.due_on, i.id`,
  )
}

/**
 * People of a role who have this name in any letter case, those of the school first; at most five.
 */
export async function findAlike(
  db: Db,
  person: {
    role: 'Student' | 'Parent'
    firstName: string
    lastName: string
    schoolId?: string | null | undefined
  },
): Promise<Preview['similar']> {
  const { role, firstName, lastName, schoolId = null } = person
  return await rowsOf<Preview['similar'][number]>(
    db,
    sql`select u.id "userId", u.first_name || ' ' || u.last_name "name", u.role,
        case when c.is_of_school then 'same name and school' else 'same name' end "why"
      from users u cross join lateral (select exists (
          select 1 from student_schools x where x.school_id = ${schoolId}::uuid and (x.student_id = u.id
            or x.student_id in (select p.student_id from parent_children p where p.parent_id = u.id))
        ) is_of_school) c
      where lower(u.first_name || ' ' || u.last_name) = lower(${`${firstName} ${lastName}`})
        and u.role = ${role}
      order by c.is_of_school desc, u.is_active desc, u.id limit 5`,
  )
}
