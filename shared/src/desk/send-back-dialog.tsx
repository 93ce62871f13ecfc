import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextArea, useForm } from '@portal/shared/forms'
import { useSendBack } from './desk.queries.ts'
import type { DeskItem } from './desk.types.ts'
import type { DeskHandle } from './use-desk-draft.ts'

export interface ReasonDialogProps {
  item: DeskItem
  handle: DeskHandle
  onDone: () => void
  onClose: () => void
}

/** Sends a version back without a grade, as when the wrong file was handed in. */
export default function SendBackDialog({ item, handle, onDone, onClose }: ReasonDialogProps) {
  const { itemId, studentName } = item
  const sending = useSendBack()
  const form = useForm({
    name: `send back ${itemId}`,
    start: { reason: '' },
    schema: bodyOf('POST /Marking/tutor/Marking/SendBack'),
    body: (values) => ({ ...values, itemId }),
    failed: 'It could not be sent back',
    write: async (body) => {
      // What has not been saved would be left on the device, with nowhere to go.
      await handle.flush()
      return sending.write({ body })
    },
    done: onDone,
  })
  return (
    <FormDialog
      form={form}
      title="Send back"
      description={`${studentName} gets it back without a grade, and can hand in again. What you have marked is not kept.`}
      save="Send back"
      onClose={onClose}
    >
      <TextArea
        label="Why it goes back"
        hint={`${studentName} reads this.`}
        rows={4}
        maxLength={1_000}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
