import { sql } from 'drizzle-orm'
import type { Change } from '../../audit/audit.rules.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { ms } from '../../database/sql.ts'
import { recordName } from './record-name.sql.ts'

/** What a batch did to one record, and whether somebody changed that since. */
export interface BatchEntry {
  id: number
  actorId: string | null
  atMs: number
  kind: string
  record: string
  version: number | null
  name: string | null
  changes: Change[]
  isChangedSince: boolean
}

/** What a batch did, the newest first; all entries about records. */
export async function findBatch(db: Db, batchId: string): Promise<BatchEntry[]> {
  return await rowsOf<BatchEntry>(
    db,
    sql`select l.id::float8 "id", l.actor_id "actorId", ${ms(sql`l.at`)} "atMs", l.kind, l.record, l.version,
        ${recordName} "name",
        coalesce((select json_agg(json_build_object('field', c.field, 'before', c.before,
          'after', c.after)) from audit_changes c where c.audit_id = l.id), '[]'::json) "changes",
        exists (select 1 from audit_log o where o.kind = l.kind and o.record = l.record
          and o.id > l.id and o.batch is distinct from l.batch) "isChangedSince"
      from audit_log l where l.batch = ${batchId}::uuid and l.record is not null
      order by l.id desc`,
  )
}

/** Whether a job of this person, whose key is the batch, has not ended. */
export async function isStillBeingDone(db: Db, batchId: string, by: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from tasks where by = ${by}::uuid and key = ${batchId}
      and state in ('waiting', 'failed', 'running')`,
  )
  return rows.length > 0
}
