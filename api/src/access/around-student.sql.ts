import { type SQL, sql } from 'drizzle-orm'

/**
 * Who is around a student, as the links between people are now: pieces of statements, with a column
 * or a parameter that holds the student's id. `records.repository.ts` answers the other way round.
 */

/** A select of the ids of a student's parents. */
export const parentIdsOf = (student: SQL): SQL =>
  sql`select parent_id id from parent_children where student_id = ${student}`

/** A select of the ids of those who manage a school of a student's; each once. */
export const managerIdsOf = (student: SQL): SQL =>
  sql`select distinct m.user_id id from school_managers m
    join student_schools h on h.school_id = m.school_id where h.student_id = ${student}`

/** The ids of such a select as a list in one column. */
export const asList = (ids: SQL): SQL =>
  sql`(select coalesce(json_agg(around.id), '[]') from (${ids}) around)`
