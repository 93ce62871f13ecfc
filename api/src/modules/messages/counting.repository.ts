import type { CallAnswer } from '@portal/shared/api'
import type { Audience } from '@portal/shared/api/schemas'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { reachOf } from '../notifications/index.ts'
import { audienceOf } from './audience.sql.ts'

/** Of which kind messages are, for what people choose about them. */
export const kindOfMessages = 'company'

/** How many an audience is, by role and way. */
export type Count = CallAnswer<'POST /Notification/admin/Message/CountAudience'>

/** Counts whom a message would reach now, with the first ten of them by name; in one statement. */
export async function countAudience(db: Db, audience: Audience, now: Date): Promise<Count> {
  const { from, isMeant } = audienceOf(audience, now)
  const { join, inPortal, email, isBouncing, isReached } = reachOf(kindOfMessages)
  const [row] = await rowsOf<Count>(
    db,
    sql`with ${from}, meant as materialized (
        select u.id, u.role, u.first_name || ' ' || u.last_name as name, ${isReached} is_reached,
          ${inPortal} in_portal, case when ${isBouncing} then 'bouncing' else ${email} end as way
        from users u ${join} where ${isMeant}
      ), reached as (select * from meant where is_reached)
      select count(*)::int total,
        coalesce((select json_agg(json_build_object('role', b.role, 'count', b.count)
            order by b.role)
          from (select role, count(*)::int from reached group by role) b), '[]') "byRole",
        count(*) filter (where in_portal)::int portal,
        count(*) filter (where way = 'at once')::int "mailAtOnce",
        count(*) filter (where way = 'daily')::int digest,
        count(*) filter (where way = 'none')::int "noMail",
        count(*) filter (where way = 'bouncing')::int bouncing,
        (select count(*)::int from meant where not is_reached) unreached,
        coalesce((select json_agg(json_build_object('userId', f.id, 'name', f.name, 'role', f.role))
          from (select * from reached order by lower(name), id limit 10) f), '[]') sample
      from reached`,
  )
  if (row === undefined) throw new Error('A count has one row')
  return row
}

/** How many a message would reach now. */
export async function countReached(db: Db, audience: Audience, now: Date): Promise<number> {
  const { from, isMeant } = audienceOf(audience, now)
  const { join, isReached } = reachOf(kindOfMessages)
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`with ${from} select count(*)::int total from users u ${join}
      where ${isMeant} and ${isReached}`,
  )
  return row?.total ?? 0
}
