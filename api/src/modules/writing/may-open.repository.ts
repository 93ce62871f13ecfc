import { sql } from 'drizzle-orm'
import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { isOwnPiece } from './drafts.repository.ts'
import { mayReadVersion } from './reading.sql.ts'

/**
 * The file beside a draft is its student's alone; that of a version is seen by whoever may read the
 * version.
 * @param recordId of the piece whose draft it stands beside, or of the version
 */
export async function mayOpenWriting(
  db: Db,
  person: Pick<Caller, 'userId' | 'role'>,
  recordId: string,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from writings w
        where w.id = ${recordId}::uuid and ${isOwnPiece(person.userId)}
      union all
      select 1 from writing_versions v join writings w on w.id = v.writing_id
        where v.id = ${recordId}::uuid and ${mayReadVersion(person)}
      limit 1`,
  )
  return rows.length > 0
}
