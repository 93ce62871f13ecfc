import { Badge, chakra, VisuallyHidden } from '@portal/shared/ui'
import { RotateCcw, Strikethrough } from 'lucide-react'
import { RichText } from '../../rich-text/index.ts'
import { partsOf } from '../rules/blanks.ts'
import { type Wording, wordingFor } from '../rules/wording.ts'
import type { RunnerQuestion, Verdict } from '../types.ts'
import { RightIcon, WrongIcon } from './icons.ts'

/** A row that stands out: filled, with a line that is two pixels wide. */
const lookOfRow = (bg: string, borderColor: string) => ({
  bg,
  borderColor,
  boxShadow: `inset 0 0 0 1px var(--p-colors-${borderColor.replace('.', '-')})`,
})

const Options = chakra('fieldset', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2.5',
    minWidth: '0',
    borderWidth: '0',
    '& > legend': { srOnly: true },
    // Plain elements below: a question has up to eight options. Those of the question before become
    // those of the next, so nothing fades but under the pointer.
    '& > [data-letter]': {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minWidth: '0',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'lg',
      paddingRight: '1.5',
    },
    '& > [data-letter] > label': {
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
    '& > [data-letter] > label:has(:disabled)': { cursor: 'default' },
    '& input': { position: 'absolute', opacity: '0', width: '1px', height: '1px' },
    '& > [data-letter]:has(input:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'focus',
      outlineOffset: '2px',
    },
    '& > [data-letter]:hover': { transition: 'border-color 120ms, background-color 120ms' },
    '& > [data-letter]:has(input:enabled):hover': { borderColor: 'border.control' },
    '& [data-part=letter]': {
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
    '& [data-part=text]': { flex: '1', minWidth: '0' },
    '& > [data-look=chosen]': lookOfRow('bg.brandSoft', 'border.brand'),
    '& > [data-look=chosen] [data-part=letter]': {
      bg: 'bg.brand',
      borderColor: 'bg.brand',
      color: 'fg.onBrand',
    },
    '& > [data-look=right]': lookOfRow('success.soft', 'success.text'),
    '& > [data-look=right] [data-part=letter]': {
      borderColor: 'success.text',
      color: 'success.text',
    },
    '& > [data-look=wrong]': lookOfRow('danger.soft', 'danger.text'),
    '& > [data-look=wrong] [data-part=letter]': {
      borderColor: 'danger.text',
      color: 'danger.text',
    },
    '& > [data-look=crossedOut]': { bg: 'bg.subtle', borderStyle: 'dashed' },
    '& > [data-look=crossedOut] [data-part=letter]': { borderStyle: 'dashed' },
    '& > [data-look=crossedOut] [data-part=text]': {
      textDecoration: 'line-through',
      color: 'fg.subtle',
    },
    '& > [data-letter] > button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      width: '8',
      height: '8',
      borderRadius: 'md',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { bg: 'bg.hover', color: 'fg' },
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
          <div key={letter} data-letter={letter} data-look={look}>
            <label>
              <input
                type="radio"
                name={`question-${question.questionId}`}
                value={letter}
                checked={isChosen}
                disabled={isLocked}
                onChange={() => props.onChoose?.(letter)}
              />
              <span data-part="letter">{letter.toUpperCase()}</span>
              <span data-part="text">
                <OptionText html={html} isParts={question.questionType === 3} />
                {look === 'crossedOut' ? <VisuallyHidden>, crossed out</VisuallyHidden> : null}
              </span>
              {verdict === null ? null : (
                <Outcome look={look} isChosen={isChosen} wording={props.wording} />
              )}
            </label>
            {isLocked || props.onCrossOut === undefined ? null : (
              <CrossOut
                label={`${look === 'crossedOut' ? 'Bring back' : 'Cross out'} ${letter.toUpperCase()}`}
                isCrossedOut={look === 'crossedOut'}
                onPress={() => props.onCrossOut?.(letter)}
              />
            )}
          </div>
        )
      })}
    </Options>
  )
}

const crossOutIcon = <Strikethrough size={16} aria-hidden />
const bringBackIcon = <RotateCcw size={16} aria-hidden />

function CrossOut({
  label,
  isCrossedOut,
  onPress,
}: {
  label: string
  isCrossedOut: boolean
  onPress: () => void
}) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress}>
      {isCrossedOut ? bringBackIcon : crossOutIcon}
    </button>
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
      <Badge tone="success" icon={<RightIcon size={14} />}>
        {isChosen ? wording.answerRight : 'Right answer'}
      </Badge>
    )
  }
  return look === 'wrong' ? (
    <Badge tone="danger" icon={<WrongIcon size={14} />}>
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
