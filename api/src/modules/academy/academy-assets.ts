import type { AssetArea } from '../media/index.ts'
import { filmsOfAcademy, isFilmUsed, transcriptOfFilm, usesOfFilms } from './films.repository.ts'
import { filmShown, standingWithFilm } from './groups.repository.ts'
import { needsQuiz } from './learner.rules.ts'
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
  videoOf: async (db, watcher, assetId) => {
    const standing = await standingWithFilm(db, watcher, assetId)
    if (standing === undefined) return null
    const { videoId, isCompleted } = standing
    return { videoId, isCompleted, needsQuiz: needsQuiz(standing) }
  },
  transcriptOf: transcriptOfFilm,
  filmsOf: filmsOfAcademy,
}
