import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import type { MediaArea } from '../../database/schema/index.ts'
import type { SavedSettings } from '../system/index.ts'
import { assetAreas, type ShownFilm, type Watcher } from './asset-area.ts'

/** What decides who may do what with a film. */
export interface FilmOfArea {
  assetId: string
  area: MediaArea
  uploadedBy: string | null
}

/** Somebody as the areas are told. */
export function watcherOf(
  { userId, role }: Pick<Caller, 'userId' | 'role'>,
  { allowList }: Pick<SavedSettings, 'allowList'>,
): Watcher {
  return { userId, role, allowList }
}

/** Whether somebody looks after a film: admins after all, others after what they brought or give. */
export async function mayEdit(db: Db, watcher: Watcher, film: FilmOfArea): Promise<boolean> {
  const { userId, role } = watcher
  if (role === 'Admin') return true
  if (role !== 'Tutor' && role !== 'Senior Tutor') return false
  return (
    film.uploadedBy === userId || (await assetAreas()[film.area].mayEdit(db, watcher, film.assetId))
  )
}

/**
 * How a film is shown to somebody: by what is published, and to those who look after it in any case.
 * @returns null where it is not given out
 */
export async function mayWatch(
  db: Db,
  watcher: Watcher,
  film: FilmOfArea,
  now: Date,
): Promise<ShownFilm | null> {
  const shown = await assetAreas()[film.area].shown(db, watcher, film.assetId, now)
  if (shown !== null) return shown
  return (await mayEdit(db, watcher, film)) ? { maySkip: true } : null
}
