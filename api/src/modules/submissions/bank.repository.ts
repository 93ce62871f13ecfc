import type { CallInput } from '@portal/shared/api'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { commentBank } from '../../database/schema/index.ts'
import { likeOf, ms } from '../../database/sql.ts'
import { allAsked } from '../../lists/index.ts'

/** Most that a person keeps, that everybody has together, and that are read at once. */
export const mostComments = 500

type BankRow = typeof commentBank.$inferSelect

/** What a comment of the bank says. */
export type BankValues = Pick<BankRow, 'ownerId' | 'kind' | 'criterion' | 'shortcut' | 'text'>

/** A comment of the bank as the database gives it. */
export interface ListedComment extends Omit<BankValues, 'ownerId'> {
  id: string
  isShared: boolean
  lastUsedMs: number | null
}

/** Whose comments: a person's own, or (null) everybody's. */
const isOn = (owner: string | null): SQL =>
  owner === null ? sql`c.owner_id is null` : sql`c.owner_id = ${owner}::uuid`

/**
 * A person's own comments and everybody's: those that the person used last first, then the newest;
 * 500 at most. Of a kind: what is for it, and what is for any.
 */
export async function commentsOf(
  db: Db,
  userId: string,
  { kind, search }: CallInput<'GET /Marking/tutor/CommentBank/GetComments'>['query'] & object,
): Promise<ListedComment[]> {
  return await rowsOf<ListedComment>(
    db,
    sql`select c.id, c.owner_id is null "isShared", c.kind, c.criterion, c.shortcut, c.text,
        ${ms(sql`u.at`)} "lastUsedMs"
      from comment_bank c
      left join comment_bank_uses u on u.user_id = ${userId}::uuid and u.comment_id = c.id
      where ${allAsked(
        sql`c.archived_at is null`,
        sql`(${isOn(userId)} or ${isOn(null)})`,
        kind === undefined ? undefined : sql`c.kind in (${kind}, 'any')`,
        likeOf(search, sql`c.text`, sql`c.shortcut`, sql`c.criterion`),
      )}
      order by u.at desc nulls last, c.created_at desc, c.id desc limit ${mostComments}`,
  )
}

/** What those who share comments wait for; the number is of nothing else. */
const sharedLock = 7_301_044

/**
 * Has whoever adds to the same comments wait until the transaction ends, so that their number and
 * their shortcuts hold. To be called before a comment is held.
 */
export async function holdShelf(tx: Db, userId: string, isShared: boolean): Promise<void> {
  await tx.execute(sql`select 1 from users where id = ${userId} for no key update`)
  if (isShared) await tx.execute(sql`select pg_advisory_xact_lock(${sharedLock})`)
}

/** A comment of the bank, removed or not, held as it is until the transaction ends. */
export async function lockComment(tx: Db, id: string): Promise<BankRow | undefined> {
  const [row] = await tx.select().from(commentBank).where(eq(commentBank.id, id)).for('update')
  return row
}

/** Beside how many others a comment would stand, and whether one of them has its shortcut. */
export async function roomFor(
  tx: Db,
  { id, ownerId, shortcut }: Pick<BankRow, 'id' | 'ownerId' | 'shortcut'>,
): Promise<{ others: number; isTaken: boolean }> {
  const [row] = await rowsOf<{ others: number; isTaken: boolean }>(
    tx,
    sql`select count(*)::int "others",
        coalesce(bool_or(lower(c.shortcut) = lower(${shortcut}::text)), false) "isTaken"
      from comment_bank c
      where ${isOn(ownerId)} and c.archived_at is null and c.id <> ${id}::uuid`,
  )
  return row ?? { others: 0, isTaken: false }
}

/** Writes a comment of the bank as it now is. */
export async function writeComment(
  tx: Db,
  comment: Pick<BankRow, 'id' | 'createdAt'> & BankValues,
): Promise<void> {
  const { id: _, createdAt: __, ...values } = comment
  await tx
    .insert(commentBank)
    .values(comment)
    .onConflictDoUpdate({ target: commentBank.id, set: values })
}

/** Takes a comment out of the bank, or (null) puts it back. */
export async function setArchived(tx: Db, id: string, archivedAt: Date | null): Promise<void> {
  await tx.update(commentBank).set({ archivedAt }).where(eq(commentBank.id, id))
}
