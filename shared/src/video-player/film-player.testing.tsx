import { type FakeCalls, renderScreen, screen } from '@portal/shared/testing'
import { fakeVideo } from './fake-video.testing.ts'
import { FilmPlayer, type FilmPlayerProps } from './film-player.tsx'
import type { OpenFilm } from './film-types.ts'

export const assetId = '0f8e1c1e-5a3b-4a59-9d51-0000000000a1'
export const playbackId = '0f8e1c1e-5a3b-4a59-9d51-0000000000b1'

/** A film of ten minutes in two qualities with captions, not begun yet. */
export function makeFilm(more: Partial<OpenFilm> = {}): OpenFilm {
  return {
    playbackId,
    sources: [720, 360].map((height) => ({
      src: `/media/academy/${assetId}/${height}.mp4`,
      type: 'video/mp4',
      height,
    })),
    poster: `/media/academy/${assetId}/poster.webp`,
    captions: [
      { lang: 'en', label: 'English', src: `/media/academy/${assetId}/en-1.vtt` },
      { lang: 'fr', label: 'Français', src: `/media/academy/${assetId}/fr-1.vtt` },
    ],
    durationSeconds: 600,
    positionSeconds: 0,
    watched: [],
    isWatched: false,
    maySkip: true,
    unwatchedFrom: 0,
    ...more,
  }
}

/** Answers of every call that a player makes. */
export function filmCalls(more: FakeCalls = {}): FakeCalls {
  return {
    'POST /Media/Playback/Start': makeFilm(),
    'POST /Media/Playback/SaveProgress': { watchedPercent: 3, isWatched: false, video: null },
    'GET /Media/Playback/GetTranscript': {
      lang: 'en',
      label: 'English',
      cues: [
        { start: 0, end: 4, text: 'Forces add up.' },
        { start: 5, end: 9, text: 'Draw every force.' },
        { start: 60, end: 64, text: 'Then resolve them.' },
      ],
      text: '',
      languages: [
        { lang: 'en', label: 'English' },
        { lang: 'fr', label: 'Français' },
      ],
    },
    'GET /Media/Note/GetNotes': [],
    'POST /Media/Note/Save': { id: '0f8e1c1e-5a3b-4a59-9d51-0000000000c1' },
    'POST /Media/Note/Remove': undefined,
    ...more,
  }
}

/** The player with its film there. */
export async function watch(more: FakeCalls = {}, props: Partial<FilmPlayerProps> = {}) {
  const video = fakeVideo()
  const shown = renderScreen(<FilmPlayer assetId={assetId} title="Forces" {...props} />, {
    calls: filmCalls(more),
  })
  await screen.findByRole('button', { name: 'Play' })
  await video.arrive()
  const saves = () =>
    shown.network.requestsOf('POST /Media/Playback/SaveProgress').map(({ body }) => body)
  return { ...shown, video, saves }
}

export const seekBar = () => screen.getByRole('slider', { name: 'Seek' })
