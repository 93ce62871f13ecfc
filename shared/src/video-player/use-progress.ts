import { ApiError, call } from '@portal/shared/api'
import { useDraftStore } from '@portal/shared/drafts'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Film, FilmState, OpenFilm, SavedProgress } from './film-types.ts'
import { inWholeSeconds, joined, type Span } from './played.rules.ts'
import { type Progress, progressOf, sendEveryMs } from './sending.rules.ts'

/** One that waits, with the position that the server had when it was made. */
type Waiting = Progress & { hadPosition: number }

/** What one that waits looks like, for what is kept over a reload. */
const like: readonly Waiting[] = [
  { playbackId: '', positionSeconds: 0, watched: [[0, 0]], hadPosition: 0 },
]

interface ProgressOptions {
  assetId: string
  film: OpenFilm
  player: Film
  state: FilmState
  onSaved: (saved: SavedProgress) => void
}

/**
 * Sends what was watched: every 20 s of playing, on pause, at the end, when the page is hidden and when
 * the film is left. What could not be sent goes with the next; after a reload too, as of its own
 * playback. Nothing is sent where nothing is kept: for admins, and while viewing as a student.
 */
export function useProgress({ assetId, film, player, state, onSaved }: ProgressOptions): void {
  const { playbackId } = film
  const store = useDraftStore(`film ${assetId}`)
  /** What the server has of this playback. */
  const has = useRef<{ watched: Span[]; position: number }>({
    watched: [],
    position: Math.floor(state.at),
  })
  /** Where the film stands for the server, as far as is known here. */
  const stands = useRef(film.positionSeconds)
  /** Whether something is being sent, and more has come meanwhile. */
  const sending = useRef({ isUnderWay: false, goesAgain: false })
  const told = useEffectEvent(onSaved)

  const keep = (id: string, progress: Progress | null) => {
    const others = (store.read(like) ?? []).filter((each) => each.playbackId !== id)
    const hadPosition = stands.current
    const waiting = progress === null ? others : [...others, { ...progress, hadPosition }]
    store.write(waiting.length === 0 ? undefined : waiting)
  }
  const send = useEffectEvent(async (keepalive: boolean) => {
    if (playbackId === null) return
    if (sending.current.isUnderWay && !keepalive) {
      sending.current.goesAgain = true
      return
    }
    const progress = progressOf(
      playbackId,
      { played: inWholeSeconds(player.played()), had: has.current.watched },
      { position: player.read().at, hadPosition: has.current.position },
    )
    if (progress === null) return
    keep(playbackId, progress)
    const now = { isUnderWay: true, goesAgain: false }
    sending.current = now
    let isSaved = false
    try {
      const saved = await call(
        'POST /Media/Playback/SaveProgress',
        { body: progress },
        { keepalive },
      )
      const { positionSeconds: position, watched } = progress
      has.current = { watched: joined(has.current.watched, watched), position }
      stands.current = position
      keep(playbackId, null)
      isSaved = true
      if (saved.isWatched) player.allowSkipping()
      told(saved)
    } catch (error) {
      // It waits, and goes with the next.
      if (!(error instanceof ApiError)) throw error
    } finally {
      now.isUnderWay = false
      if (isSaved && now.goesAgain) void send(false)
    }
  })
  const sendLeftOver = useEffectEvent(async () => {
    for (const { hadPosition, ...left } of store.read(like) ?? []) {
      if (left.playbackId === playbackId) continue
      // Where the film was taken further since, here or on another device, it stays there.
      const isLast = hadPosition === stands.current
      const positionSeconds = isLast ? left.positionSeconds : stands.current
      try {
        await call('POST /Media/Playback/SaveProgress', { body: { ...left, positionSeconds } })
        keep(left.playbackId, null)
        stands.current = positionSeconds
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        // Nobody's any more, so it will never be taken.
        if (error.status === 404) keep(left.playbackId, null)
      }
    }
  })

  const { isPaused } = state
  useEffect(() => {
    if (isPaused) {
      void send(false)
      return
    }
    const timer = setInterval(() => void send(false), sendEveryMs)
    return () => clearInterval(timer)
  }, [isPaused])
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') void send(true)
    }
    const online = () => {
      void send(false)
      void sendLeftOver()
    }
    void sendLeftOver()
    document.addEventListener('visibilitychange', hide)
    addEventListener('online', online)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('online', online)
      void send(true)
    }
  }, [])
}
