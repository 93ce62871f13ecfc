import { chakra, formatDuration } from '@portal/shared/ui'
import { type ReactNode, useId } from 'react'
import type { Outcome } from '../rules/outcome.ts'
import type { RunnerQuestion } from '../types.ts'
import { cellMarks } from '../view/palette-cells.tsx'
import { cellOf } from './review-cells.ts'

const Rows = chakra('ol', {
  base: {
    listStyle: 'none',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    overflow: 'hidden',
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
    '& > li > button': {
      display: 'grid',
      gridTemplateColumns: {
        base: '1.25rem 6.5rem minmax(0, 1fr)',
        md: '1.25rem 7.5rem minmax(0, 1fr) 11rem 4.5rem',
      },
      alignItems: 'center',
      columnGap: '3',
      width: '100%',
      minHeight: '12',
      paddingX: '4',
      paddingY: '2',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { bg: 'bg.hover' },
      _focusVisible: { outlineOffset: '-2px' },
      // Plain elements: a set has up to a hundred rows.
      '&::before': {
        content: '""',
        justifySelf: 'center',
        width: '2',
        height: '2',
        borderRightWidth: '2px',
        borderBottomWidth: '2px',
        borderColor: 'fg.muted',
        transform: 'rotate(-45deg)',
      },
    },
    '& > li > button[aria-expanded=true]::before': { transform: 'rotate(45deg)' },
    '& [data-part=number]': { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
    '& [data-part=topic]': { color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' },
    '& [data-part=outcome]': {
      fontSize: 'sm',
      fontWeight: 'medium',
      gridColumn: { base: '2 / -1', md: 'auto' },
    },
    '& [data-part=time]': {
      display: { base: 'none', md: 'block' },
      color: 'fg.muted',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
    },
    '& [data-kind=right]': { color: 'success.text' },
    '& [data-kind=wrong]': { color: 'danger.text' },
    '& [data-kind=open]': { color: 'fg.brand' },
    '& [data-kind=unanswered]': { color: 'fg.muted' },
    '& > li > div': { padding: { base: '3', md: '4' }, bg: 'bg.subtle' },
  },
})

/** The questions as compact rows; one of them open under its row. */
export function QuestionRows({
  questions,
  outcome,
  openNumber,
  onOpen,
  children,
}: {
  questions: readonly RunnerQuestion[]
  outcome: (question: RunnerQuestion) => Outcome | null
  /** Number of the open question; null for none. */
  openNumber: number | null
  onOpen: (number: number | null) => void
  /** What opens. */
  children: (question: RunnerQuestion) => ReactNode
}) {
  const id = useId()
  return (
    <Rows aria-label="Questions">
      {questions.map((question) => {
        const { questionId, number, topicName, timeMs } = question
        const isOpen = number === openNumber
        const told = outcome(question)
        return (
          <li key={questionId}>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-open` : undefined}
              onClick={() => onOpen(isOpen ? null : number)}
            >
              <span data-part="number">{`Question ${number}`}</span>
              <span data-part="topic">{topicName}</span>
              {told === null ? null : (
                <>
                  <span data-part="outcome" data-kind={told.kind}>
                    <span aria-hidden="true">{`${cellMarks[cellOf(told)]} `}</span>
                    {told.words}
                  </span>
                  <span data-part="time">{timeMs > 0 ? formatDuration(timeMs / 1000) : ''}</span>
                </>
              )}
            </button>
            {isOpen ? <div id={`${id}-open`}>{children(question)}</div> : null}
          </li>
        )
      })}
    </Rows>
  )
}
