import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { tasks } from '../../database/schema/index.ts'
import { likeOf, ms, zoneOf } from '../../database/sql.ts'
import {
  allAsked,
  type DaysAsked,
  isRecord,
  isWithin,
  type PageAsked,
  pageOf,
} from '../../lists/index.ts'

type Task = typeof tasks.$inferSelect

/** What a list of jobs can be filtered by; its days are those of this person's zone. */
export interface JobFilter extends DaysAsked {
  kind?: string | undefined
  state?: Task['state'] | undefined
  /** Who asked for it. */
  by?: string | undefined
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
export function jobsFitting({ kind, state, by, ...days }: JobFilter, userId: string): SQL {
  const wanted = allAsked(
    kind === undefined ? undefined : sql`t.kind = ${kind}`,
    state === undefined ? undefined : sql`t.state = ${state}`,
    isRecord(sql`t.by`, by),
    isWithin(sql`t.created_at`, zoneOf(userId), days),
  )
  return sql`select t.id, t.created_at from tasks t where ${wanted}`
}

const nameOf = sql`nullif(trim(u.first_name || ' ' || u.last_name), '')`

/** A page of jobs, the newest first. */
export async function findJobs(db: Db, filter: JobFilter & PageAsked, userId: string) {
  return await pageOf<JobRow>(
    db,
    {
      fits: jobsFitting(filter, userId),
      order: sql`p.created_at desc, p.id desc`,
      columns: sql`p.id "jobId", t.kind, t.state, t.done, t.total, t.attempts, t.error,
        ${nameOf} "byName",
        ${ms(sql`t.created_at`)} "createdMs", ${ms(sql`t.started_at`)} "startedMs",
        ${ms(sql`t.ended_at`)} "endedMs"`,
      joins: sql`join tasks t on t.id = p.id left join users u on u.id = t.by`,
    },
    filter,
  )
}

/** Most people of one answer. */
const mostPeople = 20

/** People who asked for jobs, by name: those who have the words in name or email, or the one of an id. */
export async function findPeople(
  db: Db,
  { search, personId }: { search?: string | undefined; personId?: string | undefined },
) {
  return await rowsOf<{ id: string; name: string; email: string }>(
    db,
    sql`select u.id, coalesce(${nameOf}, u.email) "name", u.email from users u
      where exists (select 1 from tasks t where t.by = u.id) and ${
        personId === undefined
          ? likeOf(search, sql`u.first_name || ' ' || u.last_name`, sql`u.email`)
          : sql`u.id = ${personId}::uuid`
      }
      order by lower(u.first_name || ' ' || u.last_name), u.id limit ${mostPeople}`,
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
