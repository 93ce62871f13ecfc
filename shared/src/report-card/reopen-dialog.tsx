import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextArea, useForm } from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'
import { useReopen } from './cards.queries.ts'

interface ReopenDialogProps {
  card: { cardId: string; version: number; studentName: string }
  onClose: () => void
}

/** Lets the tutor change a submitted card, with a reason that the tutor reads. */
export function ReopenDialog({ card, onClose }: ReopenDialogProps) {
  const { cardId, version, studentName } = card
  const reopen = useReopen()
  const form = useForm({
    name: `reopen report card ${cardId}`,
    start: { reason: '' },
    schema: bodyOf('POST /ReportCard/tutor/ReportCard/Reopen'),
    body: (values) => ({ ...values, cardId, version }),
    failed: 'The card could not be opened again',
    write: (body) => reopen.write({ body }),
    done: () => {
      toast.success(`The tutor can change the card of ${studentName}.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={`Open the card of ${studentName} again`}
      save="Open again"
      onClose={onClose}
    >
      <TextArea
        label="Why"
        hint="The tutor reads it. Student, parents and school go on seeing the card as it was submitted."
        maxLength={1000}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
