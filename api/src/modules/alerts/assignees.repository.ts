import { sql } from 'drizzle-orm'
import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { likeOf } from '../../database/sql.ts'
import { allAsked, isRecord } from '../../lists/index.ts'
import { isSeenBy } from './alerts.repository.ts'

/** Who the concerns that the caller may know of are given to, by name; at most twenty. */
export async function findAssignees(
  db: Db,
  caller: Caller,
  { search, userId }: { search?: string | undefined; userId?: string | undefined },
): Promise<{ userId: string; name: string }[]> {
  const name = sql`u.first_name || ' ' || u.last_name`
  return await rowsOf<{ userId: string; name: string }>(
    db,
    sql`select u.id "userId", ${name} "name" from users u
      where ${allAsked(isRecord(sql`u.id`, userId), likeOf(search, name))}
        and exists (select from alerts o where o.assigned_to = u.id and ${isSeenBy(caller)})
      order by lower(${name}), u.id limit 20`,
  )
}
