import type { CallAnswer, CallInput } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { accountStopped, notFound, Problem } from '../../problem.ts'
import { captionAddress, posterAddress, renditionAddress } from './addresses.rules.ts'
import { assetAreas, type ShownFilm, type VideoOfFilm, type Watcher } from './asset-area.ts'
import { mayWatch, watcherOf } from './may-watch.ts'
import {
  addProgress,
  type FilmToWatch,
  findFilm,
  insertPlayback,
  type Progress,
  undoStep,
  videoOfFilm,
} from './playback.repository.ts'
import { percentOf, resumesAt, unwatchedFrom } from './playback.rules.ts'

const filmName = 'The video'

/**
 * A film that is given out to the caller.
 * @throws Problem 404 where it is not, or is not ready.
 */
export async function filmFor(
  { db, caller, now, server }: Asked,
  assetId: string,
): Promise<{ film: FilmToWatch; shown: ShownFilm }> {
  const film = await findFilm(db, caller.userId, assetId)
  const watcher = watcherOf(caller, server.saved())
  const shown = film === undefined ? null : await mayWatch(db, watcher, film, now)
  if (film === undefined || shown === null) throw notFound(filmName)
  return { film, shown }
}

/**
 * Begins to play a film. Nothing is begun by whoever only looks.
 * @throws Problem 404 for a film that is not given out to the caller.
 */
export async function startPlayback(
  asked: Asked,
  assetId: string,
): Promise<CallAnswer<'POST /Media/Playback/Start'>> {
  const { film, shown } = await filmFor(asked, assetId)
  const { seconds, poster, position, isWatched, watched } = film
  return {
    playbackId: await begin(asked, assetId),
    sources: film.renditions.map(({ height, type }) => ({
      src: renditionAddress(film, { height, type }),
      type,
      height,
    })),
    poster: poster && posterAddress(film, poster),
    captions: film.captions.map(({ lang, label, tag }) => ({
      lang,
      label,
      src: captionAddress(film, { lang, tag }),
    })),
    durationSeconds: seconds,
    positionSeconds: resumesAt(position, seconds, isWatched),
    watched: watched.map(([from, to]) => [from, to]),
    isWatched,
    maySkip: shown.maySkip || isWatched,
    unwatchedFrom: unwatchedFrom(watched),
  }
}

async function begin({ db, caller, now }: Asked, assetId: string): Promise<string | null> {
  const { userId, role, isImpersonating } = caller
  if (isImpersonating || role === 'Admin') return null
  const id = newId(now.getTime())
  await insertPlayback(db, { id, userId, assetId, now })
  return id
}

/**
 * Keeps what was played.
 * @throws Problem 404 for a playback of somebody else, 422 for more than can have been played, 403
 *   for a stopped account.
 */
export async function saveProgress(
  asked: Asked,
  { playbackId, ...said }: CallInput<'POST /Media/Playback/SaveProgress'>['body'],
): Promise<CallAnswer<'POST /Media/Playback/SaveProgress'>> {
  const { db, caller, now, server } = asked
  const watcher = watcherOf(caller, server.saved())
  const progress = await addProgress(db, watcher, { ...said, playbackId }, now)
  if (!progress?.isAccountActive) throw accountStopped()
  if (!progress.isThere) throw notFound('The playback')
  if (!progress.isPossible) {
    const message = 'More was played than there was time for'
    throw new Problem(422, `${message}.`, { errors: [{ path: 'body.watched', message }] })
  }
  const { watchedSeconds, seconds, isWatched } = progress
  return {
    watchedPercent: percentOf(watchedSeconds, seconds),
    isWatched,
    video: isWatched ? await whatFollows(asked, watcher, progress) : progress.video,
  }
}

/** What the area makes of a film that is watched. */
async function whatFollows(
  { db, now }: Asked,
  watcher: Watcher,
  { area, assetId, isStep }: Progress,
): Promise<VideoOfFilm | null> {
  const { watched } = assetAreas()[area]
  if (isStep) {
    await watched?.(db, watcher, assetId, now).catch(async (error: unknown) => {
      await undoStep(db, watcher.userId, assetId)
      throw error
    })
  }
  return await videoOfFilm(db, watcher, { area, assetId })
}
