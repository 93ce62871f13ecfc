import { chakra, QueryRegion, Skeleton } from '@portal/shared/ui'
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createFilm } from './create-film.ts'
import { useOpenFilm } from './film.queries.ts'
import { readChoices } from './film-choices.ts'
import type { OpenFilm, SavedProgress } from './film-types.ts'
import { PlayerFrame } from './player-frame.tsx'
import { surroundings } from './surroundings.ts'
import { useProgress } from './use-progress.ts'

export interface FilmPlayerProps {
  assetId: string
  /** What the film is called. */
  title: string
  /** Second of the address, which wins over where it was left. */
  startAt?: number | undefined
  /** It plays as soon as it can, as where one film follows another by choice. */
  startsPlaying?: boolean
  /** Stands over the picture, and has the keys, while it is there: a quiz. */
  overlay?: ReactNode
  /** Beside the captions, transcript and notes: buttons under the controls. */
  actions?: ReactNode
  /** Leads to the notes of all films of the academy. */
  notesLink?: ReactNode
  /** The server has what was watched. */
  onSaved?: ((saved: SavedProgress) => void) | undefined
  /** It has been played to its end. */
  onEnd?: (() => void) | undefined
}

/** A film with its controls, transcript and notes. It is another one for another `assetId`. */
export function FilmPlayer(props: FilmPlayerProps) {
  const query = useOpenFilm(props.assetId)
  return (
    <QueryRegion
      query={query}
      failed="The video could not be opened"
      skeleton={
        <chakra.div aspectRatio="16 / 9" display="grid">
          <Skeleton height="100%" />
        </chakra.div>
      }
    >
      {(film) => <OpenedFilm key={`${props.assetId} ${film.playbackId}`} film={film} {...props} />}
    </QueryRegion>
  )
}

function OpenedFilm({
  film,
  startAt,
  onSaved,
  onEnd,
  ...rest
}: FilmPlayerProps & { film: OpenFilm }) {
  const [player] = useState(() =>
    createFilm(film, { startAt, choices: readChoices(), surroundings: surroundings() }),
  )
  const state = useSyncExternalStore(player.subscribe, player.read)
  useProgress({ assetId: rest.assetId, film, player, state, onSaved: (saved) => onSaved?.(saved) })

  const ended = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (state.isEnded) ended()
  }, [state.isEnded])

  const [asked, setAsked] = useState(startAt)
  useEffect(() => {
    // Another second of the same film, as of a line that was found.
    if (startAt === asked) return
    setAsked(startAt)
    if (startAt !== undefined) player.seek(startAt)
  }, [startAt, asked, player])

  const begins = useEffectEvent(() => rest.startsPlaying && player.play())
  useEffect(() => void begins(), [])
  return <PlayerFrame film={film} player={player} state={state} {...rest} />
}
