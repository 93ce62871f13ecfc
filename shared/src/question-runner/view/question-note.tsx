import { AutosaveLine, type AutosaveSending, TextArea, useAutosave } from '@portal/shared/forms'

const limit = 4_000

/** The student's own note on a question, which saves itself. */
export function QuestionNote({
  questionId,
  value,
  onSave,
  isReadOnly,
}: {
  questionId: number
  value: string
  onSave: (text: string, sending: AutosaveSending) => Promise<unknown>
  isReadOnly: boolean
}) {
  const { field, ...saving } = useAutosave({
    name: `note ${questionId}`,
    start: value,
    write: onSave,
    tidy: (text) => text.trim(),
    readOnly: isReadOnly,
  })
  const isUntouched = value === '' && field.value === ''
  return (
    <div>
      <TextArea label="Your note on this question" {...field} rows={2} maxLength={limit} />
      {isUntouched && saving.state === 'Saved' ? null : <AutosaveLine {...saving} />}
    </div>
  )
}
