import type { Role } from '@portal/shared/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { isOf, personalData } from '../../database/personal-data.ts'
import { dataRequests, users } from '../../database/schema/index.ts'
import { likeOf, ms } from '../../database/sql.ts'
import { type PageAsked, pageOf } from '../../lists/index.ts'

/** An open request to delete an account. */
export interface DeletionRequest {
  id: string
  requestedAt: Date
}

const request = { id: dataRequests.id, requestedAt: dataRequests.requestedAt }

const isOpenOf = (userId: string) =>
  and(
    eq(dataRequests.userId, userId),
    eq(dataRequests.kind, 'deletion'),
    isNull(dataRequests.decidedAt),
  )

export async function findOpenRequest(
  db: Db,
  userId: string,
): Promise<DeletionRequest | undefined> {
  const [row] = await db.select(request).from(dataRequests).where(isOpenOf(userId))
  return row
}

/** Undefined when there is an open one already. */
export async function insertRequest(
  tx: Db,
  userId: string,
  { requestedAt, receivedOn, dueOn }: { requestedAt: Date; receivedOn: string; dueOn: string },
): Promise<DeletionRequest | undefined> {
  const [row] = await tx
    .insert(dataRequests)
    .values({
      ...{ id: newId(requestedAt.getTime()), kind: 'deletion', userId },
      ...{ requestedAt, receivedOn, dueOn },
    })
    .onConflictDoNothing()
    .returning(request)
  return row
}

/** @returns whether there was one to take back. */
export async function withdrawRequest(tx: Db, userId: string, now: Date): Promise<boolean> {
  const taken = await tx
    .update(dataRequests)
    .set({ decidedAt: now, decision: 'withdrawn' })
    .where(isOpenOf(userId))
    .returning({ id: dataRequests.id })
  return taken.length > 0
}

interface OpenRequestRow {
  id: string
  requestedMs: number
  name: string
  email: string
  role: Role
}

/** Open requests with whose they are, the oldest first. */
export async function findOpenRequests(db: Db, page: PageAsked & { search?: string | undefined }) {
  const fullName = sql`u.first_name || ' ' || u.last_name`
  const { rows, totalCount } = await pageOf<OpenRequestRow>(
    db,
    {
      fits: sql`select d.id, d.requested_at from data_requests d
        join users u on u.id = d.user_id
        where d.kind = 'deletion' and d.decided_at is null and ${likeOf(page.search, fullName, sql`u.email`)}`,
      order: sql`p.requested_at, p.id`,
      columns: sql`p.id, ${ms(sql`p.requested_at`)} "requestedMs", ${fullName} "name", u.email,
        u.role`,
      joins: sql`join data_requests d on d.id = p.id join users u on u.id = d.user_id`,
    },
    page,
  )
  return {
    requests: rows.map(({ requestedMs, ...row }) => ({
      ...row,
      requestedAt: new Date(requestedMs),
    })),
    totalCount,
  }
}

/** Decides an open request, so that of two admins one does. @returns whose it was. */
export async function decideRequest(
  tx: Db,
  decision: { requestId: string; decision: 'confirmed' | 'declined'; decidedBy: string },
  now: Date,
): Promise<string | undefined> {
  const { requestId, ...set } = decision
  const [decided] = await tx
    .update(dataRequests)
    .set({ ...set, decidedAt: now, version: sql`${dataRequests.version} + 1` })
    .where(
      and(
        eq(dataRequests.id, requestId),
        eq(dataRequests.kind, 'deletion'),
        isNull(dataRequests.decidedAt),
      ),
    )
    .returning({ userId: dataRequests.userId })
  return decided?.userId ?? undefined
}

export async function hasRequest(db: Db, requestId: string): Promise<boolean> {
  const found = await db
    .select({ id: dataRequests.id })
    .from(dataRequests)
    .where(eq(dataRequests.id, requestId))
  return found.length > 0
}

/** Whom to write to. */
export interface Leaver {
  email: string
  firstName: string
}

export async function findLeaver(tx: Db, userId: string): Promise<Leaver | undefined> {
  const [row] = await tx
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId))
  return row
}

/**
 * Stops an account and takes out who it was: every kind of personal data is kept, emptied or
 * removed, as their areas declare.
 */
export async function makeNameless(tx: Db, userId: string): Promise<void> {
  for (const source of personalData().toReversed()) {
    const { table, leaving } = source
    const which = sql`${sql.identifier(table)} t`
    if (leaving === 'remove') {
      await tx.execute(sql`delete from ${which} where ${isOf(source, userId)}`)
    } else if ('blank' in leaving) {
      const emptied = Object.entries(leaving.blank).map(
        ([column, value]) => sql`${sql.identifier(column)} = ${value}`,
      )
      await tx.execute(
        sql`update ${which} set ${sql.join(emptied, sql`, `)} where ${isOf(source, userId)}`,
      )
    }
  }
}
