import type { Occasion } from '../asked.ts'
import type { Server } from '../calls.ts'
import { newId } from '../database/ids.ts'
import type { JobInput, JobKindName } from '../modules/job-kinds.ts'
import {
  findOpenTask,
  holdKind,
  insertTask,
  markCancelled,
  markWaiting,
  tellWatchers,
} from './tasks.repository.ts'

/** The occasion on which a job is asked for; without a caller by the server itself. */
export type JobAsked = Pick<Occasion, 'db' | 'now'> & {
  caller: { userId: string } | undefined
  server: Pick<Server, 'jobs'>
}

/**
 * Starts a job once the transaction that it is asked in has ended well; otherwise there is none.
 * @param key what of this kind is to be done once only, whatever becomes of it.
 * @returns the id of its task, undefined where the same has been started before.
 */
export async function startJob<K extends JobKindName>(
  { db, caller, now, server }: JobAsked,
  kind: K,
  input: JobInput<K>,
  key: string | null = null,
): Promise<string | undefined> {
  const by = caller?.userId ?? null
  const queueId = newId(now.getTime())
  const id = await insertTask(db, { kind, key, by, input, queueId }, now)
  if (id === undefined) return undefined
  await server.jobs.add(db, queueId)
  await tellWatchers(db, by)
  return id
}

/**
 * Starts a job of which one at a time is enough; others who ask for it wait until the transaction
 * that it is asked in has ended.
 * @returns the id of its task; of the one that has not ended, where there is one.
 */
export async function startOnce<K extends JobKindName>(
  asked: JobAsked,
  kind: K,
  input: JobInput<K>,
): Promise<string> {
  await holdKind(asked.db, kind)
  const id = (await findOpenTask(asked.db, kind)) ?? (await startJob(asked, kind, input))
  if (id === undefined) throw new Error(`A job without a key was not started: ${kind}`)
  return id
}

/** Has a job that failed tried again, from where it got to. @returns whether there was one. */
export async function retryJob(
  { db, now, server }: Pick<JobAsked, 'db' | 'now' | 'server'>,
  id: string,
): Promise<boolean> {
  const queueId = newId(now.getTime())
  if (!(await markWaiting(db, id, queueId, now))) return false
  await server.jobs.add(db, queueId)
  return true
}

/**
 * Ends a job: one that waits never runs, one that runs stops after its batch.
 * @returns whether there was one that had not ended.
 */
export async function cancelJob(
  { db, now }: Pick<JobAsked, 'db' | 'now'>,
  id: string,
): Promise<boolean> {
  return await markCancelled(db, id, now)
}
