import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextArea, useForm } from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'
import { type UpgradeRequest, useDecline } from './upgrades.queries.ts'

export interface DeclineDialogProps {
  request: UpgradeRequest
  onClose: () => void
}

/** Declines a request, with the reason that its student reads. */
export default function DeclineDialog({ request, onClose }: DeclineDialogProps) {
  const { id, student, upgrade } = request
  const decline = useDecline()
  const form = useForm({
    name: `decline ${id}`,
    start: { reason: '' },
    schema: bodyOf('POST /upgrade/admin/Upgrade/DeclineRequest'),
    body: ({ reason }) => ({ requestId: id, reason }),
    failed: 'The request could not be declined',
    write: (body) => decline.write({ body }),
    done: () => {
      toast.success(`The request of ${student.name} is declined.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={`Decline the request of ${student.name}`}
      description={upgrade.name}
      save="Decline request"
      onClose={onClose}
    >
      <TextArea
        label="Reason"
        hint={`${student.name} reads it.`}
        rows={4}
        maxLength={500}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
