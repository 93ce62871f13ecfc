import { part } from '@portal/shared/idle'
import { useSession } from '@portal/shared/session'
import { chakra } from '@portal/shared/ui'
import { type KeyboardEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Controls } from './controls.tsx'
import { useNotes } from './film.queries.ts'
import type { FilmPlayerProps } from './film-player.tsx'
import type { Film, FilmState, OpenFilm } from './film-types.ts'
import { useFullScreen } from './full-screen.ts'
import { type Command, commandOf, controlOf } from './keys.rules.ts'
import { NoticeLine } from './notice-line.tsx'
import { Picture } from './picture.tsx'
import type { AsideAsked } from './player-aside.tsx'
import { speedBy } from './quality.rules.ts'
import { timeInWords } from './time.rules.ts'

const Aside = part(() => import('./player-aside.tsx'), {
  failed: 'Transcript and notes could not be loaded',
})
const KeysDialog = part(() => import('./keys-dialog.tsx'))

const Frame = chakra('section', {
  base: {
    containerType: 'inline-size',
    minWidth: '0',
    '& > [data-part=columns]': {
      display: 'grid',
      gap: '6',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      '@container (min-width: 54rem)': { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
    },
  },
})

/** What goes to full screen: the picture with all that works on it. */
const Group = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    overflow: 'hidden',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    '&:fullscreen': { borderWidth: '0', borderRadius: '0', '& > [data-part=stage]': { flex: '1' } },
  },
})

type Props = Omit<FilmPlayerProps, 'startAt' | 'startsPlaying' | 'onSaved' | 'onEnd'> & {
  film: OpenFilm
  player: Film
  state: FilmState
}

/** The picture, its controls, and beside them the transcript and notes, with the player's keys. */
export function PlayerFrame({ film, player, state, assetId, title, overlay, ...rest }: Props) {
  const group = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(group)
  const [isHelping, setHelping] = useState(false)
  const [asked, setAsked] = useState<AsideAsked | null>(null)
  const hasNotes = useSession(({ claims }) => claims?.role !== 'Admin')
  const notes = useNotes(assetId, hasNotes).data ?? []
  const isCovered = overlay !== undefined && overlay !== null

  const cover = useEffectEvent(() => {
    player.pause()
    fullScreen.leave()
  })
  useEffect(() => {
    if (isCovered) cover()
  }, [isCovered])

  const ask = (what: AsideAsked['what']) => {
    if (what === 'note' && !hasNotes) return
    if (fullScreen.isFull) fullScreen.leave()
    setAsked({ what, at: Math.floor(state.at) })
  }
  const run = (command: Command) => {
    switch (command.kind) {
      case 'by':
        return player.seek(state.at + command.seconds)
      case 'to':
        return player.seek(command.share * state.length)
      case 'speed':
        return player.setSpeed(speedBy(state.speed, command.steps))
      case 'play':
        return player.toggle()
      case 'mute':
        return player.toggleMuted()
      case 'captions':
        return player.toggleCaptions()
      case 'fullScreen':
        return fullScreen.toggle()
      case 'pictureInPicture':
        return player.togglePictureInPicture()
      case 'help':
        return setHelping(true)
      default:
        return ask(command.kind)
    }
  }
  const press = (event: KeyboardEvent) => {
    // What lies over the player, or stands in a dialog of it, has its own keys.
    const { target, currentTarget } = event
    if (event.defaultPrevented || !(target instanceof Element)) return
    const dialog = target.closest('dialog')
    const isInOwnDialog = dialog !== null && !dialog.contains(currentTarget)
    if (isCovered || isInOwnDialog) return
    const { key, ctrlKey, metaKey, altKey } = event
    const command = commandOf({ key, ctrlKey, metaKey, altKey, on: controlOf(target) })
    if (command === null) return
    event.preventDefault()
    run(command)
  }
  return (
    <Frame aria-label={`Video: ${title}`} onKeyDown={press}>
      <div data-part="columns">
        <Group ref={group}>
          <Picture film={film} player={player} state={state} title={title} isCovered={isCovered}>
            {overlay}
          </Picture>
          <chakra.div inert={isCovered || undefined}>
            <NoticeLine player={player} state={state} />
            <Controls
              {...{ film, player, state, fullScreen, run }}
              notes={[...new Set(notes.map(({ atSeconds }) => atSeconds))]}
            />
            {rest.actions ? (
              <chakra.div
                display="flex"
                flexWrap="wrap"
                gap="3"
                paddingX={{ base: '3', md: '4' }}
                paddingBottom="4"
              >
                {rest.actions}
              </chakra.div>
            ) : null}
          </chakra.div>
        </Group>
        <Suspense fallback={null}>
          <Aside
            {...{ assetId, title, asked, hasNotes }}
            at={Math.floor(state.at)}
            lang={state.captions}
            onSeek={(second) => {
              player.seek(second)
              player.play()
            }}
            notesLink={rest.notesLink}
          />
        </Suspense>
      </div>
      {isHelping ? (
        <Suspense fallback={null}>
          <KeysDialog onClose={() => setHelping(false)} />
        </Suspense>
      ) : null}
      <chakra.span srOnly role="status">
        {state.isWaiting ? `Loading at ${timeInWords(state.at)}` : ''}
      </chakra.span>
    </Frame>
  )
}
