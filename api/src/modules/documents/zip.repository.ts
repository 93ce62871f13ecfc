import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { ms, uuidArray } from '../../database/sql.ts'
import type { Placed } from './documents.rules.ts'

/** A document as a zip needs it. */
export interface Packed extends Placed {
  id: string
  title: string
  isPublished: boolean
  bytes: number
  storedName: string
  sha256: string
  /** When its file came, milliseconds. */
  fileMs: number
}

/** These documents in the order of their ids as they are named; those that are unknown are left out. */
export async function findPacked(db: Db, ids: readonly string[]): Promise<Packed[]> {
  return await rowsOf<Packed>(
    db,
    sql`select d.id, d.title, d.kind, t.name "test", d.year, d.state = 'published' "isPublished",
        f.name, f.bytes::float8 "bytes", f.stored_name "storedName", f.sha256,
        ${ms(sql`f.created_at`)} "fileMs"
      from unnest(${uuidArray(ids)}) with ordinality p (id, place)
      join teaching_documents d on d.id = p.id
      join files f on f.id = d.file_id
      left join admission_tests t on t.id = d.admission_test_id
      order by p.place`,
  )
}

/** Whether somebody may still teach: active, a tutor, and on a device that was not signed out. */
export async function isTeaching(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string | undefined },
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from users u where u.id = ${userId} and u.is_active
      and u.role in ('Tutor', 'Senior Tutor')
      and not exists (select 1 from sessions s
        where s.id = ${sessionId ?? null}::uuid and s.revoked_at is not null)`,
  )
  return rows.length > 0
}
