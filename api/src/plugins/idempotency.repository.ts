import { and, eq, lt, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { idempotencyKeys } from '../database/schema/index.ts'

type Row = typeof idempotencyKeys.$inferSelect

/** What a key belongs to. */
type KeyOfWrite = Pick<Row, 'userId' | 'call' | 'key'>

const isKey = ({ userId, call, key }: KeyOfWrite): SQL | undefined =>
  and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.call, call),
    eq(idempotencyKeys.key, key),
  )

/**
 * Takes a key for a write, in whose transaction it is; one from before `oldest` is forgotten first.
 * @returns false for one that was taken before; waits for whoever is about to take it.
 */
export async function takeKey(
  tx: Db,
  row: KeyOfWrite & Pick<Row, 'inputHash' | 'createdAt'>,
  oldest: Date,
): Promise<boolean> {
  await tx.delete(idempotencyKeys).where(and(isKey(row), lt(idempotencyKeys.createdAt, oldest)))
  const mine = await tx
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  return mine.length > 0
}

export async function findKey(tx: Db, key: KeyOfWrite): Promise<Row | undefined> {
  const [row] = await tx.select().from(idempotencyKeys).where(isKey(key))
  return row
}

/** Keeps what a write answered. */
export async function keepAnswer(
  tx: Db,
  key: KeyOfWrite,
  answer: Pick<Row, 'answer' | 'message'>,
): Promise<void> {
  await tx.update(idempotencyKeys).set(answer).where(isKey(key))
}

export async function deleteKeysBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, moment))
}
