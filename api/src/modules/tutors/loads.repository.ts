import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { uuidArray } from '../../database/sql.ts'
import { loadOf } from './load.sql.ts'

/** How much of a tutor's capacity is taken. */
export interface TutorLoad {
  tutorId: string
  name: string
  students: number
  capacity: number
  isTakingStudents: boolean
}

/** How much of the capacity of these tutors is taken, in their order; without those there are not. */
export async function tutorLoads(db: Db, ids: readonly string[]): Promise<TutorLoad[]> {
  if (ids.length === 0) return []
  return await rowsOf<TutorLoad>(
    db,
    sql`select t.user_id "tutorId", u.first_name || ' ' || u.last_name "name",
        ${loadOf(sql`t.user_id`)} "students", t.capacity::int "capacity",
        t.is_taking "isTakingStudents"
      from unnest(${uuidArray(ids)}) with ordinality a (id, place)
      join tutors t on t.user_id = a.id join users u on u.id = t.user_id order by a.place`,
  )
}
