import type * as z from 'zod'
import type { Server } from '../calls.ts'
import type { Db } from '../database/db.ts'

/** What every batch is told. */
export interface JobSurroundings {
  /** The transaction that also keeps how far the work got: all of a batch is kept, or nothing. */
  tx: Db
  /** The moment of the batch. */
  now: Date
  /** What the process has, for work that reads or keeps files; not there for tests of other work. */
  server?: Server | undefined
}

/** What one batch did. */
export interface Step<Cursor> {
  /** Pieces of work that this batch did. */
  did: number
  /** Pieces of the whole work, once that is known. */
  total?: number
  /** Where the batch ended; the next one gets it, in whichever process. */
  cursor: Cursor
  /** True when nothing is left to be done. */
  isLast: boolean
  /** What came of the work, for whoever asked for it; said with the last batch. */
  result?: unknown
  /**
   * What those who run the portal are to be told of at once, by the log and the figures, although
   * the work itself went well; without what people wrote.
   */
  alarm?: string
  /**
   * What is done once the batch is kept, such as removing files that nothing points to any more. A
   * process that ends before never does it: something else must clear up what it leaves.
   */
  after?: () => Promise<void>
}

/** Work that is done in batches, and repeated from the last one that was kept. */
export interface JobKind<Input, Cursor> {
  input: z.ZodType<Input>
  cursor: z.ZodType<Cursor>
  /**
   * Does the next batch. Files, mails and calls to others belong behind the transaction: mails
   * into their queue, files where nothing points to them yet.
   * @param at with the cursor of the batch before; null for the first one.
   */
  step(at: JobSurroundings & { input: Input; cursor: Cursor | null }): Promise<Step<Cursor>>
}

/** A kind as the table of kinds holds it: what is kept in the database is checked when it is read. */
export interface DefinedJob<Input = unknown> {
  input: z.ZodType<Input>
  step(at: JobSurroundings & { input: unknown; cursor: unknown }): Promise<Step<unknown>>
}

/** Declares a kind of job; its place is the table of kinds. */
export function defineJob<Input, Cursor>(kind: JobKind<Input, Cursor>): DefinedJob<Input> {
  return {
    input: kind.input,
    step: ({ input, cursor, ...surroundings }) =>
      kind.step({
        ...surroundings,
        input: kind.input.parse(input),
        cursor: cursor === null ? null : kind.cursor.parse(cursor),
      }),
  }
}
