import { eq, sql } from 'drizzle-orm'
import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { parentChildren, sessions, users } from '../../database/schema/index.ts'
import { at } from '../../database/sql.ts'
import type { Session } from './sessions.repository.ts'

/** A parent's children, and whether their accounts are in use. */
export async function childrenOf(
  db: Db,
  parentId: string,
): Promise<{ id: string; isActive: boolean }[]> {
  return await db
    .select({ id: users.id, isActive: users.isActive })
    .from(parentChildren)
    .innerJoin(users, eq(users.id, parentChildren.studentId))
    .where(eq(parentChildren.parentId, parentId))
}

/** Begins a view. Undefined when the parent's own session is not there, or has ended. */
export async function insertView(
  tx: Db,
  caller: Caller,
  view: { id: string; student: string; endsAt: Date },
  now: Date,
): Promise<Session | undefined> {
  const { id, student, endsAt } = view
  const made = await rowsOf<{ viewedFrom: string }>(
    tx,
    sql`insert into sessions
        (id, user_id, created_at, last_used_at, address, device, viewed_from, ends_at)
      select ${id}::uuid, ${student}::uuid, ${at(now)}, ${at(now)}, own.address, own.device, own.id,
        ${at(endsAt)}
      from sessions own
      where own.id = ${caller.sessionId ?? null}::uuid and own.user_id = ${caller.userId}::uuid
        and own.revoked_at is null and own.viewed_from is null
      returning viewed_from as "viewedFrom"`,
  )
  const viewedFrom = made[0]?.viewedFrom
  return viewedFrom === undefined ? undefined : { id, userId: student, viewedFrom, endsAt }
}

/** A session that has not ended, of an account in use. */
export async function findOpenSession(tx: Db, id: string): Promise<Session | undefined> {
  const [own] = await tx
    .select({
      id: sessions.id,
      userId: sessions.userId,
      viewedFrom: sessions.viewedFrom,
      endsAt: sessions.endsAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(sql`${sessions.id} = ${id} and ${sessions.revokedAt} is null and ${users.isActive}`)
  return own
}
