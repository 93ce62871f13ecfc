import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { newId } from '../database/ids.ts'
import { tasks, users } from '../database/schema/index.ts'
import { at } from '../database/sql.ts'
import { publish } from '../live/publish.ts'
import type { Step } from './define-job.ts'

/** How tasks stand that have not ended. */
const open = ['waiting', 'failed', 'running'] as const

type TaskRow = typeof tasks.$inferSelect

/** A task that this process has taken; `attempts` tells this try from any other. */
export type TakenTask = Pick<TaskRow, 'id' | 'kind' | 'by' | 'input' | 'attempts'>

const taken = {
  id: tasks.id,
  kind: tasks.kind,
  by: tasks.by,
  input: tasks.input,
  attempts: tasks.attempts,
}

/** Its own try, as long as nobody has cancelled the task or taken it over. */
const isHeld = ({ id, attempts }: TakenTask) =>
  and(eq(tasks.id, id), eq(tasks.attempts, attempts), eq(tasks.state, 'running'))

/** @returns its id; undefined where there is one of this kind and key already. */
export async function insertTask(
  tx: Db,
  task: Pick<TaskRow, 'kind' | 'key' | 'by' | 'input' | 'queueId'>,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(tasks)
    .values({ ...task, id: newId(now.getTime()), createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: [tasks.kind, tasks.key] })
    .returning({ id: tasks.id })
  return row?.id
}

/**
 * Takes a task for this process and counts the try. One that runs already is taken over: the queue
 * hands an entry out a second time only when the process that had it shows no more life.
 * @returns undefined for an entry that is not the task's any more, and for a task that is over.
 */
export async function takeTask(db: Db, queueId: string, now: Date): Promise<TakenTask | undefined> {
  const [row] = await db
    .update(tasks)
    .set({
      state: 'running',
      attempts: sql`${tasks.attempts} + 1`,
      startedAt: sql`coalesce(${tasks.startedAt}, ${at(now)})`,
      updatedAt: now,
    })
    .where(and(eq(tasks.queueId, queueId), inArray(tasks.state, [...open])))
    .returning(taken)
  return row
}

/**
 * Holds a task for the length of a batch, so that whoever cancels it or takes it over waits for the
 * batch to end.
 * @returns undefined when it is not this try's any more.
 */
export async function holdTask(tx: Db, task: TakenTask): Promise<{ cursor: unknown } | undefined> {
  const [row] = await tx
    .select({ cursor: tasks.cursor })
    .from(tasks)
    .where(isHeld(task))
    .for('update')
  return row
}

/** Keeps what a batch did; with the last one the task is done. */
export async function keepStep(
  tx: Db,
  task: TakenTask,
  { did, total, cursor, isLast, result }: Step<unknown>,
  now: Date,
): Promise<void> {
  await tx
    .update(tasks)
    .set({
      done: sql`${tasks.done} + ${did}`,
      ...(total === undefined ? {} : { total }),
      cursor,
      updatedAt: now,
      ...(isLast ? { state: 'done', endedAt: now, error: null, result: result ?? null } : {}),
    })
    .where(isHeld(task))
  await tellWatchers(tx, task.by)
}

/**
 * Ends a try that failed.
 * @param again the queue's entry that will try again; null when the task is given up.
 * @returns false when it was not this try's any more.
 */
export async function failTask(
  tx: Db,
  task: TakenTask,
  { error, again }: { error: string; again: string | null },
  now: Date,
): Promise<boolean> {
  const failed = await tx
    .update(tasks)
    .set({
      error,
      updatedAt: now,
      ...(again === null ? { state: 'dead', endedAt: now } : { state: 'failed', queueId: again }),
    })
    .where(isHeld(task))
    .returning({ id: tasks.id })
  if (failed.length > 0) await tellWatchers(tx, task.by)
  return failed.length > 0
}

/** Gives a task back that was taken, as if it had not been, for another entry of the queue. */
export async function giveTaskBack(
  tx: Db,
  task: TakenTask,
  queueId: string,
  now: Date,
): Promise<boolean> {
  const given = await tx
    .update(tasks)
    .set({ state: 'waiting', attempts: task.attempts - 1, queueId, updatedAt: now })
    .where(isHeld(task))
    .returning({ id: tasks.id })
  return given.length > 0
}

/** @returns whether there was something to cancel. */
export async function markCancelled(tx: Db, id: string, now: Date): Promise<boolean> {
  const [row] = await tx
    .update(tasks)
    .set({ state: 'cancelled', endedAt: now, updatedAt: now })
    .where(and(eq(tasks.id, id), inArray(tasks.state, [...open])))
    .returning({ by: tasks.by })
  if (row !== undefined) await tellWatchers(tx, row.by)
  return row !== undefined
}

/** @returns whether there was something to try again. */
export async function markWaiting(
  tx: Db,
  id: string,
  queueId: string,
  now: Date,
): Promise<boolean> {
  const [row] = await tx
    .update(tasks)
    .set({ state: 'waiting', attempts: 0, queueId, endedAt: null, updatedAt: now })
    .where(and(eq(tasks.id, id), inArray(tasks.state, ['failed', 'dead'])))
    .returning({ by: tasks.by })
  if (row !== undefined) await tellWatchers(tx, row.by)
  return row !== undefined
}

/** Any number that nothing else in the database takes as the first of two of an advisory lock. */
const kindLock = 7_402_194

/** Keeps others from starting a job of this kind in this way until the transaction ends. */
export async function holdKind(tx: Db, kind: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${kindLock}::int, hashtext(${kind}))`)
}

/** The task of a kind that has not ended; undefined where there is none. */
export async function findOpenTask(db: Db, kind: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.kind, kind), inArray(tasks.state, [...open])))
    .limit(1)
  return row?.id
}

/** Says to open pages of whoever asked for a task, and of admins, that a task has changed. */
export async function tellWatchers(tx: Db, by: string | null): Promise<void> {
  const isAdmin = and(eq(users.role, 'Admin'), eq(users.isActive, true))
  const watchers = await tx
    .select({ id: users.id })
    .from(users)
    .where(by === null ? isAdmin : or(isAdmin, eq(users.id, by)))
  await publish(
    tx,
    'jobs',
    watchers.map(({ id }) => id),
  )
}

const keptMs = 90 * 86_400_000

/** Removes tasks that ended more than 90 days ago. */
export async function forgetOldTasks(db: Db, now: Date): Promise<void> {
  await db.delete(tasks).where(lt(tasks.endedAt, new Date(now.getTime() - keptMs)))
}
