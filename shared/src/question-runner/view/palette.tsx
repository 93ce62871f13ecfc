import { chakra, Stack, Text } from '@portal/shared/ui'
import { memo } from 'react'
import {
  countQuestions,
  isAnswered,
  type QuestionState,
  type RunnerState,
  stateOf,
} from '../rules/runner-state.ts'
import { FlagIcon, MarkForReviewIcon } from './icons.ts'
import { type CellState, PaletteCells } from './palette-cells.tsx'

const Legend = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    rowGap: '1',
    listStyle: 'none',
    fontSize: 'xs',
    color: 'fg.muted',
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: '1' },
  },
})

const cellWords: Readonly<Record<CellState, string>> = {
  answered: 'answered',
  unanswered: 'not answered',
  right: 'right',
  wrong: 'wrong',
  plain: '',
}

function cellState(runner: RunnerState, questionId: number): CellState {
  const state = stateOf(runner, questionId)
  const isCorrect = state.verdict?.isCorrect ?? null
  if (isCorrect !== null) return isCorrect ? 'right' : 'wrong'
  return isAnswered(state) ? 'answered' : 'unanswered'
}

const marked = <MarkForReviewIcon size={11} fill="currentColor" aria-hidden />
const flagged = <FlagIcon size={11} data-corner="start" aria-hidden />
const both = (
  <>
    {marked}
    {flagged}
  </>
)

/** Small signs in a cell's corners; the same ones each time, so that no cell is drawn for them. */
function signsOf({ isMarkedForReview, isFlagged }: QuestionState) {
  if (isMarkedForReview) return isFlagged ? both : marked
  return isFlagged ? flagged : undefined
}

/** All questions of the set with their state, in shape and in words; each leads to its question. */
export function Palette({
  runner,
  hasFeedback,
  onGo,
}: {
  runner: RunnerState
  /** Questions are marked one by one, so some are right or wrong already. */
  hasFeedback: boolean
  onGo: (to: number) => void
}) {
  const { answered, unanswered, marked: toReview } = countQuestions(runner)
  const drawn = runner.questions.length
  const counts = `${answered} answered, ${unanswered} not answered, ${toReview} marked for review`
  const toCome = Array.from({ length: runner.total - drawn }, (_, index) => drawn + index + 1)
  return (
    <Stack gap="4">
      <Counts words={toCome.length > 0 ? `${counts}, ${toCome.length} to come` : counts} />
      <PaletteCells
        current={runner.position}
        toCome={toCome}
        onGo={onGo}
        cells={runner.questions.map(({ questionId, number }) => {
          const state = cellState(runner, questionId)
          const question = stateOf(runner, questionId)
          const { isMarkedForReview, isFlagged, isTimeUp } = question
          return {
            questionId,
            number,
            state,
            words: `${cellWords[state]}${isTimeUp ? ', time up' : ''}${isMarkedForReview ? ', marked for review' : ''}${isFlagged ? ', flagged' : ''}`,
            sign: signsOf(question),
          }
        })}
      />
      <Meaning hasFeedback={hasFeedback} />
    </Stack>
  )
}

const Counts = memo(function Counts({ words }: { words: string }) {
  return (
    <Text size="sm" tone="muted" figures>
      {words}
    </Text>
  )
})

/** What the signs mean. */
const Meaning = memo(function Meaning({ hasFeedback }: { hasFeedback: boolean }) {
  return (
    <Legend>
      <li>● answered</li>
      <li>○ not answered</li>
      <li>
        <MarkForReviewIcon size={12} fill="currentColor" aria-hidden /> marked for review
      </li>
      <li>
        <FlagIcon size={12} aria-hidden /> flagged
      </li>
      {hasFeedback ? (
        <>
          <li>✓ right</li>
          <li>✕ wrong</li>
        </>
      ) : null}
    </Legend>
  )
})
