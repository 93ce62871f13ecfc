import { sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import {
  emailLinks,
  idempotencyKeys,
  passwordLinks,
  refreshTokens,
  sessions,
} from '../../database/schema/index.ts'

export const authenticationRows = {
  add: async ({ app: { db }, id, pupil, parent, now, soon }) => {
    const session = { createdAt: now, lastUsedAt: now, address: '192.0.2.1', device: 'Firefox' }
    const [own, theirs] = [crypto.randomUUID(), crypto.randomUUID()]
    await db.insert(sessions).values([
      { ...session, id: own, userId: id },
      { ...session, id: theirs, userId: parent },
      { ...session, id: crypto.randomUUID(), userId: id, viewedFrom: theirs },
      { ...session, id: crypto.randomUUID(), userId: pupil, viewedFrom: own },
    ])
    await db.insert(refreshTokens).values({ hash: 'a', sessionId: own, expiresAt: soon })
    const link = { userId: id, createdAt: now, expiresAt: soon }
    await db.insert(passwordLinks).values({ ...link, hash: 'a' })
    await db.insert(emailLinks).values({ ...link, hash: 'a', email: 'new@portal.test' })
    await db
      .insert(idempotencyKeys)
      .values({ userId: id, call: 'POST /x', key: 'k', inputHash: 'h', createdAt: now })
  },
  say: ({ id, canary }) => [
    sql`update sessions set device = ${canary}, address = ${canary} where user_id = ${id}`,
  ],
  says: ['sessions'],
} satisfies PersonalRows
