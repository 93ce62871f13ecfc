import { and, eq } from 'drizzle-orm'
import { watchProgress } from '../../database/schema/index.ts'
import type { TestApp } from '../../testing/index.ts'
import { makeFilm, showOnPage } from './testing.ts'

/** Long enough to have watched all of any film. */
const aWhileS = 14_400

/** What tests of playing do at the server that there is at that moment. */
export function playing(app: () => TestApp) {
  const start = (as: string, assetId: string) =>
    app().call('POST /Media/Playback/Start', as, { body: { assetId } })

  return {
    start,
    begun: async (as: string, assetId: string) => (await start(as, assetId)).data.playbackId ?? '',

    /** A film of so many seconds that a page shows. */
    shownFilm: async (seconds: number) => {
      const id = await makeFilm(app(), { seconds })
      await showOnPage(app(), id)
      return id
    },

    /** Says that some of a film was played, so many seconds after what was before. */
    play: async (
      as: string,
      playbackId: string,
      watched: [number, number][],
      { positionSeconds = watched.at(-1)?.[1] ?? 0, after = aWhileS } = {},
    ) => {
      app().clock.advance(after * 1_000)
      return await app().call('POST /Media/Playback/SaveProgress', as, {
        body: { playbackId, positionSeconds, watched },
      })
    },

    /** What is kept of all that somebody has watched of a film. */
    kept: async (userId: string, assetId: string) => {
      const isIt = and(eq(watchProgress.assetId, assetId), eq(watchProgress.userId, userId))
      return (await app().db.select().from(watchProgress).where(isIt))[0]
    },
  }
}
