import { eq, sql } from 'drizzle-orm'
import { undoableForMs } from '../../audit/audit.rules.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { bulkPeople, type tasks } from '../../database/schema/index.ts'
import { at, uuidArray } from '../../database/sql.ts'
import { type PageAsked, pageOf } from '../../lists/index.ts'
import type { Outcome } from './bulk-doing.service.ts'
import { fullName } from './people.sql.ts'

/** Writes down whom a job is for. */
export async function insertBulkPeople(
  tx: Db,
  taskId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.execute(sql`insert into bulk_people (task_id, user_id)
    select ${taskId}::uuid, i.id from unnest(${uuidArray(ids)}) i (id)`)
}

/** The job of a batch, which is its key. */
export async function findBulkTask(tx: Db, batchId: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ id: string }>(
    tx,
    sql`select id from tasks where kind = 'bulkPeople' and key = ${batchId}`,
  )
  return row?.id
}

/** How many people a job is for. */
export async function countBulkPeople(tx: Db, taskId: string): Promise<number> {
  return await tx.$count(bulkPeople, eq(bulkPeople.taskId, taskId))
}

/** The next people whose turn has not come, after one, in the order of their ids. */
export async function nextBulkPeople(
  tx: Db,
  taskId: string,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  const rows = await rowsOf<{ userId: string }>(
    tx,
    sql`select user_id "userId" from bulk_people
      where task_id = ${taskId}::uuid and user_id > ${after}::uuid and outcome is null
      order by user_id limit ${most}`,
  )
  return rows.map(({ userId }) => userId)
}

/** Keeps what came of it for these people. */
export async function keepBulkOutcomes(
  tx: Db,
  taskId: string,
  outcomes: readonly Outcome[],
): Promise<void> {
  const rows = outcomes.map(({ userId, why }) => ({ userId, why: why === true ? null : why }))
  await tx.execute(sql`update bulk_people b set why = r.why,
      outcome = case when r.why is null then 'changed' else 'skipped' end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r ("userId" uuid, why text)
    where b.task_id = ${taskId}::uuid and b.user_id = r."userId"`)
}

/** Leaves all out whose turn has not come. @returns how many they are */
export async function skipWaiting(tx: Db, taskId: string, why: string): Promise<number> {
  const [row] = await rowsOf<{ people: number }>(
    tx,
    sql`with skipped as (
        update bulk_people set outcome = 'skipped', why = ${why}
        where task_id = ${taskId}::uuid and outcome is null returning 1
      ) select count(*)::int "people" from skipped`,
  )
  return row?.people ?? 0
}

/** How a job stands that changes many people. */
export interface BulkRow {
  batchId: string
  action: string
  by: string | null
  state: (typeof tasks.$inferSelect)['state']
  done: number
  total: number
  changed: number
  error: string | null
  /** The job that undoes it. */
  undo: {
    state: (typeof tasks.$inferSelect)['state']
    undone: number
    why: string | null
  } | null
}

/** Such a job; undefined for one of another kind. */
export async function findBulk(db: Db, jobId: string): Promise<BulkRow | undefined> {
  const [row] = await rowsOf<BulkRow>(
    db,
    sql`select t.key "batchId", t.input -> 'change' ->> 'action' "action", t.by, t.state, t.error,
        count(b.outcome)::int "done", count(b.user_id)::int "total",
        (count(*) filter (where b.outcome = 'changed'))::int "changed",
        (select json_build_object('state', r.state, 'undone', r.done,
            'why', coalesce(r.result ->> 'why', r.error))
          from tasks r where r.kind = 'batchUndo' and r.key = t.key) "undo"
      from tasks t left join bulk_people b on b.task_id = t.id
      where t.id = ${jobId}::uuid and t.kind = 'bulkPeople' group by t.id`,
  )
  return row
}

/** Somebody who was left out, and why. */
interface SkippedRow {
  userId: string
  name: string
  why: string
}

/** A page of those whom a job left out, by name. */
export async function pageOfSkipped(db: Db, jobId: string, page: PageAsked) {
  return await pageOf<SkippedRow>(
    db,
    {
      fits: sql`select b.user_id id, b.why, lower(${fullName}) "named" from bulk_people b
        join users u on u.id = b.user_id
        where b.task_id = ${jobId}::uuid and b.outcome = 'skipped'`,
      order: sql`p.named, p.id`,
      columns: sql`p.id "userId", ${fullName} "name", p.why`,
      joins: sql`join users u on u.id = p.id`,
    },
    page,
  )
}

/** Whether anything of a batch is still as the batch left it, and it may still be undone. */
export async function isToUndo(db: Db, batchId: string, now: Date): Promise<boolean> {
  const since = sql`${at(now)} - ${undoableForMs}::int * interval '1 millisecond'`
  const [row] = await rowsOf<{ isSo: boolean }>(
    db,
    sql`select coalesce((select max(l.at) from audit_log l where l.batch = ${batchId}::uuid)
          >= ${since}, false)
        and exists (select 1 from audit_log l where l.batch = ${batchId}::uuid
          and not exists (select 1 from audit_log o where o.kind = l.kind and o.record = l.record
            and o.id > l.id and o.batch is distinct from l.batch)) "isSo"`,
  )
  return row?.isSo ?? false
}
