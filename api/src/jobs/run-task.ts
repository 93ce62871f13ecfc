import { setTimeout as sleep } from 'node:timers/promises'
import type { Server } from '../calls.ts'
import type { Db } from '../database/db.ts'
import { newId } from '../database/ids.ts'
import { impersonal } from '../logging/impersonal.ts'
import { loggedError } from '../logging/logged-error.ts'
import type { DefinedJob } from './define-job.ts'
import type { JobQueue } from './open-jobs.ts'
import {
  failTask,
  giveTaskBack,
  holdTask,
  keepStep,
  type TakenTask,
  takeTask,
} from './tasks.repository.ts'

/** After so many tries a task is given up. */
export const mostAttempts = 5

/** A release that knows the kind may be starting; until then it waits. */
const unknownKindPauseS = 30

/** What tasks are run with. */
export interface TaskRunner {
  db: Db
  queue: JobQueue
  kinds: Readonly<Record<string, DefinedJob>>
  clock: () => Date
  server?: Server | undefined
  /** Says that the process is about to stop: the batch under way is the last one here. */
  stop: AbortSignal
  /**
   * Milliseconds of rest between two batches. The embedded database has one connection, for which
   * each statement of a call would else wait as long as a batch takes. None when left out.
   */
  restMs?: number | undefined
  /** Hears why a try failed, and of what a batch raised the alarm. */
  onFailure(kind: string, error: unknown): void
}

/** Does the work of an entry of the queue, batch by batch, as far as it is still wanted. */
export async function runTask(runner: TaskRunner, queueId: string): Promise<void> {
  const { db, kinds, clock, stop, restMs = 0, onFailure } = runner
  const task = await takeTask(db, queueId, clock())
  if (task === undefined) return
  const kind = kinds[task.kind]
  if (kind === undefined) return await giveBack(runner, task, unknownKindPauseS)
  if (task.attempts > mostAttempts) {
    // Nobody was left to say why.
    return await fail(runner, task, 'The process that did it ended again and again.')
  }
  try {
    while (!stop.aborted) {
      if (!(await doStep(runner, kind, task))) return
      if (restMs > 0) await sleep(restMs)
    }
  } catch (error) {
    onFailure(task.kind, error)
    return await fail(runner, task, told(error))
  }
  await giveBack(runner, task, 0)
}

/** One batch. Answers whether there may be another. */
async function doStep(
  { db, clock, server, onFailure }: TaskRunner,
  kind: DefinedJob,
  task: TakenTask,
): Promise<boolean> {
  const done = await db.transaction(async (tx) => {
    const held = await holdTask(tx, task)
    if (held === undefined) return undefined
    const now = clock()
    const step = await kind.step({ tx, now, server, input: task.input, cursor: held.cursor })
    await keepStep(tx, task, step, now)
    return step
  })
  await done?.after?.()
  if (done?.alarm !== undefined) onFailure(task.kind, new Error(done.alarm))
  return done !== undefined && !done.isLast
}

async function fail(runner: TaskRunner, task: TakenTask, error: string): Promise<void> {
  const { db, queue, clock } = runner
  const now = clock()
  const again = task.attempts >= mostAttempts ? null : newId(now.getTime())
  await db.transaction(async (tx) => {
    if (!(await failTask(tx, task, { error, again }, now)) || again === null) return
    await queue.add(tx, again, pauseAfter(task.attempts))
  })
}

async function giveBack(runner: TaskRunner, task: TakenTask, pauseS: number): Promise<void> {
  const now = runner.clock()
  const queueId = newId(now.getTime())
  await runner.db.transaction(async (tx) => {
    if (await giveTaskBack(tx, task, queueId, now)) await runner.queue.add(tx, queueId, pauseS)
  })
}

/** Seconds before the next try: half a minute after the first, and each time twice as long. */
export function pauseAfter(attempts: number): number {
  return 30 * 2 ** (attempts - 1)
}

/** What an admin may read of an error: the log's words, which hold nothing that people wrote. */
function told(error: unknown): string {
  const { type, message, code, cause } = loggedError(error)
  const origin = cause?.code ?? code
  return impersonal(`${type}: ${message}${origin === undefined ? '' : ` (${origin})`}`)
}
