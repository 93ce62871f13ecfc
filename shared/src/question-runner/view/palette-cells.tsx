import { chakra, VisuallyHidden } from '@portal/shared/ui'
import { memo, type ReactNode } from 'react'

const Cells = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(2.75rem, 1fr))',
    gap: '2',
    listStyle: 'none',
    '& button': {
      position: 'relative',
      width: '100%',
      minHeight: '11',
      borderWidth: '1px',
      borderRadius: 'md',
      borderColor: 'border.control',
      bg: 'bg.surface',
      color: 'fg',
      fontSize: 'sm',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      _hover: { bg: 'bg.hover' },
    },
    '& button[data-state=answered]': {
      bg: 'bg.brandSoft',
      borderColor: 'border.brand',
      color: 'fg.brand',
    },
    '& button[data-state=unanswered]': { borderStyle: 'dashed' },
    '& button[data-state=right]': {
      bg: 'success.soft',
      borderColor: 'success.text',
      color: 'success.text',
    },
    '& button[data-state=wrong]': {
      bg: 'danger.soft',
      borderColor: 'danger.text',
      color: 'danger.text',
    },
    '& > li > span[data-state=to-come]': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '11',
      borderWidth: '1px',
      borderStyle: 'dotted',
      borderColor: 'border.strong',
      borderRadius: 'md',
      color: 'fg.subtle',
      fontSize: 'sm',
    },
    '& button[aria-current]': { boxShadow: '0 0 0 2px var(--p-colors-focus)' },
    // Plain elements: a set has up to a hundred cells, and all of them are drawn at every step.
    '& button > span': { display: 'block', fontSize: 'xs', lineHeight: '1' },
    '& svg': { position: 'absolute', top: '1', right: '1' },
    '& svg[data-corner=start]': { right: 'auto', left: '1' },
  },
})

/** What a question is to the reader; `plain` where that says nothing, as in a tutor's paper. */
export type CellState = 'answered' | 'unanswered' | 'right' | 'wrong' | 'plain'

/** The shape of a state, for those who do not see its colour. */
export const cellMarks: Readonly<Record<CellState, string>> = {
  answered: '●',
  unanswered: '○',
  right: '✓',
  wrong: '✕',
  plain: '',
}

export interface PaletteCell {
  questionId: number
  number: number
  state: CellState
  /** What assistive technology hears after the number; nothing where it is empty. */
  words: string
  /** Small signs in the corners. */
  sign?: ReactNode
}

/** Numbers of questions with their state, in shape and in words; each leads to its question. */
export function PaletteCells({
  cells,
  current,
  toCome = [],
  onGo,
}: {
  cells: readonly PaletteCell[]
  /** Index of the open question. */
  current: number
  /** Numbers of questions that are not drawn yet. */
  toCome?: readonly number[]
  onGo: (index: number) => void
}) {
  return (
    <Cells aria-label="Questions">
      {cells.map(({ questionId, ...cell }, index) => (
        <Cell key={questionId} {...cell} index={index} isCurrent={index === current} onGo={onGo} />
      ))}
      {toCome.map((number) => (
        <li key={`to come ${number}`}>
          <span data-state="to-come">
            <VisuallyHidden>{`Question ${number}, to come`}</VisuallyHidden>
            <span aria-hidden="true">{number}</span>
          </span>
        </li>
      ))}
    </Cells>
  )
}

interface CellProps extends Omit<PaletteCell, 'questionId'> {
  index: number
  isCurrent: boolean
  onGo: (index: number) => void
}

/** Drawn anew only when it is another one: at a step, those that were left and come to. */
const Cell = memo(function Cell({ number, state, words, sign, index, isCurrent, onGo }: CellProps) {
  return (
    <li>
      <button
        type="button"
        data-state={state}
        aria-label={`Question ${number}${words === '' ? '' : `, ${words}`}`}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => onGo(index)}
      >
        {number}
        {state === 'plain' ? null : <span aria-hidden="true">{cellMarks[state]}</span>}
        {sign}
      </button>
    </li>
  )
})
