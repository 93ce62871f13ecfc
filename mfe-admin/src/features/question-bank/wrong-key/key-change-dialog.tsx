import { contentOf } from '../editor/question-values.rules.ts'
import type { KeyChange } from '../editor/use-editor-saving.ts'
import WrongKeyDialog, { type WrongKeyDialogProps } from './wrong-key-dialog.tsx'

export interface KeyChangeDialogProps extends Pick<WrongKeyDialogProps, 'onDone' | 'onClose'> {
  change: KeyChange
}

/** Puts right the key that was typed in the editor of a question. */
export default function KeyChangeDialog({ change, ...rest }: KeyChangeDialogProps) {
  const { question, values } = change
  const { answers, marking, solution } = contentOf(values)
  const correctLetter = answers.find(({ isCorrect }) => isCorrect)?.letter
  return (
    <WrongKeyDialog
      questionId={question.id}
      version={question.version}
      change={correctLetter === undefined ? { marking: marking ?? undefined } : { correctLetter }}
      solution={solution}
      answers={answers.map(({ letter, why = '' }) => ({ letter, why }))}
      {...rest}
    />
  )
}
