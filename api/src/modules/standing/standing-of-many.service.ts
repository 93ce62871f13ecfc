import type { Asked } from '../../asked.ts'
import { toPercent } from './mastery.rules.ts'
import { meanReadinessByPart, weakestTopicsOf } from './standing-of-many.repository.ts'

/**
 * The standing of many students at once, for the tables of tutors, schools and admins: one query
 * each, over roll-ups alone. Lists of any length; students without an answer are left out of the
 * maps.
 */

/** Names of the `count` weakest started topics, weakest first, by student. */
export async function weakestTopicsOfStudents(
  { db, now }: Asked,
  studentIds: readonly string[],
  count: number,
): Promise<Map<string, string[]>> {
  const rows = await weakestTopicsOf(db, studentIds, count, now)
  return new Map(rows.map((row) => [row.id, row.names]))
}

/** A part with how many of the students have a readiness in it, and their mean. */
export interface PartAverage {
  sectionId: number
  sectionNo: string
  students: number
  /** Percent; null where no student has answered in the part. */
  averageReadiness: number | null
}

/** Mean readiness per part over those students who have answered in it; every part is listed. */
export async function averageReadinessByPart(
  { db, now }: Asked,
  studentIds: readonly string[],
): Promise<PartAverage[]> {
  const rows = await meanReadinessByPart(db, studentIds, now)
  return rows.map(({ average, ...row }) => ({
    ...row,
    averageReadiness: average === null ? null : toPercent(average),
  }))
}
