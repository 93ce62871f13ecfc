import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { rubrics, rubricVersions, type StoredCriterion } from '../../database/schema/index.ts'
import type { PieceKind } from './rights.rules.ts'
import type { Saver } from './saved-since.rules.ts'
import { nameOf } from './versions.sql.ts'

/** A set of criteria in its newest version. */
export interface RubricRow {
  rubricId: string
  name: string
  kind: PieceKind
  number: number
  criteria: StoredCriterion[]
  tasks: number
  openItems: number
}

/** All sets of criteria by their names, each with the tasks and open items that are marked by it. */
export async function findRubrics(db: Db): Promise<RubricRow[]> {
  return await rowsOf<RubricRow>(
    db,
    sql`select r.id "rubricId", r.name, r.kind, r.number, rv.criteria,
        (select count(*)::int from writing_tasks t where t.rubric_id = r.id) "tasks",
        coalesce(o.items, 0) "openItems"
      from rubrics r join rubric_versions rv on rv.rubric_id = r.id and rv.number = r.number
      left join (select v.rubric_id, count(*)::int items from marking_items i
        join writing_versions w on w.id = i.version_id
        join rubric_versions v on v.id = w.rubric_version_id
        where i.state in ('pending', 'checking') group by v.rubric_id) o on o.rubric_id = r.id
      order by lower(r.name), r.id`,
  )
}

/** A set of criteria as it is edited. */
export interface EditedRubric {
  name: string
  kind: PieceKind
  number: number
  criteria: StoredCriterion[]
}

/** The newest version of a set of criteria, held until the transaction ends. */
export async function holdRubric(tx: Db, id: string): Promise<(EditedRubric & Saver) | undefined> {
  // Only a statement of its own sees the version that somebody wrote while this one waited.
  await tx.execute(sql`select 1 from rubrics where id = ${id}::uuid for update`)
  const [row] = await rowsOf<EditedRubric & Saver>(
    tx,
    sql`select r.name, r.kind, r.number, rv.criteria, rv.saved_by "savedBy",
        ${nameOf(sql`rv.saved_by`)} "savedByName" from rubrics r
      join rubric_versions rv on rv.rubric_id = r.id and rv.number = r.number
      where r.id = ${id}::uuid`,
  )
  return row
}

/** Adds a version of criteria, the first of a new set or the next of one that is held. */
export async function addRubricVersion(
  tx: Db,
  rubric: EditedRubric & { id: string; versionId: string; savedBy: string },
  now: Date,
): Promise<void> {
  const { id, versionId, name, kind, number, criteria, savedBy } = rubric
  if (number === 1) await tx.insert(rubrics).values({ id, name, kind, number, updatedAt: now })
  else await tx.update(rubrics).set({ name, number, updatedAt: now }).where(eq(rubrics.id, id))
  await tx
    .insert(rubricVersions)
    .values({ id: versionId, rubricId: id, number, criteria, savedAt: now, savedBy })
}
