import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, NumberField, TextArea, useForm } from '@portal/shared/forms'
import { formatMoney, toast } from '@portal/shared/ui'
import { penceOf, poundsOf } from '../../../sales/money.rules.ts'
import { type Account, useWriteOff } from './payments.queries.ts'
import { aboveFault } from './payments.rules.ts'

/** Asks no more for something that is overdue. */
export default function WriteOffDialog({
  account,
  onClose,
}: {
  account: Account
  onClose: () => void
}) {
  const { payerId, name, overduePence } = account
  const writeOff = useWriteOff()
  const form = useForm({
    name: `write-off ${payerId}`,
    start: { pence: poundsOf(overduePence), reason: '' },
    schema: bodyOf('POST /User/admin/Payment/WriteOff'),
    check: ({ pence }) => ({ pence: aboveFault(pence, overduePence, 'which is overdue') }),
    body: (values) => ({ payerId, ...values, pence: penceOf(values.pence) }),
    failed: 'Nothing was written off',
    write: (body) => writeOff.write({ body }),
    done: (_, { pence }) => {
      toast.success(`${formatMoney(pence)} of ${name} is written off.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title="Write off"
      description="It settles the oldest invoices and is not asked for any more. It can be taken back."
      save="Write off"
      onClose={onClose}
    >
      <NumberField
        label="Amount in pounds"
        hint={`${formatMoney(overduePence)} is overdue.`}
        min={0}
        step={0.01}
        {...form.field('pence')}
      />
      <TextArea label="Reason" rows={2} maxLength={500} {...form.field('reason')} />
    </FormDialog>
  )
}
