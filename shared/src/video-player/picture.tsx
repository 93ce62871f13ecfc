import { mediaAddress } from '@portal/shared/files'
import { chakra, FailedState, SpinnerWheel } from '@portal/shared/ui'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import type { Film, FilmState, OpenFilm } from './film-types.ts'
import { type Tap, tapped } from './keys.rules.ts'

const Stage = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    minHeight: '0',
    minWidth: '0',
    bg: 'bg.ink',
    '& > [data-part=waiting]': {
      position: 'absolute',
      inset: '0',
      display: 'grid',
      placeItems: 'center',
      pointerEvents: 'none',
      color: 'fg.onInk',
      fontSize: '2xl',
    },
    '& > [data-part=failed]': {
      position: 'absolute',
      inset: '0',
      display: 'grid',
      alignItems: 'center',
      overflowY: 'auto',
      bg: 'bg.surface',
    },
  },
  variants: {
    // A question needs more room than a phone's picture has.
    covered: { true: { minHeight: { base: '28rem', md: '24rem' } } },
  },
})

const Video = chakra('video', {
  base: {
    display: 'block',
    width: '100%',
    height: '100%',
    minHeight: '0',
    aspectRatio: '16 / 9',
    objectFit: 'contain',
    cursor: 'pointer',
  },
})

interface PictureProps {
  film: OpenFilm
  player: Film
  state: FilmState
  title: string
  isCovered: boolean
  /** Over the picture. */
  children: ReactNode
}

/** The picture; a tap plays or pauses, two at a side go 10 seconds back or on. */
export function Picture({ film, player, state, title, isCovered, children }: PictureProps) {
  const last = useRef<Tap>(null)
  const tap = ({ timeStamp, clientX, currentTarget }: MouseEvent<HTMLVideoElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const now = { atMs: timeStamp, x: (clientX - left) / Math.max(1, width) }
    const does = tapped(now, last.current)
    last.current = does === 'play' ? now : null
    player.toggle()
    if (does !== 'play') player.seek(player.read().at + (does === 'on' ? 10 : -10))
  }
  const { source } = state
  return (
    <Stage data-part="stage" covered={isCovered}>
      <Video
        ref={player.attach}
        src={source && mediaAddress(source.src)}
        poster={film.poster === null ? undefined : mediaAddress(film.poster)}
        aria-label={title}
        preload="metadata"
        playsInline
        disableRemotePlayback
        onClick={tap}
        inert={isCovered || state.hasFailed || undefined}
      >
        {film.captions.map(({ lang, label, src }) => (
          <track key={lang} kind="captions" srcLang={lang} label={label} src={mediaAddress(src)} />
        ))}
      </Video>
      {state.isWaiting ? (
        <div data-part="waiting">
          <SpinnerWheel />
        </div>
      ) : null}
      {state.hasFailed ? (
        <div data-part="failed">
          <FailedState compact title="The video could not be played." onRetry={player.retry}>
            Check your connection. It goes on where it stopped.
          </FailedState>
        </div>
      ) : null}
      {children}
    </Stage>
  )
}
