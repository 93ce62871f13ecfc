import { bodyOf } from '@portal/shared/bodies'
import {
  FormDialog,
  NumberField,
  SelectField,
  TextArea,
  TextField,
  useForm,
} from '@portal/shared/forms'
import { DateField } from '@portal/shared/pickers'
import { formatMoney, toast } from '@portal/shared/ui'
import { useState } from 'react'
import { bookDay } from '../../../sales/book-day.ts'
import { penceOf, poundsOf } from '../../../sales/money.rules.ts'
import { methodNames, optionsOf } from '../../../sales/money.words.ts'
import { type Account, useRefund } from './payments.queries.ts'
import { aboveFault } from './payments.rules.ts'

interface RefundValues {
  /** In pounds. */
  pence: number | null
  method: keyof typeof methodNames | ''
  reference: string
  paidOn: string
  reason: string
}

/** Enters what was paid back, up to what is in credit. */
export default function RefundDialog({
  account,
  onClose,
}: {
  account: Account
  onClose: () => void
}) {
  const { payerId, name, creditPence } = account
  const refund = useRefund()
  const [today] = useState(() => bookDay())
  const start: RefundValues = {
    ...{ pence: poundsOf(creditPence), method: 'transfer', reference: '', paidOn: today },
    reason: '',
  }
  const form = useForm({
    name: `refund ${payerId}`,
    start,
    schema: bodyOf('POST /User/admin/Payment/Refund'),
    check: ({ pence, paidOn }) => ({
      pence: aboveFault(pence, creditPence, 'which is in credit'),
      paidOn: (paidOn === '' && 'Enter the day') || (paidOn > today && 'This day is to come'),
    }),
    body: (values) => ({ payerId, ...values, pence: penceOf(values.pence) }),
    failed: 'The refund was not recorded',
    write: (body) => refund.write({ body }),
    done: (_, { pence }) => {
      toast.success(`${formatMoney(pence)} paid back to ${name} is recorded.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title="Refund credit"
      description="The portal moves no money: pay it back first, then enter it here."
      save="Record refund"
      onClose={onClose}
    >
      <NumberField
        label="Amount in pounds"
        hint={`${formatMoney(creditPence)} is in credit.`}
        min={0}
        step={0.01}
        {...form.field('pence')}
      />
      <SelectField
        label="Method"
        placeholder="Choose how it went"
        options={optionsOf(methodNames)}
        {...form.field('method')}
      />
      <TextField label="Reference" optional maxLength={200} {...form.field('reference')} />
      <DateField label="Paid back on" max={today} {...form.field('paidOn')} />
      <TextArea label="Reason" rows={2} maxLength={500} {...form.field('reason')} />
    </FormDialog>
  )
}
