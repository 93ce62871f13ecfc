import { type SQL, sql } from 'drizzle-orm'

/** Pieces of statements about curricula. */

/** A student's visible curriculum of one month, as the lateral `c`. */
export function curriculumOf(studentId: SQL, month: SQL): SQL {
  return sql`lateral (
    select count(*)::int total, count(i.completed_at)::int completed
    from curriculum_items i
    where i.student_id = ${studentId} and i.month = ${month} and ${isVisible}) c`
}

/** True of a curriculum item `i` of this year that was not taken away. */
export const isThere = sql`i.removed_at is null and i.archived_at is null`

/** True of a curriculum item `i` that its student may see. */
export const isVisible = sql`(${isThere} and (not i.is_extended or exists (
  select 1 from student_curricula k where k.student_id = i.student_id and k.is_extended)))`
