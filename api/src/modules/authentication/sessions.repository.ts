import {
  and,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Occasion } from '../../asked.ts'
import { audit, type Doer } from '../../audit/audit.ts'
import { auditAll } from '../../audit/audit-all.sql.ts'
import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import {
  emailLinks,
  passwordLinks,
  refreshTokens,
  sessions,
  users,
} from '../../database/schema/index.ts'
import { at } from '../../database/sql.ts'
import { activityNoted } from '../activity/index.ts'

/** A session as tokens are made for it. */
export interface Session {
  id: string
  userId: string
  /** The parent's session, if a parent views the portal as the student. */
  viewedFrom: string | null
  /** Nothing of it is good after that; null lets it last as long as it is used. */
  endsAt: Date | null
}

const session = {
  id: sessions.id,
  userId: sessions.userId,
  viewedFrom: sessions.viewedFrom,
  endsAt: sessions.endsAt,
}

/** A refresh token as it is kept. */
export interface KeptToken {
  hash: string
  expiresAt: Date
}

/**
 * Starts a session of somebody who signed in, and writes the sign-in down. A parent's view of a
 * student's portal is none: the student did nothing.
 */
export async function startSession(
  asked: Occasion,
  { id, userId, device }: { id: string; userId: string; device: string },
): Promise<void> {
  const { db: tx, now, address } = asked
  await tx.execute(sql`with begun as (
      insert into sessions (id, user_id, created_at, last_used_at, address, device)
      values (${id}, ${userId}, ${at(now)}, ${at(now)}, ${address}, ${device})
      returning user_id, created_at)
    ${activityNoted('sign-in', sql`select user_id, created_at from begun join students using (user_id)`)}`)
  await audit(tx, asked, 'sign-in', { actorId: userId })
}

/**
 * What makes a session good, in a statement on `sessions`: it has not ended, its time is not over,
 * and for a view the parent's own session, account and tie to the student are still there.
 */
function isLive(now: Date): SQL {
  return sql`sessions.revoked_at is null
    and coalesce(sessions.ends_at > ${at(now)}, true)
    and (sessions.viewed_from is null or exists (
      select 1 from sessions own
      join users parent on parent.id = own.user_id
      join parent_children tie on tie.parent_id = parent.id and tie.student_id = sessions.user_id
      where own.id = sessions.viewed_from and own.revoked_at is null and parent.is_active))`
}

/** Whether what somebody was given with a session is good: the session, and the account's role. */
export async function isGoodSession(
  db: Db,
  { sessionId, userId, role }: Pick<Caller, 'userId' | 'role' | 'sessionId'>,
  now: Date,
): Promise<boolean> {
  if (sessionId === undefined) return false
  const isOwn = and(eq(users.id, userId), eq(users.role, role), eq(users.isActive, true))
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), isOwn, isLive(now)))
  return found.length > 0
}

/** How a refresh token is used up. */
export interface Spending {
  /** For the successor, unless the token has been used already. */
  salt: string
  /** One that was first used earlier is no longer good. */
  usedSince: Date
  now: Date
}

/**
 * Uses a refresh token up, in one statement, so that any number of racers get one salt.
 * @returns undefined for one that is unknown, too old, of an ended session, or used up before.
 */
export async function spendToken(
  db: Db,
  hash: string,
  { salt, usedSince, now }: Spending,
): Promise<(Session & { salt: string }) | undefined> {
  const [spent] = await db
    .update(refreshTokens)
    .set({
      usedAt: sql`coalesce(${refreshTokens.usedAt}, ${at(now)})`,
      successorSalt: sql`coalesce(${refreshTokens.successorSalt}, ${salt})`,
    })
    .from(sessions)
    .where(
      and(
        eq(refreshTokens.hash, hash),
        or(isNull(refreshTokens.usedAt), gte(refreshTokens.usedAt, usedSince)),
        gt(refreshTokens.expiresAt, now),
        eq(sessions.id, refreshTokens.sessionId),
        isLive(now),
      ),
    )
    .returning({ ...session, salt: sql<string>`${refreshTokens.successorSalt}` })
  return spent
}

