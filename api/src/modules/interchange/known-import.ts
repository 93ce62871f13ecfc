import type { Db } from '../../database/db.ts'
import { notFound } from '../../problem.ts'
import { findImport, type ImportRow } from './imports.repository.ts'

/** An import that is there, held for this transaction if asked for. @throws Problem 404 */
export async function knownImport(
  { db }: { db: Db },
  id: string,
  isHeld = false,
): Promise<ImportRow> {
  const found = await findImport(db, id, isHeld)
  if (found === undefined) throw notFound('The import')
  return found
}
