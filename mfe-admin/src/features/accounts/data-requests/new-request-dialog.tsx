import { bodyOf } from '@portal/shared/bodies'
import { formatDay } from '@portal/shared/calendar'
import { FormDialog, SelectField, TextArea, TextField, useForm } from '@portal/shared/forms'
import { DateField, SearchPicker } from '@portal/shared/pickers'
import { toast } from '@portal/shared/ui'
import { everybody } from '../links/links.queries.ts'
import { kindOptions } from './data-request.words.ts'
import { useOpenRequest } from './data-requests.queries.ts'

/** Writes down a request that came by mail, by phone or in another way. */
export default function NewRequestDialog({ onClose }: { onClose: () => void }) {
  const open = useOpenRequest()
  const form = useForm({
    name: 'new data request',
    start: { userId: '', name: '', email: '', kind: 'access', receivedOn: '', note: '' },
    schema: bodyOf('POST /User/admin/DataRequest/Open'),
    check: ({ receivedOn }) => ({ receivedOn: receivedOn === '' && 'Enter the day' }),
    body: ({ userId, ...values }) => ({ ...values, userId: userId === '' ? null : userId }),
    failed: 'The request could not be written down',
    write: (body) => open.write({ body }),
    done: ({ dueOn }, { name }) => {
      toast.success(`The request of ${name} is to be answered by ${formatDay(dueOn)}.`)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title="New request" save="Write down" onClose={onClose}>
      <SearchPicker
        label="Account"
        none="Somebody without an account"
        from={everybody}
        {...form.field('userId')}
      />
      <TextField label="Name" maxLength={200} {...form.field('name')} />
      <TextField label="Email" type="email" maxLength={254} {...form.field('email')} />
      <SelectField label="Asked for" options={kindOptions} {...form.field('kind')} />
      <DateField label="Received on" {...form.field('receivedOn')} />
      <TextArea label="Note" optional rows={3} maxLength={2_000} {...form.field('note')} />
    </FormDialog>
  )
}
