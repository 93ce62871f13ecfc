import type { CallAnswer } from '@portal/shared/api'
import type { Span } from './played.rules.ts'
import type { FilmSource } from './quality.rules.ts'

/** A film as the server gives it to be played. */
export type OpenFilm = CallAnswer<'POST /Media/Playback/Start'>

/** What the server says when it has taken what was watched. */
export type SavedProgress = CallAnswer<'POST /Media/Playback/SaveProgress'>

/** Something that the player says under the picture. */
export type FilmNotice =
  | { kind: 'resumed'; at: number }
  | { kind: 'may not skip' }
  | { kind: 'slow'; smaller: FilmSource }

/** How a film stands. */
export interface FilmState {
  /** Second at which it is. */
  at: number
  /** Its length in seconds. */
  length: number
  isPaused: boolean
  isEnded: boolean
  /** It waits for data. */
  isWaiting: boolean
  hasFailed: boolean
  volume: number
  isMuted: boolean
  speed: number
  /** The file that is played; undefined where there is none. */
  source: FilmSource | undefined
  /** Language of the captions that are shown; null for none. */
  captions: string | null
  /** What was watched, before and now. */
  watched: readonly Span[]
  notice: FilmNotice | null
}

/** A film that is being watched: how it stands, and what can be done with it. */
export interface Film {
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void
  read: () => FilmState
  /** For the ref of the element that plays it. */
  attach: (video: HTMLVideoElement) => () => void
  /** What was played of it since it was opened, over all of its files. */
  played: () => readonly Span[]
  toggle: () => void
  play: () => void
  pause: () => void
  /** To a second; as far as the film may be skipped. */
  seek: (second: number) => void
  setVolume: (volume: number) => void
  toggleMuted: () => void
  setSpeed: (speed: number) => void
  /** Captions of a language, or none. */
  setCaptions: (lang: string | null) => void
  /** Captions off, or on in the language of last time. */
  toggleCaptions: () => void
  setQuality: (height: number) => void
  togglePictureInPicture: () => void
  /** Plays again after a failure, at the same second. */
  retry: () => void
  /** Seconds may be skipped from now on. */
  allowSkipping: () => void
}
