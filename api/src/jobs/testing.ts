import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '../database/db.ts'
import { tasks } from '../database/schema/index.ts'
import { jobKinds } from '../modules/job-kinds.ts'
import { defineJob } from './define-job.ts'
import type { JobQueue } from './open-jobs.ts'
import { runTask, type TaskRunner } from './run-task.ts'

/** A queue whose entries nobody takes; tests run them themselves. */
export const idleQueue: JobQueue = { add: async () => undefined }

/** Runs all tasks that wait, as a worker would. */
export async function runWaitingTasks(
  db: Db,
  clock: () => Date,
  own: Partial<TaskRunner> = {},
): Promise<void> {
  const waiting = await db
    .select({ queueId: tasks.queueId })
    .from(tasks)
    .where(eq(tasks.state, 'waiting'))
  for (const { queueId } of waiting) {
    await runTask(
      {
        db,
        clock,
        queue: idleQueue,
        kinds: jobKinds,
        stop: new AbortController().signal,
        onFailure: (_kind, error) => {
          throw error
        },
        ...own,
      },
      queueId,
    )
  }
}

/**
 * A job that writes a row into `counted` for each number up to its `zone`, one number a batch.
 * @param meet is called within the batch of each number, before it is kept
 */
export const countingJob = (meet: (number: number) => Promise<void> = async () => undefined) =>
  defineJob({
    input: z.object({ zone: z.string(), before: z.string() }),
    cursor: z.object({ last: z.int() }),
    step: async ({ tx, input, cursor }) => {
      const number = (cursor?.last ?? 0) + 1
      const total = Number(input.zone)
      await tx.execute(sql`insert into counted values (${number}, ${process.pid})`)
      await meet(number)
      const isLast = number === total
      return { did: 1, total, cursor: { last: number }, isLast, result: { counted: number } }
    },
  })
