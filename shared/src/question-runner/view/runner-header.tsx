import { Button, chakra, IconButton, Menu, Row } from '@portal/shared/ui'
import type { ReadOnly } from '@portal/shared/viewing'
import {
  AArrowDown,
  AArrowUp,
  Calculator,
  Clock,
  Keyboard,
  LogOut,
  NotebookPen,
  Settings2,
} from 'lucide-react'
import { memo } from 'react'
import type { SaveState } from '../queue/save-state.ts'
import { ariaKeys, type ShortcutKeys } from '../rules/shortcuts.ts'
import { type Preferences, zoomSteps } from '../session/preferences.ts'
import type { RunnerSession } from '../session/session-types.ts'
import { RunnerTimer } from './runner-timer.tsx'
import { SaveStateLine } from './save-state.tsx'

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: 'var(--viewing, 0px)',
    zIndex: 'bar',
    display: 'grid',
    gridTemplateAreas: {
      base: '"exit title finish" "save save tools"',
      lg: '"exit title save tools finish"',
    },
    gridTemplateColumns: {
      base: 'auto minmax(0, 1fr) auto',
      lg: 'auto minmax(0, 1fr) auto auto auto',
    },
    alignItems: 'center',
    columnGap: { base: '2', md: '4' },
    rowGap: '1',
    paddingX: { base: '3', md: '6' },
    paddingY: '2',
    bg: 'bg.surface',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '@media (max-height: 30rem)': { position: 'static' },
  },
})

const Title = chakra('h1', {
  base: {
    gridArea: 'title',
    fontSize: { base: 'sm', md: 'md' },
    fontWeight: 'semibold',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
})

const Wide = chakra('span', { base: { display: { base: 'none', md: 'inline' } } })

export interface RunnerHeaderProps {
  session: RunnerSession
  title: string
  isTimed: boolean
  /** Where the answers are; null where none are kept, or not yet. */
  saveState: SaveState | null
  /** Answers are taken. */
  isOpen: boolean
  readOnly: ReadOnly | null
  preferences: Preferences
  onPreferences: (change: Partial<Preferences>) => void
  /** Larger or smaller text, by one step. */
  onZoom: (step: 1 | -1) => void
  onKeys: () => void
  /** The person's single keys, and the letters of the options on the screen. */
  keys: ShortcutKeys
  letters: string
  onNotes: () => void
  /** Left out where the test allows no calculator. */
  onCalculator?: () => void
  /** On the button that ends the set. */
  finishWords: string
  /** The footer's main button finishes already. */
  isFinishBelow: boolean
  onFinish: () => void
  onExit: () => void
}

/**
 * Title, save state, time, what can be set, and the ways out. Drawn anew only when one of these
 * changes, which another question is not.
 */
export const RunnerHeader = memo(function RunnerHeader(props: RunnerHeaderProps) {
  const { session, readOnly, preferences, onPreferences } = props
  const step = zoomSteps.indexOf(preferences.zoom)
  const { isTimeHidden } = preferences
  return (
    <Bar>
      <chakra.div gridArea="exit">
        <Button
          variant="ghost"
          icon={<LogOut size={18} />}
          aria-label="Exit"
          onClick={props.onExit}
        >
          <Wide>Exit</Wide>
        </Button>
      </chakra.div>
      <Title title={props.title} tabIndex={-1} data-page-heading="">
        {props.title}
      </Title>
      <chakra.div gridArea="save" display="flex" paddingX={{ base: '2', lg: '0' }}>
        {props.saveState === null ? null : <SaveStateLine state={props.saveState} />}
      </chakra.div>
      <Row gridArea="tools" gap="2" flexWrap="nowrap" justifyContent="flex-end">
        <RunnerTimer session={session} isTimed={props.isTimed} isHidden={isTimeHidden} />
        {props.onCalculator === undefined ? null : (
          <IconButton
            label="Calculator"
            icon={<Calculator size={18} />}
            aria-keyshortcuts={ariaKeys(props.keys, 'calculator', props.letters)}
            onClick={props.onCalculator}
          />
        )}
        <IconButton
          label="Notes"
          icon={<NotebookPen size={18} />}
          aria-keyshortcuts={ariaKeys(props.keys, 'notes', props.letters)}
          onClick={props.onNotes}
        />
        <Menu
          label="View"
          icon={<Settings2 size={18} />}
          iconOnly
          variant="ghost"
          align="end"
          items={[
            {
              id: 'time',
              label: isTimeHidden ? 'Show the time' : 'Hide the time',
              icon: <Clock size={16} />,
              onChoose: () => onPreferences({ isTimeHidden: !isTimeHidden }),
            },
            {
              id: 'larger',
              label: 'Larger text',
              icon: <AArrowUp size={16} />,
              disabled: step >= zoomSteps.length - 1,
              onChoose: () => props.onZoom(1),
            },
            {
              id: 'smaller',
              label: 'Smaller text',
              icon: <AArrowDown size={16} />,
              disabled: step <= 0,
              onChoose: () => props.onZoom(-1),
            },
            {
              id: 'keys',
              label: 'Keyboard shortcuts',
              icon: <Keyboard size={16} />,
              onChoose: props.onKeys,
            },
          ]}
        />
      </Row>
      <chakra.div
        gridArea="finish"
        justifySelf="end"
        visibility={props.isFinishBelow ? 'hidden' : undefined}
      >
        <Button
          variant="secondary"
          disabled={readOnly === null && !props.isOpen}
          {...readOnly?.control}
          onClick={props.onFinish}
        >
          {props.finishWords}
        </Button>
      </chakra.div>
    </Bar>
  )
})
