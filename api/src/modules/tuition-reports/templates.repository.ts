import { and, eq, sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { reportTemplates } from '../../database/schema/index.ts'

/** Most templates that one tutor keeps. */
export const mostTemplates = 50

type Template = Omit<
  CallContext<'POST /TutionReport/tutor/TutionReport/SaveTemplate'>['body'],
  'id'
>

/**
 * Keeps a new template; null when there are as many as may be. To be called in a transaction: a
 * tutor waits for oneself, so that the number holds.
 */
export async function addTemplate(
  tx: Db,
  ownerId: string,
  template: Template,
  now: Date,
): Promise<string | null> {
  await tx.execute(sql`select 1 from tutors where user_id = ${ownerId}::uuid for no key update`)
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::int "count" from report_templates where owner_id = ${ownerId}::uuid`,
  )
  if ((row?.count ?? 0) >= mostTemplates) return null
  const id = newId(now.getTime())
  await tx.insert(reportTemplates).values({ id, ownerId, ...template })
  return id
}

const own = (ownerId: string, id: string) =>
  and(eq(reportTemplates.id, id), eq(reportTemplates.ownerId, ownerId))

/** Changes an own template; false when it is not the tutor's. */
export async function changeTemplate(
  db: Db,
  ownerId: string,
  id: string,
  template: Template,
): Promise<boolean> {
  const changed = await db
    .update(reportTemplates)
    .set(template)
    .where(own(ownerId, id))
    .returning({ id: reportTemplates.id })
  return changed.length > 0
}

/** Removes an own template; false when it is not the tutor's. */
export async function removeTemplate(db: Db, ownerId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(reportTemplates)
    .where(own(ownerId, id))
    .returning({ id: reportTemplates.id })
  return gone.length > 0
}
