import { Badge, chakra, IconButton, VisuallyHidden } from '@portal/shared/ui'
import { Check, RotateCcw, Strikethrough, X } from 'lucide-react'
import { RichText } from '../../rich-text/index.ts'
import { partsOf } from '../rules/blanks.ts'
import { type Wording, wordingFor } from '../rules/wording.ts'
import type { RunnerQuestion, Verdict } from '../types.ts'

const Options = chakra('fieldset', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2.5',
    minWidth: '0',
    borderWidth: '0',
    '& > legend': { srOnly: true },
  },
})

const OptionRow = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minWidth: '0',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    transition: 'border-color 120ms, background-color 120ms',
    paddingRight: '1.5',
    '& > label': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      flex: '1',
      minWidth: '0',
      minHeight: '14',
      paddingX: '3',
      paddingY: '2.5',
      borderRadius: 'lg',
      cursor: 'pointer',
      position: 'relative',
    },
    '& input': { position: 'absolute', opacity: '0', width: '1px', height: '1px' },
    '&:has(input:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'focus',
      outlineOffset: '2px',
    },
    '&:has(input:enabled):hover': { borderColor: 'border.control' },
    '& > label:has(:disabled)': { cursor: 'default' },
  },
  variants: {
    look: {
      plain: {},
      chosen: {
        bg: 'bg.brandSoft',
        borderColor: 'border.brand',
        boxShadow: 'inset 0 0 0 1px var(--p-colors-border-brand)',
      },
      right: {
        bg: 'success.soft',
        borderColor: 'success.text',
        boxShadow: 'inset 0 0 0 1px var(--p-colors-success-text)',
      },
      wrong: {
        bg: 'danger.soft',
        borderColor: 'danger.text',
        boxShadow: 'inset 0 0 0 1px var(--p-colors-danger-text)',
      },
      crossedOut: {
        bg: 'bg.subtle',
        borderStyle: 'dashed',
        '& [data-part=text]': { textDecoration: 'line-through', color: 'fg.subtle' },
      },
    },
  },
})

const Letter = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    width: '8',
    height: '8',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.control',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'semibold',
  },
  variants: {
    look: {
      plain: {},
      chosen: { bg: 'bg.brand', borderColor: 'bg.brand', color: 'fg.onBrand' },
      right: { borderColor: 'success.text', color: 'success.text' },
      wrong: { borderColor: 'danger.text', color: 'danger.text' },
      crossedOut: { borderStyle: 'dashed' },
    },
  },
})

type Look = 'plain' | 'chosen' | 'right' | 'wrong' | 'crossedOut'

export interface ChoiceAnswerProps {
  question: Pick<RunnerQuestion, 'questionId' | 'questionType' | 'options'>
  /** The chosen letter. */
  letter: string | null
  crossedOut: readonly string[]
  /** Nothing can be changed: handed in, or not this tab's. */
  isLocked: boolean
  verdict: Pick<Verdict, 'correctLetter'> | null
  /** What is said to a reader who is not the student. */
  wording?: Wording
  onChoose?: (letter: string) => void
  onCrossOut?: (letter: string) => void
}

function lookOf(props: ChoiceAnswerProps, letter: string): Look {
  const isChosen = props.letter === letter
  if (props.verdict?.correctLetter === letter) return 'right'
  if (props.verdict !== null && isChosen) return 'wrong'
  if (isChosen) return 'chosen'
  return props.verdict === null && props.crossedOut.includes(letter) ? 'crossedOut' : 'plain'
}

/** The options of an MCQ or of Fill in the Blanks: radio buttons with letters. */
export function ChoiceAnswer(props: ChoiceAnswerProps) {
  const { question, isLocked, verdict } = props
  return (
    <Options>
      <legend>
        {question.questionType === 3 ? 'Which words fill the blanks?' : 'Choose one answer'}
      </legend>
      {question.options.map(({ letter, html }) => {
        const look = lookOf(props, letter)
        const isChosen = props.letter === letter
        return (
          <OptionRow key={letter} look={look} data-letter={letter}>
            <label>
              <input
                type="radio"
                name={`question-${question.questionId}`}
                value={letter}
                checked={isChosen}
                disabled={isLocked}
                onChange={() => props.onChoose?.(letter)}
              />
              <Letter look={look}>{letter.toUpperCase()}</Letter>
              <chakra.span data-part="text" flex="1" minWidth="0">
                <OptionText html={html} isParts={question.questionType === 3} />
                {look === 'crossedOut' ? <VisuallyHidden>, crossed out</VisuallyHidden> : null}
              </chakra.span>
              {verdict === null ? null : (
                <Outcome look={look} isChosen={isChosen} wording={props.wording} />
              )}
            </label>
            {isLocked || props.onCrossOut === undefined ? null : (
              <IconButton
                size="sm"
                label={`${look === 'crossedOut' ? 'Bring back' : 'Cross out'} ${letter.toUpperCase()}`}
                icon={look === 'crossedOut' ? <RotateCcw size={16} /> : <Strikethrough size={16} />}
                onClick={() => props.onCrossOut?.(letter)}
              />
            )}
          </OptionRow>
        )
      })}
    </Options>
  )
}

/** Right and wrong in words and shape, not in colour alone. */
interface OutcomeProps {
  look: Look
  isChosen: boolean
  wording?: Wording
}

function Outcome({ look, isChosen, wording = wordingFor() }: OutcomeProps) {
  if (look === 'right') {
    return (
      <Badge tone="success" icon={<Check size={14} />}>
        {isChosen ? wording.answerRight : 'Right answer'}
      </Badge>
    )
  }
  return look === 'wrong' ? (
    <Badge tone="danger" icon={<X size={14} />}>
      {wording.answerWrong}
    </Badge>
  ) : null
}

function OptionText({ html, isParts }: { html: string; isParts: boolean }) {
  const parts = isParts ? partsOf(html) : [html]
  if (parts.length === 1) return <RichText html={html} inline />
  return parts.map((part, index) => (
    <chakra.span key={`${index + 1} ${part}`}>
      {index > 0 ? (
        <chakra.span
          marginX="3"
          borderLeftWidth="1px"
          borderColor="border.control"
          aria-hidden="true"
        />
      ) : null}
      <VisuallyHidden>{`Blank ${index + 1}: `}</VisuallyHidden>
      <RichText html={part} inline />
      <VisuallyHidden>. </VisuallyHidden>
    </chakra.span>
  ))
}
