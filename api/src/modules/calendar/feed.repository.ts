import type { Role } from '@portal/shared/contract'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { calendarFeeds, users } from '../../database/schema/index.ts'
import { at, dayIn } from '../../database/sql.ts'

/** Who reads a feed. */
export interface FeedReader {
  userId: string
  role: Role
  timeZone: string
}

/** A person's time zone; undefined for an account that is gone. */
export async function zoneOfPerson(db: Db, userId: string): Promise<string | undefined> {
  const [person] = await db
    .select({ timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId))
  return person?.timeZone
}

/** When a person's feed was made and last read; undefined where there is none. */
export async function findFeed(
  db: Db,
  userId: string,
): Promise<{ madeAt: Date; lastFetchedAt: Date | null } | undefined> {
  const [feed] = await db
    .select({ madeAt: calendarFeeds.madeAt, lastFetchedAt: calendarFeeds.lastFetchedAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
  return feed
}

/** Gives a person's feed this key, and takes the one before from it. */
export async function putFeed(db: Db, userId: string, keyHash: string, now: Date): Promise<void> {
  const feed = { keyHash, madeAt: now, lastFetchedAt: null }
  await db
    .insert(calendarFeeds)
    .values({ userId, ...feed })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: feed })
}

/** Ends a person's feed, if there is one. */
export async function removeFeed(db: Db, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
}

/**
 * Whose feed has this key, and notes that it is read; undefined for a key that is nobody's, an
 * account that was stopped, and a student whose programme has ended, as calls then end too.
 */
export async function readFeed(
  db: Db,
  keyHash: string,
  now: Date,
): Promise<FeedReader | undefined> {
  const today = dayIn(at(now), sql`u.time_zone`)
  const [reader] = await rowsOf<FeedReader>(
    db,
    sql`update calendar_feeds f set last_fetched_at = ${at(now)}
      from users u left join students s on s.user_id = u.id
      where f.key_hash = ${keyHash} and u.id = f.user_id and u.is_active
        and (s.user_id is null or s.expires_on >= ${today})
      returning u.id "userId", u.role, u.time_zone "timeZone"`,
  )
  return reader
}
