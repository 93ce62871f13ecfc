import { mediaAddress, renewedFor } from '@portal/shared/files'
import { type FilmChoices, keepChoices } from './film-choices.ts'
import type { Film, FilmNotice, FilmState, OpenFilm } from './film-types.ts'
import { startOf, takenBackTo } from './place.rules.ts'
import { joined, type Span, spansOf } from './played.rules.ts'
import { isSlow, type Surroundings, smallerThan, sourceFor } from './quality.rules.ts'

/** What the element says of itself in these events is read anew. */
const told = [
  ...['timeupdate', 'play', 'playing', 'pause', 'ended', 'waiting', 'seeked', 'volumechange'],
  ...['ratechange', 'durationchange', 'progress'],
]

export interface FilmOptions {
  /** Second of the address; undefined for none. */
  startAt: number | undefined
  choices: FilmChoices
  surroundings: Surroundings
}

/**
 * A film around the browser's own player: it goes on at the same second when its file changes or could
 * not be had, keeps what was played over that, and lets nobody skip who may not.
 */
export function createFilm(film: OpenFilm, { startAt, choices, surroundings }: FilmOptions): Film {
  const listeners = new Set<() => void>()
  const before = film.watched.map(([from, to]): Span => [from, to])
  let video: HTMLVideoElement | null = null
  let earlier: Span[] = []
  let source = sourceFor(film.sources, choices.quality, surroundings)
  /** Where it goes on once its file is there; null while one is. */
  let next: { at: number; plays: boolean } | null = { at: startOf(film, startAt), plays: false }
  let { captions, speed, volume, isMuted } = choices
  let lastCaptions = captions
  let { maySkip } = film
  let hasFailed = source === undefined
  let hasRenewed = false
  let stalls: readonly number[] = []
  let notice: FilmNotice | null =
    startAt === undefined && next.at > 0 ? { kind: 'resumed', at: next.at } : null
  let state = snapshot()

  function snapshot(): FilmState {
    return {
      at: next?.at ?? video?.currentTime ?? 0,
      length: lengthOf(video) ?? film.durationSeconds,
      isPaused: video?.paused ?? true,
      isEnded: video?.ended ?? false,
      isWaiting: !hasFailed && video !== null && !video.paused && video.readyState < 3,
      watched: joined(before, played()),
      ...{ hasFailed, volume, isMuted, speed, source, captions, notice },
    }
  }
  function tell(): void {
    state = snapshot()
    for (const listener of listeners) listener()
  }
  function played(): Span[] {
    return joined(earlier, video === null ? [] : spansOf(video.played))
  }
  /** Before the element forgets what it has played. */
  function leaveFile(): void {
    earlier = played()
    next ??= { at: video?.currentTime ?? 0, plays: video !== null && !video.paused }
  }
  function play(): void {
    if (video === null || hasFailed) return
    if (next) next.plays = true
    // Where the browser refuses, it stays paused and says so.
    video.play()?.catch(tell)
  }
  function showCaptions(): void {
    for (const track of video?.textTracks ?? []) {
      track.mode = track.language === captions ? 'showing' : 'disabled'
    }
  }
  function applyChoices(): void {
    if (video === null) return
    Object.assign(video, {
      volume,
      muted: isMuted,
      defaultPlaybackRate: speed,
      playbackRate: speed,
    })
    showCaptions()
  }

  /** Its file can be played: from where it was. */
  function goOn(): void {
    if (video === null || next === null) return
    const { at, plays } = next
    next = null
    applyChoices()
    if (at > 0) video.currentTime = at
    if (plays) play()
    tell()
  }
  function holdBack(): void {
    if (video === null || next !== null) return
    const back = takenBackTo({ ...film, maySkip }, joined(before, played()), video.currentTime)
    if (back !== null) {
      video.currentTime = back
      notice = { kind: 'may not skip' }
    }
    tell()
  }
  function stall(): void {
    if (video === null || source === undefined || video.seeking || next !== null) return
    const now = performance.now()
    stalls = [...stalls.slice(-1), now]
    const smaller = smallerThan(film.sources, source.height)
    if (smaller && isSlow(stalls, now)) notice = { kind: 'slow', smaller }
  }
  function load(): void {
    leaveFile()
    hasFailed = false
    video?.load()
    tell()
  }
  async function fail(): Promise<void> {
    if (source === undefined) return
    leaveFile()
    if (!hasRenewed) {
      hasRenewed = true
      if (await renewedFor(mediaAddress(source.src))) return load()
    }
    hasFailed = true
    tell()
  }
  function attach(element: HTMLVideoElement): () => void {
    video = element
    const detaching = new AbortController()
    const on = (name: string, listen: () => void) =>
      element.addEventListener(name, listen, { signal: detaching.signal })
    on('loadedmetadata', goOn)
    on('seeking', holdBack)
    on('waiting', stall)
    on('error', fail)
    on('playing', () => {
      hasRenewed = false
    })
    for (const name of told) on(name, tell)
    element.textTracks.addEventListener('addtrack', showCaptions, { signal: detaching.signal })
    if (element.readyState > 0) goOn()
    else applyChoices()
    return () => {
      leaveFile()
      detaching.abort()
      if (document.pictureInPictureElement === element) document.exitPictureInPicture()
      video = null
    }
  }
  function change(changed: Partial<FilmChoices>): void {
    keepChoices(changed)
    applyChoices()
    tell()
  }

  function setCaptions(lang: string | null): void {
    captions = lang
    lastCaptions = lang ?? lastCaptions
    change({ captions })
  }

  return {
    attach,
    played,
    play,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => state,
    pause: () => video?.pause(),
    toggle: () => (state.isPaused ? play() : video?.pause()),
    seek: (second) => {
      const to = Math.min(Math.max(0, second), state.length)
      notice = null
      if (next !== null) next.at = takenBackTo({ ...film, maySkip }, before, to) ?? to
      else if (video !== null) video.currentTime = to
      tell()
    },
    setVolume: (to) => {
      volume = to
      isMuted = to === 0
      change({ volume, isMuted })
    },
    toggleMuted: () => {
      isMuted = !isMuted
      change({ isMuted })
    },
    setSpeed: (to) => {
      speed = to
      change({ speed })
    },
    setCaptions,
    toggleCaptions: () => {
      const has = (wanted: string | null) => film.captions.some(({ lang }) => lang === wanted)
      const on = has(lastCaptions) ? lastCaptions : (film.captions[0]?.lang ?? null)
      setCaptions(has(captions) ? null : on)
    },
    setQuality: (height) => {
      const chosen = film.sources.find((each) => each.height === height)
      if (chosen === undefined || chosen === source) return
      leaveFile()
      source = chosen
      stalls = []
      notice = null
      change({ quality: height })
    },
    togglePictureInPicture: () => {
      const isIn = document.pictureInPictureElement === video
      const done = isIn ? document.exitPictureInPicture() : video?.requestPictureInPicture()
      // Where the browser will not, the film stays where it is.
      done?.catch(() => undefined)
    },
    retry: () => {
      hasRenewed = false
      if (next) next.plays = true
      load()
    },
    allowSkipping: () => {
      maySkip = true
    },
  }
}

function lengthOf(video: HTMLVideoElement | null): number | undefined {
  return video !== null && Number.isFinite(video.duration) && video.duration > 0
    ? video.duration
    : undefined
}
