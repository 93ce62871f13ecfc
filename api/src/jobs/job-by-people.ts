import * as z from 'zod'
import type { Db } from '../database/db.ts'
import { type DefinedJob, defineJob, type JobSurroundings } from './define-job.ts'

/** Comes before the id of everybody. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** The next people whom a batch is for. */
export interface NextPeople<Input> extends JobSurroundings {
  input: Input
  /** Whose work was done last; they follow by their ids. */
  after: string
  /** How many, at most. */
  people: number
}

interface WorkByPeople<Input> {
  input: z.ZodType<Input>
  /** People of one batch. */
  people: number
  /** How many people there are in all, as far as is known at the start. */
  count: (db: Db, input: Input) => Promise<number>
  /** Does the work of the next ones. @returns their ids, in order; fewer than `people` at the end */
  next: (at: NextPeople<Input>) => Promise<string[]>
}

/** Declares a job that goes through people in the order of their ids, a batch at a time. */
export function jobByPeople<Input>(work: WorkByPeople<Input>): DefinedJob<Input> {
  const { people, count, next } = work
  return defineJob({
    input: work.input,
    cursor: z.strictObject({ after: z.uuid() }),
    step: async ({ tx, now, input, cursor }) => {
      const total = cursor === null ? await count(tx, input) : undefined
      const after = cursor?.after ?? nobody
      const ids = await next({ tx, now, input, after, people })
      return {
        did: ids.length,
        ...(total === undefined ? {} : { total }),
        cursor: { after: ids.at(-1) ?? after },
        isLast: ids.length < people,
      }
    },
  })
}
