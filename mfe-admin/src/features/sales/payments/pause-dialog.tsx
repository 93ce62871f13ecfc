import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextArea, useForm } from '@portal/shared/forms'
import { DateField } from '@portal/shared/pickers'
import { Button, messageOf, toast } from '@portal/shared/ui'
import { useState } from 'react'
import { bookDay } from '../../../sales/book-day.ts'
import { dayInWords } from '../../../sales/money.words.ts'
import { type Account, usePauseReminders } from './payments.queries.ts'

/** Sends a payer no reminders until a day is over, or sends them again. */
export default function PauseDialog({
  account,
  onClose,
}: {
  account: Account
  onClose: () => void
}) {
  const { payerId, name, remindersPausedUntil, pauseReason } = account
  const pause = usePauseReminders()
  const [today] = useState(() => bookDay())
  const form = useForm({
    name: `pause ${payerId}`,
    start: { until: remindersPausedUntil ?? '', reason: pauseReason },
    schema: bodyOf('POST /User/admin/Payment/PauseReminders'),
    check: ({ until, reason }) => ({
      until: (until === '' && 'Enter the last day') || (until < today && 'This day is over'),
      reason: reason.trim() === '' && 'Say why',
    }),
    body: (values) => ({ payerId, ...values }),
    failed: 'The reminders could not be paused',
    write: (body) => pause.write({ body }),
    done: (_, { until }) => {
      toast.success(`${name} gets no reminders until ${dayInWords(until)}.`)
      onClose()
    },
  })
  const end = async () => {
    try {
      await pause.write({ body: { payerId, until: null, reason: '' } })
      toast.success(`${name} gets reminders again.`)
      onClose()
    } catch (error) {
      toast.danger(`The pause could not be ended. ${messageOf(error) ?? ''}`)
    }
  }
  return (
    <FormDialog
      form={form}
      title="Pause reminders"
      description={`${name} gets no reminders until the day is over; what is due stays due.`}
      save="Pause reminders"
      actions={
        remindersPausedUntil === null ? null : (
          <Button onClick={() => void end()}>End the pause</Button>
        )
      }
      onClose={onClose}
    >
      <DateField label="Last day of the pause" min={today} {...form.field('until')} />
      <TextArea label="Reason" rows={2} maxLength={500} {...form.field('reason')} />
    </FormDialog>
  )
}
