import { chakra, Stack, Text, VisuallyHidden } from '@portal/shared/ui'
import { countQuestions, isAnswered, type RunnerState, stateOf } from '../rules/runner-state.ts'

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
  },
})

type CellState = 'answered' | 'unanswered' | 'right' | 'wrong'

const cellWords: Readonly<Record<CellState, string>> = {
  answered: 'answered',
  unanswered: 'not answered',
  right: 'right',
  wrong: 'wrong',
}

const marks: Readonly<Record<CellState, string>> = {
  answered: '●',
  unanswered: '○',
  right: '✓',
  wrong: '✕',
}

function cellState(runner: RunnerState, questionId: number): CellState {
  const state = stateOf(runner, questionId)
  const isCorrect = state.verdict?.isCorrect ?? null
  if (isCorrect !== null) return isCorrect ? 'right' : 'wrong'
  return isAnswered(state) ? 'answered' : 'unanswered'
}

const ReviewMark = () => (
  <svg width="9" height="11" viewBox="0 0 9 11" aria-hidden="true">
    <path d="M1 10V1h7L6 3.500 8 6H1" fill="currentColor" stroke="currentColor" />
  </svg>
)

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
  const { answered, unanswered, marked } = countQuestions(runner)
  const drawn = runner.questions.length
  const toCome = Array.from({ length: runner.total - drawn }, (_, index) => drawn + index + 1)
  return (
    <Stack gap="4">
      <Text size="sm" tone="muted" figures>
        {`${answered} answered, ${unanswered} not answered, ${marked} marked for review`}
        {toCome.length > 0 ? `, ${toCome.length} to come` : ''}
      </Text>
      <Cells aria-label="Questions">
        {runner.questions.map(({ questionId, number }, index) => {
          const state = cellState(runner, questionId)
          const { isMarkedForReview: isMarked, isTimeUp } = stateOf(runner, questionId)
          const name = `Question ${number}, ${cellWords[state]}${isTimeUp ? ', time up' : ''}${isMarked ? ', marked for review' : ''}`
          return (
            <li key={questionId}>
              <button
                type="button"
                data-state={state}
                aria-label={name}
                aria-current={index === runner.position ? 'step' : undefined}
                onClick={() => onGo(index)}
              >
                {number}
                <span aria-hidden="true">{marks[state]}</span>
                {isMarked ? <ReviewMark /> : null}
              </button>
            </li>
          )
        })}
        {toCome.map((number) => (
          <li key={`to come ${number}`}>
            <span data-state="to-come">
              <VisuallyHidden>{`Question ${number}, to come`}</VisuallyHidden>
              <span aria-hidden="true">{number}</span>
            </span>
          </li>
        ))}
      </Cells>
      <Text size="xs" tone="muted" whiteSpace="pre-wrap">
        {`● answered   ○ not answered   ⚑ marked for review${hasFeedback ? '   ✓ right   ✕ wrong' : ''}`}
      </Text>
    </Stack>
  )
}
