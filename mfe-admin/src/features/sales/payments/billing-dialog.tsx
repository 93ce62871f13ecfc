import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextArea, TextField, theirsAs, useForm } from '@portal/shared/forms'
import { toast } from '@portal/shared/ui'
import { type Account, useSetBilling } from './payments.queries.ts'
import { billingOf } from './payments.rules.ts'

const labels = { name: 'Name', address: 'Address', postcode: 'Postcode', email: 'Email' }

/** Changes how the next invoices name a payer. */
export default function BillingDialog({
  account,
  onClose,
}: {
  account: Account
  onClose: () => void
}) {
  const { payerId } = account
  const save = useSetBilling()
  const form = useForm({
    name: `billing ${payerId}`,
    start: billingOf(account),
    schema: bodyOf('POST /User/admin/Payment/SetBilling'),
    body: (values) => ({ payerId, ...values }),
    theirs: theirsAs(billingOf),
    labels,
    failed: 'The billing address could not be saved',
    write: (body) => save.write({ body }),
    done: (_, { name }) => {
      toast.success(`The next invoices go to ${name}.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title="Billing address"
      description="Documents that are issued already stay as they were."
      save="Save address"
      onClose={onClose}
    >
      <TextField label={labels.name} maxLength={200} {...form.field('name')} />
      <TextArea
        label={labels.address}
        optional
        rows={3}
        maxLength={500}
        {...form.field('address')}
      />
      <TextField label={labels.postcode} optional maxLength={20} {...form.field('postcode')} />
      <TextField
        label={labels.email}
        type="email"
        hint="Where invoices and reminders go"
        maxLength={254}
        {...form.field('email')}
      />
    </FormDialog>
  )
}
