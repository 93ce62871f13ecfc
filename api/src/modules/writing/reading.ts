import type { Db } from '../../database/db.ts'
import { findVersionRow } from './versions.repository.ts'
import { type PieceVersion, versionView } from './versions.views.ts'

/** What was handed in, for whoever has been found to be allowed to read it; one statement. */
export async function pieceVersionOf(db: Db, versionId: string): Promise<PieceVersion | undefined> {
  const row = await findVersionRow(db, versionId)
  return row === undefined ? undefined : versionView(row)
}
