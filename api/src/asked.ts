import type { Caller, Server } from './calls.ts'
import type { Db } from './database/db.ts'

/**
 * What every service is told first of what it is asked: by whom, when and from where, and in which
 * world. The context of a handler is one.
 */
export interface Asked {
  caller: Caller
  /** Where it reads and writes; within `inTransaction` the transaction. */
  db: Db
  /** The moment of asking; nothing behind it reads a clock. */
  now: Date
  /** Caller's address, for throttling and the audit log. */
  address: string
  server: Server
}

/** Runs what a service does in one transaction, which all that it asks of others is part of. */
export async function inTransaction<T>(
  asked: Asked,
  run: (within: Asked) => Promise<T>,
): Promise<T> {
  return await asked.db.transaction(async (tx) => await run({ ...asked, db: tx }))
}
