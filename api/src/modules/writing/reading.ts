import type { Db } from '../../database/db.ts'
import { everyMarking, returnedMarkings } from './reading.sql.ts'
import { findMarkings, findVersionRow } from './versions.repository.ts'
import { markingView, type PieceVersion, type ReadMarking, versionView } from './versions.views.ts'

/** What was handed in, for whoever has been found to be allowed to read it; one statement. */
export async function pieceVersionOf(db: Db, versionId: string): Promise<PieceVersion | undefined> {
  const row = await findVersionRow(db, versionId)
  return row === undefined ? undefined : versionView(row)
}

/**
 * What was made of a version, the newest on top; one statement. `all`: also what has not been
 * returned, which only its marker, seniors and admins may know of.
 */
export async function markingsOf(
  db: Db,
  versionId: string,
  { all }: { all: boolean },
): Promise<ReadMarking[]> {
  const found = await findMarkings(db, versionId, all ? everyMarking : returnedMarkings)
  return found?.markings.map((marking) => markingView(marking, found.criteria)) ?? []
}
