import { and, desc, eq, exists, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { refreshTokens, sessions } from '../../database/schema/index.ts'

/** A device on which somebody is signed in. */
export interface Device {
  id: string
  device: string
  address: string
  createdAt: Date
  lastUsedAt: Date
}

/** Most devices that are listed. */
const mostDevices = 100

/**
 * Devices on which an account is signed in, the one last used first. A parent's view is not one of
 * them: for the student it is no device of their own, and for the parent part of the session that
 * it began in.
 */
export async function findDevices(db: Db, userId: string, now: Date): Promise<Device[]> {
  const goodToken = db
    .select({ one: sql`1` })
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.sessionId, sessions.id),
        isNull(refreshTokens.usedAt),
        gt(refreshTokens.expiresAt, now),
      ),
    )
  return await db
    .select({
      id: sessions.id,
      device: sessions.device,
      address: sessions.address,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        isNull(sessions.viewedFrom),
        exists(goodToken),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(mostDevices)
}
