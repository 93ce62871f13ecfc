import type { CallAnswer, CallInput } from '@portal/shared/api'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { revisePresets } from '../../database/schema/index.ts'
import { at } from '../../database/sql.ts'

/** Filters that students keep under a name. */

/** Most that one student keeps. */
export const mostPresets = 50

type Presets = CallAnswer<'GET /Revise/api/Revise/GetPresets'>
type Preset = CallInput<'POST /Revise/api/Revise/SavePreset'>['body']

export async function presetsOf(db: Db, studentId: string): Promise<Presets> {
  const rows = await db
    .select({ id: revisePresets.id, name: revisePresets.name, filters: revisePresets.filters })
    .from(revisePresets)
    .where(eq(revisePresets.studentId, studentId))
    .orderBy(asc(sql`lower(${revisePresets.name})`), asc(revisePresets.id))
  // They were checked by the contract when they were kept.
  return rows.map(({ filters, ...row }) => ({
    ...row,
    filters: filters as unknown as Presets[number]['filters'],
  }))
}

/**
 * Keeps filters; those of the same name are replaced. Null when there are as many as may be. To be
 * called in a transaction: students wait for themselves, so that the number holds.
 */
export async function savePreset(
  tx: Db,
  studentId: string,
  preset: Preset,
  now: Date,
): Promise<{ id: string } | null> {
  await tx.execute(sql`select 1 from students where user_id = ${studentId} for no key update`)
  const [row] = await rowsOf<{ id: string }>(
    tx,
    sql`insert into revise_presets as p (id, student_id, name, filters, created_at)
      select ${newId(now.getTime())}::uuid, ${studentId}::uuid, ${preset.name}::text,
        ${JSON.stringify(preset.filters)}::jsonb, ${at(now)}
      where (select count(*) from revise_presets where student_id = ${studentId}
        and name <> ${preset.name}) < ${mostPresets}
      on conflict (student_id, name) do update set filters = excluded.filters
      returning p.id`,
  )
  return row ?? null
}

/** False when the student has no such preset. */
export async function removePreset(db: Db, studentId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(revisePresets)
    .where(and(eq(revisePresets.id, id), eq(revisePresets.studentId, studentId)))
    .returning({ id: revisePresets.id })
  return gone.length > 0
}
