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

/** The question as it is set: its passage or figure, then its text with blanks filled by the choice. */
export function QuestionText({
  question,
  letter,
}: {
  question: RunnerQuestion
  letter: string | null
}) {
  const option = question.options.find((known) => known.letter === letter)
  const isBlanks = question.questionType === 3
  const text = isBlanks ? fillBlanks(question.text, option?.html ?? null) : question.text
  return (
    <Frame>
      {question.data === null ? null : <RichText html={question.data} />}
      <RichText html={text} size="lg" />
    </Frame>
  )
}
