import { chakra } from '@portal/shared/ui'
import { RichText } from '../../rich-text/index.ts'
import { fillBlanks } from '../rules/blanks.ts'
import type { RunnerQuestion } from '../types.ts'

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minWidth: '0',
    '& .blank': {
      display: 'inline-block',
      paddingX: '2',
      borderRadius: 'sm',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'border.control',
      color: 'fg.muted',
      fontSize: 'sm',
    },
    '& .blank-filled': {
      paddingX: '1.5',
      borderRadius: 'sm',
      bg: 'bg.brandSoft',
      color: 'fg',
      borderBottomWidth: '2px',
      borderColor: 'border.brand',
    },
  },
})

type ShownQuestion = Pick<RunnerQuestion, 'questionType' | 'data' | 'text' | 'options'>

/** HTML of all that a question's text shows; type 3 with its blanks filled by the chosen option. */
export function htmlOf(question: RunnerQuestion, letter: string | null): string {
  return `${question.data ?? ''}${textOf(question, letter)}`
}

/** HTML of a question's text; type 3 with its blanks filled by the chosen option. */
export function textOf(question: ShownQuestion, letter: string | null): string {
  if (question.questionType !== 3) return question.text
  const option = question.options.find((known) => known.letter === letter)
  return fillBlanks(question.text, option?.html ?? null)
}

/** The question as it is set: its passage or figure, then its text with blanks filled by the choice. */
export function QuestionText({
  question,
  letter,
}: {
  question: ShownQuestion
  letter: string | null
}) {
  return (
    <Frame>
      {question.data === null ? null : <RichText html={question.data} />}
      <RichText html={textOf(question, letter)} size="lg" />
    </Frame>
  )
}
