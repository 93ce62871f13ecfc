import type { FastifyBaseLogger } from 'fastify'
import type { Caller, Server } from './calls.ts'
import type { Db } from './database/db.ts'

/**
 * What a service is told first, where the server itself may ask it too (in its rounds, and where it
 * makes the demo world): when, where from, and where it reads and writes.
 */
export interface Occasion {
  /** Undefined for the server itself, and for somebody who has not signed in. */
  caller: Pick<Caller, 'userId'> | undefined
  /** Where it reads and writes; within `inTransaction` the transaction. */
  db: Db
  /** The moment of asking; nothing behind it reads a clock. */
  now: Date
  /** Caller's address, for throttling and the audit log; empty for the server itself. */
  address: string
  /** The call's id; none where the server itself asks. */
  requestId?: string
  /** The process's log, whose lines name the call; none where the server itself asks. */
  log?: Pick<FastifyBaseLogger, 'info'>
}

/**
 * What every other service is told first of what it is asked: by whom, when and from where, and in
 * which world. The context of a handler is one; that of a public call is an `Asked<undefined>`.
 */
export interface Asked<Who extends Caller | undefined = Caller> extends Occasion {
  caller: Who
  server: Server
}

/** The occasion of what the server does by itself. */
export function askedByServer(db: Db, now: Date): Occasion {
  return { caller: undefined, db, now, address: '' }
}

/** The occasion of what the server does for somebody who has asked for it before, as a job. */
export function askedForSomebody(userId: string | null, db: Db, now: Date): Occasion {
  return { ...askedByServer(db, now), caller: userId === null ? undefined : { userId } }
}

/** Runs what a service does in one transaction, which all that it asks of others is part of. */
export async function inTransaction<A extends Occasion, T>(
  asked: A,
  run: (within: A) => Promise<T>,
): Promise<T> {
  return await asked.db.transaction(async (tx) => await run({ ...asked, db: tx }))
}
