import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { type Announcement, announcementsOf } from '../announcements/index.ts'

/** Who looks at a dashboard, and the banners above it. */
export interface Person {
  firstName: string
  timeZone: string
  announcements: Announcement[]
}

/** The person with this id; undefined when the account is gone. */
export async function personOf(db: Db, userId: string, now: Date): Promise<Person | undefined> {
  const [person] = await rowsOf<Person>(
    db,
    sql`select u.first_name "firstName", u.time_zone "timeZone",
        ${announcementsOf(now)} "announcements"
      from users u where u.id = ${userId}`,
  )
  return person
}
