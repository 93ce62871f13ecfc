import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextArea, useForm } from '@portal/shared/forms'
import { Alert, toast } from '@portal/shared/ui'
import { type EventRow, useCancel } from './events.queries.ts'

export interface CancelDialogProps {
  event: Pick<EventRow, 'id' | 'title' | 'version' | 'registered' | 'waiting'>
  onClose: () => void
}

/** Calls an event off for good, with the reason that those with a place read. */
export default function CancelDialog({ event, onClose }: CancelDialogProps) {
  const { id, title, version } = event
  const cancel = useCancel()
  const form = useForm({
    name: `end of ${id}`,
    start: { reason: '' },
    schema: bodyOf('POST /Event/admin/Event/Cancel'),
    body: ({ reason }) => ({ id, version, reason }),
    failed: 'It could not be cancelled',
    write: (body) => cancel.write({ body }),
    done: () => {
      toast.success(`${title} is cancelled.`)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={`Cancel ${title}`} save="Cancel it for good" onClose={onClose}>
      <Alert kind="warning">
        {event.registered + event.waiting === 0
          ? 'This cannot be taken back.'
          : 'Everybody with a place, or waiting for one, is told why. This cannot be taken back.'}
      </Alert>
      <TextArea label="Why" maxLength={1000} {...form.field('reason')} />
    </FormDialog>
  )
}