/** Whether a refresh token has been used. */
export async function isUsed(db: Db, hash: string): Promise<boolean> {
  const used = await db
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.hash, hash), isNotNull(refreshTokens.usedAt)))
  return used.length > 0
}

/** The session of a refresh token, and when the token was first used. */
export async function findToken(
  db: Db,
  hash: string,
): Promise<(Session & { usedAt: Date | null }) | undefined> {
  const [row] = await db
    .select({ ...session, usedAt: refreshTokens.usedAt })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hash))
  return row
}

/** Gives a session its next refresh token, unless a racer has just given it the same. */
export async function addToken(
  tx: Db,
  sessionId: string,
  token: KeptToken,
  now: Date,
): Promise<void> {
  await tx
    .insert(refreshTokens)
    .values({ ...token, sessionId })
    .onConflictDoNothing()
  await tx.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, sessionId))
}

/**
 * Ends sessions that `which` (a condition on `sessions`) finds, and every view that began in one
 * of them; views are written down with both people. Run it in a transaction.
 * @returns the sessions that ended now, the views that ended along with others left out.
 */
export async function endSessions(tx: Db, which: SQL | undefined, asked: Doer): Promise<Session[]> {
  const { now } = asked
  const end = (condition: SQL | undefined) =>
    tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(isNull(sessions.revokedAt), condition))
      .returning(session)
  const ended = await end(which)
  if (ended.length === 0) return []
  const ids = ended.map(({ id }) => id)
  const along = await end(and(isNotNull(sessions.viewedFrom), inArray(sessions.viewedFrom, ids)))
  const views = [...ended, ...along].filter(({ viewedFrom }) => viewedFrom !== null)
  for (const { id, userId, viewedFrom, endsAt } of views) {
    // One whose time was over before ended then.
    const endedAt = endsAt !== null && endsAt < now ? endsAt : now
    await audit(tx, { ...asked, now: endedAt }, 'viewing ended', {
      actorId: sql`(select user_id from sessions where id = ${viewedFrom})`,
      subjectId: userId,
      details: { session: id },
    })
  }
  return ended
}

/**
 * Ends the views whose time is over, and writes them down as of the moment it was. One statement,
 * so that of several processes one does; before the sessions themselves are forgotten.
 */
export async function endViewsPastTime(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    with ended as (
      update sessions set revoked_at = ends_at
      where viewed_from is not null and revoked_at is null
        and ends_at <= ${at(now)}
      returning id, user_id, viewed_from, ends_at, address
    )
    ${auditAll(
      'viewing ended',
      sql`select ended.ends_at, own.user_id, ended.user_id, ended.address,
          jsonb_build_object('session', ended.id)
        from ended join sessions own on own.id = ended.viewed_from
        order by ended.ends_at, ended.id`,
    )}`)
}

/** Condition for `endSessions`: all sessions of an account, but for the one to keep. */
export function sessionsOf(userId: string, kept?: string): SQL | undefined {
  // Views that the person began end in any case, also those that began in the session to keep.
  const began = sql`exists (select 1 from sessions own
    where own.id = sessions.viewed_from and own.user_id = ${userId})`
  const own = and(
    eq(sessions.userId, userId),
    kept === undefined ? undefined : sql`${sessions.id} <> ${kept}`,
  )
  return or(own, began)
}

/** Condition for `endSessions`: everybody's sessions but those of one person, and that one's views. */
export function sessionsButOf(userId: string): SQL {
  return sql`(${sessions.userId} <> ${userId} and not exists (select 1 from sessions own
    where own.id = sessions.viewed_from and own.user_id = ${userId}))`
}

/** Removes tokens and links that are past their time, and sessions left without any token. */
export async function forgetOldTokens(db: Db, now: Date): Promise<void> {
  await db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, now))
  await db.delete(emailLinks).where(lt(emailLinks.expiresAt, now))
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now))
  await db
    .delete(sessions)
    .where(
      notExists(
        db
          .select({ hash: refreshTokens.hash })
          .from(refreshTokens)
          .where(eq(refreshTokens.sessionId, sessions.id)),
      ),
    )
}
