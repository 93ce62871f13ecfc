import { ApiError } from '@portal/shared/api'
import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, NumberField, SelectField, TextField, useForm } from '@portal/shared/forms'
import { DateField } from '@portal/shared/pickers'
import { Button, formatMoney, toast } from '@portal/shared/ui'
import { useState } from 'react'
import { bookDay } from '../../../sales/book-day.ts'
import { penceOf } from '../../../sales/money.rules.ts'
import { balanceInWords, methodNames, optionsOf } from '../../../sales/money.words.ts'
import { type Account, useRecordPayment } from './payments.queries.ts'
import { markOf } from './payments.rules.ts'

type Method = keyof typeof methodNames

export interface RecordDialogProps {
  account: Account
  onClose: () => void
}

interface PaymentValues {
  /** In pounds. */
  pence: number | null
  method: Method | ''
  reference: string
  receivedOn: string
  /** The payment that is said to be another one, by its mark; '' for none. */
  another: string
}

/** Enters a payment that came in. */
export default function RecordDialog({ account, onClose }: RecordDialogProps) {
  const { payerId, name, balancePence } = account
  const record = useRecordPayment()
  const [today] = useState(() => bookDay())
  /** The payment that was refused as entered already, by its mark. */
  const [refused, setRefused] = useState<string | null>(null)
  const start: PaymentValues = {
    ...{ pence: null, method: 'transfer', reference: '', receivedOn: today, another: '' },
  }
  const form = useForm({
    name: `payment ${payerId}`,
    start,
    schema: bodyOf('POST /User/admin/Payment/Record'),
    check: ({ receivedOn }) => ({
      receivedOn:
        (receivedOn === '' && 'Enter the day') || (receivedOn > today && 'This day is to come'),
    }),
    body: ({ another, ...values }) => {
      const payment = { ...values, pence: penceOf(values.pence) }
      return { payerId, ...payment, ...(another === markOf(payment) && { isAnother: true }) }
    },
    failed: 'The payment was not recorded',
    write: async (body) => {
      try {
        return await record.write({ body })
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) setRefused(markOf(body))
        throw error
      }
    },
    done: (_, { pence }) => {
      toast.success(`${formatMoney(pence)} of ${name} is recorded.`)
      onClose()
    },
  })
  const mark = markOf({ ...form.values, pence: penceOf(form.values.pence) })
  const recordAnother = () => {
    form.set('another', mark)
    void form.submit()
  }
  return (
    <FormDialog
      form={form}
      title="Record a payment"
      description={`${name}: ${balanceInWords(balancePence)}`}
      save="Record payment"
      actions={
        refused === mark && !form.isWriting ? (
          <Button onClick={recordAnother}>Record another</Button>
        ) : null
      }
      onClose={onClose}
    >
      <NumberField label="Amount in pounds" min={0} step={0.01} {...form.field('pence')} />
      <SelectField
        label="Method"
        placeholder="Choose how it came"
        options={optionsOf(methodNames)}
        {...form.field('method')}
      />
      <TextField
        label="Reference"
        optional
        hint="As on the bank’s statement"
        maxLength={200}
        {...form.field('reference')}
      />
      <DateField label="Received on" max={today} {...form.field('receivedOn')} />
    </FormDialog>
  )
}
