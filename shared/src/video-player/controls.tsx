import { SelectField } from '@portal/shared/forms'
import { chakra, IconButton, Row, Text } from '@portal/shared/ui'
import {
  Keyboard,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  Volume2,
  VolumeX,
} from 'lucide-react'
import type { Film, FilmState, OpenFilm } from './film-types.ts'
import type { FullScreen } from './full-screen.ts'
import type { Command } from './keys.rules.ts'
import { speeds } from './quality.rules.ts'
import { Range } from './range.tsx'
import { SeekBar } from './seek-bar.tsx'
import { clockOf } from './time.rules.ts'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    paddingX: { base: '1', md: '2' },
    paddingBottom: '2',
    // Phones have keys for it, and their browsers often keep it to them.
    '& > [data-part=volume]': { display: { base: 'none', sm: 'block' }, width: '20' },
    '& > [data-part=speed]': { width: '28' },
    '& > [data-part=choice]': { width: '40' },
    '& > [data-part=rest]': { display: 'flex', marginLeft: 'auto' },
  },
})

/** The sign for going back, for going on: one picture fewer to fetch. */
const turnedRound = { transform: 'scaleX(-1)' }

interface ControlsProps {
  film: OpenFilm
  player: Film
  state: FilmState
  fullScreen: FullScreen
  /** Seconds at which there is a note. */
  notes: readonly number[]
  run: (command: Command) => void
}

/** All that works on the film, always there, under the picture. */
export function Controls({ film, player, state, fullScreen, notes, run }: ControlsProps) {
  const { isPaused, isMuted, volume } = state
  return (
    <chakra.div role="group" aria-label="Controls">
      <SeekBar player={player} state={state} notes={notes} />
      <Bar>
        <IconButton
          size="lg"
          label={isPaused ? 'Play' : 'Pause'}
          icon={isPaused ? <Play size={22} aria-hidden /> : <Pause size={22} aria-hidden />}
          onClick={player.toggle}
        />
        <IconButton
          size="lg"
          label="10 seconds back"
          icon={<RotateCcw size={20} aria-hidden />}
          onClick={() => run({ kind: 'by', seconds: -10 })}
        />
        <IconButton
          size="lg"
          label="10 seconds on"
          icon={<RotateCcw size={20} aria-hidden style={turnedRound} />}
          onClick={() => run({ kind: 'by', seconds: 10 })}
        />
        <Row gap="1" paddingX="1">
          <Text as="span" size="sm" figures>
            {clockOf(state.at)}
          </Text>
          <Text as="span" size="sm" tone="muted" figures>
            / {clockOf(state.length)}
          </Text>
        </Row>
        <IconButton
          size="lg"
          label="Mute"
          aria-pressed={isMuted}
          icon={isMuted ? <VolumeX size={20} aria-hidden /> : <Volume2 size={20} aria-hidden />}
          onClick={player.toggleMuted}
        />
        <div data-part="volume">
          <Range
            aria-label="Volume"
            max={1}
            step={0.05}
            value={isMuted ? 0 : volume}
            aria-valuetext={`${Math.round((isMuted ? 0 : volume) * 100)} %`}
            onChange={(event) => player.setVolume(event.target.valueAsNumber)}
          />
        </div>
        <div data-part="speed">
          <SelectField
            label="Speed"
            labelHidden
            value={String(state.speed)}
            options={speeds.map((speed) => ({ value: String(speed), label: `${speed} ×` }))}
            onValue={(speed) => player.setSpeed(Number(speed))}
          />
        </div>
        {film.captions.length > 0 ? (
          <div data-part="choice">
            <SelectField
              label="Captions"
              labelHidden
              placeholder="No captions"
              value={captionsOf(film, state)}
              options={film.captions.map(({ lang, label }) => ({ value: lang, label }))}
              onValue={(lang) => player.setCaptions(lang === '' ? null : lang)}
            />
          </div>
        ) : null}
        {film.sources.length > 1 ? (
          <div data-part="choice">
            <SelectField
              label="Quality"
              labelHidden
              value={String(state.source?.height ?? '')}
              options={film.sources.map(({ height }) => ({
                value: String(height),
                label: `${height}p`,
              }))}
              onValue={(height) => player.setQuality(Number(height))}
            />
          </div>
        ) : null}
        <div data-part="rest">
          {document.pictureInPictureEnabled === true ? (
            <IconButton
              size="lg"
              label="Picture in picture"
              icon={<PictureInPicture2 size={20} aria-hidden />}
              onClick={player.togglePictureInPicture}
            />
          ) : null}
          {fullScreen.isThere ? (
            <IconButton
              size="lg"
              label={fullScreen.isFull ? 'Leave full screen' : 'Full screen'}
              icon={
                fullScreen.isFull ? (
                  <Minimize size={20} aria-hidden />
                ) : (
                  <Maximize size={20} aria-hidden />
                )
              }
              onClick={fullScreen.toggle}
            />
          ) : null}
          <IconButton
            size="lg"
            label="Keys of the player"
            icon={<Keyboard size={20} aria-hidden />}
            onClick={() => run({ kind: 'help' })}
          />
        </div>
      </Bar>
    </chakra.div>
  )
}

/** The language that is shown of those that the film has; '' for none. */
function captionsOf(film: OpenFilm, { captions }: FilmState): string {
  return film.captions.find(({ lang }) => lang === captions)?.lang ?? ''
}
