import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { isPublished } from './documents.repository.ts'

/** Tutors open what is published, admins everything. */
export async function mayOpenDocument(
  db: Db,
  { role }: Pick<Caller, 'role'>,
  documentId: string,
): Promise<boolean> {
  if (role === 'Admin') return true
  const isTutor = role === 'Tutor' || role === 'Senior Tutor'
  return isTutor && (await isPublished(db, documentId))
}
