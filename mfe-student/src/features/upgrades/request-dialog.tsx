import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextArea, useForm } from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'
import { priceOf } from '@portal/shared/upgrades'
import { type Upgrade, useRequestUpgrade } from './upgrades.queries.ts'

export interface RequestDialogProps {
  upgrade: Upgrade
  onClose: () => void
}

/** Asks for an upgrade, with a note where there is something to say. */
export default function RequestDialog({ upgrade, onClose }: RequestDialogProps) {
  const { id, name } = upgrade
  const request = useRequestUpgrade()
  const form = useForm({
    name: `upgrade ${id}`,
    start: { note: '' },
    schema: bodyOf('POST /upgrade/userUpgrade/RequestUpgrade'),
    body: ({ note }) => ({ upgradeId: id, note }),
    failed: 'Your request could not be sent',
    write: (body) => request.write({ body }),
    done: () => {
      toast.success(`Your request for “${name}” is sent.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={`Request ${name}`}
      description={`${priceOf(upgrade)}. We look at your request and get in touch; nothing is charged before.`}
      save="Send request"
      onClose={onClose}
    >
      <TextArea
        label="Note"
        hint="When it suits you, or what you would like to know."
        optional
        rows={4}
        maxLength={1_000}
        {...form.field('note')}
      />
    </FormDialog>
  )
}
