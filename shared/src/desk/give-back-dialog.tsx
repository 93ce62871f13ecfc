import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextArea, useForm } from '@portal/shared/forms'
import { useCheck } from './desk.queries.ts'
import type { ReasonDialogProps } from './send-back-dialog.tsx'

/** Gives a marking that waits for a check back to its marker, with a note. */
export default function GiveBackDialog({ item, handle, onDone, onClose }: ReasonDialogProps) {
  const { itemId, marker } = item
  const checking = useCheck()
  const name = marker?.name ?? 'The marker'
  const form = useForm({
    name: `give back ${itemId}`,
    start: { note: '' },
    schema: bodyOf('POST /Marking/tutor/Marking/Check'),
    body: (values) => ({ ...values, itemId, decision: 'back' }),
    failed: 'It could not be given back',
    write: async (body) => {
      // What has not been saved would be left on the device, with nowhere to go.
      await handle.flush()
      return checking.write({ body })
    },
    done: onDone,
  })
  return (
    <FormDialog
      form={form}
      title="Give back"
      description={`${name} goes on with the marking as it was before your changes.`}
      save="Give back"
      onClose={onClose}
    >
      <TextArea
        label="What should change"
        hint={`${name} reads this; the student does not.`}
        rows={4}
        maxLength={1_000}
        {...form.field('note')}
      />
    </FormDialog>
  )
}
