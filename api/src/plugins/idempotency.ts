import { createHash } from 'node:crypto'
import type { Db } from '../database/db.ts'
import { Problem } from '../problem.ts'
import { deleteKeysBefore, findKey, keepAnswer, takeKey } from './idempotency.repository.ts'

/** How long an answer is kept, in milliseconds. */
const keptMs = 24 * 3_600_000

/** A write that carries an `Idempotency-Key`. */
export interface KeyedWrite {
  db: Db
  userId: string
  /** The contract's `'METHOD /path'`. */
  call: string
  key: string
  /** Everything that makes the call what it is. */
  input: unknown
  now: Date
}

/** A good answer: its data as JSON text, and what was said beside it. */
export interface AnswerText {
  data: string
  message: string | null
}

/** The answer, and whether it is that of an earlier call. */
export interface KeyedAnswer extends AnswerText {
  isRepeat: boolean
}

/**
 * Runs a write once for its key. The key's row, the write and the kept answer are one transaction:
 * a copy that comes meanwhile waits at the row for its end, then gets the answer; after a failure
 * nothing is kept, and the next try runs.
 * @throws Problem 400 for a bad key, 422 when the key came with other input before.
 */
export async function runOnce(
  write: KeyedWrite,
  run: (db: Db) => Promise<AnswerText>,
): Promise<KeyedAnswer> {
  const { db, userId, call, key, now } = write
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new Problem(400, 'An Idempotency-Key has 1 to 200 visible characters.')
  }
  const inputHash = createHash('sha256').update(JSON.stringify(write.input)).digest('base64url')
  const row = { userId, call, key }
  const oldest = new Date(now.getTime() - keptMs)
  return await db.transaction(async (tx) => {
    if (await takeKey(tx, { ...row, inputHash, createdAt: now }, oldest)) {
      const { data, message } = await run(tx)
      await keepAnswer(tx, row, { answer: data, message })
      return { data, message, isRepeat: false }
    }
    const earlier = await findKey(tx, row)
    if (earlier === undefined || earlier.answer === null) {
      throw new Problem(409, 'The same call is still running. Please try again.')
    }
    if (earlier.inputHash !== inputHash) {
      throw new Problem(422, 'This Idempotency-Key was used for another call before.')
    }
    return { data: earlier.answer, message: earlier.message, isRepeat: true }
  })
}

/** Removes answers kept longer than 24 hours. */
export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  await deleteKeysBefore(db, new Date(now.getTime() - keptMs))
}
