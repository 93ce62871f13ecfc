import { sql } from 'drizzle-orm'
import { inSight } from '../../access/records.repository.ts'
import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { likeOf } from '../../database/sql.ts'
import { allAsked, isRecord } from '../../lists/index.ts'

/** A student among those that somebody looks for. */
export interface FoundStudent {
  studentId: string
  name: string
  programName: string
}

/** Students in the caller's sight whose name or email has these words, by name; at most twenty. */
export async function findStudents(
  db: Db,
  caller: Caller,
  { search, studentId }: { search?: string | undefined; studentId?: string | undefined },
): Promise<FoundStudent[]> {
  return await rowsOf<FoundStudent>(
    db,
    sql`select u.id "studentId", u.first_name || ' ' || u.last_name "name",
        st.program_name "programName"
      from students st join users u on u.id = st.user_id
      where ${allAsked(
        inSight(caller, sql`st.user_id`),
        isRecord(sql`st.user_id`, studentId),
        likeOf(search, sql`u.first_name || ' ' || u.last_name`, sql`u.email`),
      )}
      order by lower(u.first_name || ' ' || u.last_name), u.id limit 20`,
  )
}
