import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { findAsset } from './assets.repository.ts'
import { mayEdit } from './may-watch.ts'

/**
 * The files of a film are open to those who look after it; to those who watch it they are at the
 * film's own addresses.
 */
export async function mayOpenAsset(
  db: Db,
  person: Pick<Caller, 'userId' | 'role'>,
  assetId: string,
): Promise<boolean> {
  const film = await findAsset(db, assetId)
  return film !== undefined && (await mayEdit(db, person, { ...film, assetId }))
}
