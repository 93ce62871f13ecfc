import { chakra } from '@portal/shared/ui'
import type { Film, FilmState } from './film-types.ts'
import type { Span } from './played.rules.ts'
import { Range } from './range.tsx'
import { timeInWords } from './time.rules.ts'

const Marks = chakra('div', {
  base: {
    position: 'relative',
    height: '2',
    marginX: '9px',
    '& > *': { position: 'absolute', borderRadius: 'full' },
    '& > span': { top: '2px', height: '4px', bg: 'success.solid' },
    '& > i': {
      top: '0',
      width: '8px',
      height: '8px',
      marginLeft: '-4px',
      bg: 'warning.solid',
    },
  },
})

interface SeekBarProps {
  player: Film
  state: FilmState
  /** Seconds at which there is a note. */
  notes: readonly number[]
}

/** Where the film is, with what was watched and noted drawn above it. */
export function SeekBar({ player, state: { at, length, watched }, notes }: SeekBarProps) {
  const share = (second: number) => `${length > 0 ? (Math.min(second, length) / length) * 100 : 0}%`
  const widthOf = ([from, to]: Span) =>
    `${length > 0 ? ((Math.min(to, length) - Math.min(from, length)) / length) * 100 : 0}%`
  return (
    <chakra.div paddingX={{ base: '2', md: '3' }} paddingTop="3">
      <Marks aria-hidden="true">
        {watched.map((span) => (
          <span key={span[0]} style={{ left: share(span[0]), width: widthOf(span) }} />
        ))}
        {notes.map((second) => (
          <i key={second} style={{ left: share(second) }} />
        ))}
      </Marks>
      <Range
        data-seek=""
        aria-label="Seek"
        aria-valuetext={`${timeInWords(at)} of ${timeInWords(length)}`}
        max={Math.max(1, length)}
        step={0.1}
        value={Math.min(at, length)}
        onChange={(event) => player.seek(event.target.valueAsNumber)}
      />
    </chakra.div>
  )
}
