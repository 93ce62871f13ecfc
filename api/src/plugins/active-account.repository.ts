import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { prepared } from '../database/prepared.ts'
import { users } from '../database/schema/index.ts'

const activeAccount = prepared('active_account', (db, name) =>
  db
    .select({
      isSignedOut: sql<boolean>`exists (select 1 from sessions
        where id = ${sql.placeholder('sessionId')}::uuid and revoked_at is not null)`,
    })
    .from(users)
    .where(and(eq(users.id, sql.placeholder('userId')), eq(users.isActive, true)))
    .prepare(name),
)

/** Undefined for an account that was stopped; else whether the session was signed out. */
export async function findActiveAccount(
  db: Db,
  userId: string,
  sessionId: string | undefined,
): Promise<{ isSignedOut: boolean } | undefined> {
  const [account] = await activeAccount(db).execute({ userId, sessionId: sessionId ?? null })
  return account
}
