import { chakra, VisuallyHidden } from '@portal/shared/ui'
import type { ComparedPiece } from '../writing-rules/index.ts'
import type { ComparisonRow } from './comparison.rules.ts'

/** Two columns; one on phones. */
export const SidesFrame = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '2', md: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    minWidth: '0',
    breakInside: 'avoid',
    scrollMargin: '6rem',
    '&[data-change]': {
      borderRadius: 'md',
      outlineOffset: '4px',
      borderLeftWidth: '3px',
      borderColor: 'border.strong',
      paddingLeft: '3',
      marginLeft: '-3',
      // Where N and P have led to, which elsewhere has no ring.
      '&:focus': { borderColor: 'border.brand', outline: '2px solid', outlineColor: 'focus' },
    },
    '& > p': {
      minWidth: '0',
      lineHeight: 'relaxed',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    '& > [data-twin]': { color: 'fg.muted', display: { base: 'none', md: 'block' } },
    '& > [data-none]': { display: { base: 'none', md: 'block' } },
    '& ins': {
      bg: 'success.soft',
      color: 'success.text',
      textDecoration: 'underline',
      textDecorationThickness: '2px',
    },
    '& del': { bg: 'danger.soft', color: 'danger.text', textDecoration: 'line-through' },
    '& [data-moved]': {
      bg: 'info.soft',
      color: 'info.text',
      borderBottomWidth: '2px',
      borderStyle: 'dotted',
      borderColor: 'info.solid',
    },
  },
})

export interface ComparedSidesProps {
  row: ComparisonRow
  /** How many changes there are in all. */
  changes: number
  /** What the two texts are called. */
  names: readonly [before: string, after: string]
}

/** A paragraph of two texts. What is alike on both sides is spoken once. */
export function ComparedSides({ row, changes, names }: ComparedSidesProps) {
  const { before, after, change } = row
  if (change === null) {
    return (
      <SidesFrame>
        <p data-twin="" aria-hidden="true">
          {before === null ? null : <Words pieces={before} />}
        </p>
        <p>{after === null ? null : <Words pieces={after} />}</p>
      </SidesFrame>
    )
  }
  return (
    <SidesFrame
      role="group"
      aria-label={`Change ${change + 1} of ${changes}`}
      data-change={change}
      tabIndex={-1}
    >
      <Cell pieces={before} name={names[0]} />
      <Cell pieces={after} name={names[1]} />
    </SidesFrame>
  )
}

function Cell({ pieces, name }: { pieces: ComparedPiece[] | null; name: string }) {
  if (pieces === null) return <p data-none="" />
  return (
    <p>
      <VisuallyHidden>{`In ${name}: `}</VisuallyHidden>
      <Words pieces={pieces} />
    </p>
  )
}

const Words = ({ pieces }: { pieces: readonly ComparedPiece[] }) =>
  pieces.map(({ kind, start, text }) => {
    switch (kind) {
      case 'added':
        return (
          <ins key={start}>
            <VisuallyHidden>added: </VisuallyHidden>
            {text}
          </ins>
        )
      case 'removed':
        return (
          <del key={start}>
            <VisuallyHidden>removed: </VisuallyHidden>
            {text}
          </del>
        )
      case 'moved':
        return (
          <span key={start} data-moved="">
            <VisuallyHidden>moved: </VisuallyHidden>
            {text}
          </span>
        )
      default:
        return <span key={start}>{text}</span>
    }
  })
