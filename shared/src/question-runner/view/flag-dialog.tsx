import { FormDialog, TextArea, useForm } from '@portal/shared/forms'

/** Asks what is wrong with a question. What was typed stays when sending fails. */
export function FlagDialog({
  number,
  draft,
  onSend,
  onClose,
}: {
  number: number
  /** Name under which what is typed is kept until it is sent. */
  draft: string
  onSend: (text: string) => Promise<void>
  onClose: () => void
}) {
  const form = useForm({
    name: draft,
    start: { text: '' },
    check: ({ text }) => ({ text: text.trim() === '' && 'Say what is wrong or unclear' }),
    failed: 'The flag could not be sent',
    write: ({ text }) => onSend(text.trim()),
    done: onClose,
  })
  return (
    <FormDialog
      form={form}
      size="md"
      title={`Flag question ${number}`}
      description="A tutor reads it and answers under your flagged questions."
      save="Send"
      onClose={onClose}
    >
      <TextArea
        label="What is wrong or unclear?"
        rows={5}
        maxLength={2000}
        {...form.field('text')}
      />
    </FormDialog>
  )
}
