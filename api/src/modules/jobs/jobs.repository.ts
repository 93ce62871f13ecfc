import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { tasks } from '../../database/schema/index.ts'
import { dayIn, ms } from '../../database/sql.ts'
import { type PageAsked, pageOf } from '../../lists/index.ts'

type Task = typeof tasks.$inferSelect

/** What a list of jobs can be filtered by; its days are those of this person's zone. */
export interface JobFilter {
  kind?: string | undefined
  state?: Task['state'] | undefined
  from?: string | undefined
  to?: string | undefined
}

export interface JobRow
  extends Pick<Task, 'kind' | 'state' | 'done' | 'total' | 'attempts' | 'error'> {
  jobId: string
  byName: string | null
  createdMs: number
  startedMs: number | null
  endedMs: number | null
}

/** Id and time of the jobs that fit, each once. */
export function jobsFitting(filter: JobFilter, userId: string): SQL {
  const day = dayIn(
    sql`t.created_at`,
    sql`(select z.time_zone from users z where z.id = ${userId})`,
  )
  const wanted = [
    filter.kind === undefined ? undefined : sql`t.kind = ${filter.kind}`,
    filter.state === undefined ? undefined : sql`t.state = ${filter.state}`,
    filter.from === undefined ? undefined : sql`${day} >= ${filter.from}::date`,
    filter.to === undefined ? undefined : sql`${day} <= ${filter.to}::date`,
  ].filter((one) => one !== undefined)
  return sql`select t.id, t.created_at from tasks t
    where ${sql.join([sql`true`, ...wanted], sql` and `)}`
}

/** A page of jobs, the newest first. */
export async function findJobs(db: Db, filter: JobFilter & PageAsked, userId: string) {
  return await pageOf<JobRow>(
    db,
    {
      fits: jobsFitting(filter, userId),
      order: sql`p.created_at desc, p.id desc`,
      columns: sql`p.id "jobId", t.kind, t.state, t.done, t.total, t.attempts, t.error,
        nullif(trim(u.first_name || ' ' || u.last_name), '') "byName",
        ${ms(sql`t.created_at`)} "createdMs", ${ms(sql`t.started_at`)} "startedMs",
        ${ms(sql`t.ended_at`)} "endedMs"`,
      joins: sql`join tasks t on t.id = p.id left join users u on u.id = t.by`,
    },
    filter,
  )
}

/** A job that this person asked for. */
export async function findOwnJob(db: Db, id: string, userId: string) {
  const { kind, state, done, total, error, result } = tasks
  const [row] = await db
    .select({ jobId: tasks.id, kind, state, done, total, error, result })
    .from(tasks)
    .where(and(eq(tasks.id, id), eq(tasks.by, userId)))
  return row
}

/** How these jobs stand, held to the end of the transaction in the order of their ids. */
export async function holdJobs(tx: Db, ids: readonly string[]) {
  return await tx
    .select({ id: tasks.id, state: tasks.state, by: tasks.by })
    .from(tasks)
    .where(inArray(tasks.id, [...ids]))
    .orderBy(tasks.id)
    .for('update')
}
