import type { AssetArea } from '../media/index.ts'
import { filmsOfAcademy, isFilmUsed, transcriptOfFilm, usesOfFilms } from './films.repository.ts'
import { filmShown, videoWithFilm } from './groups.repository.ts'
import { completeWatched } from './watching.repository.ts'

/**
 * What academies say of their films. Admins look at any, before it is in a video and while that is a
 * draft.
 */
export const academyAssets: AssetArea = {
  shown: async (db, watcher, assetId, now) =>
    watcher.role === 'Admin' ? { maySkip: true } : await filmShown(db, watcher, assetId, now),
  usesOf: usesOfFilms,
  isUsed: isFilmUsed,
  // They are the company's: who teaches brings none.
  mayEdit: async () => false,
  watched: completeWatched,
  videoOf: videoWithFilm,
  transcriptOf: transcriptOfFilm,
  filmsOf: filmsOfAcademy,
}
