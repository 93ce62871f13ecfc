import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, NumberField, RadioGroup, TextArea, useForm } from '@portal/shared/forms'
import { DateField } from '@portal/shared/pickers'
import { FactList, formatNumber, toast } from '@portal/shared/ui'
import { useState } from 'react'
import { bookDay } from '../../../sales/book-day.ts'
import { usePreview } from '../../../sales/terms/preview.queries.ts'
import { missingIn } from '../../../sales/terms/preview.words.ts'
import { PreviewCard } from '../../../sales/terms/preview-card.tsx'
import { type Booking, useCancelBooking } from './bookings.queries.ts'
import { cancelFacts, faultsOf, sentOf, startOf, suggestionOf } from './cancel.rules.ts'

const schema = bodyOf('POST /User/admin/Booking/Cancel')

export interface CancelDialogProps {
  booking: Booking
  onClose: () => void
}

/** Cancels a booking: from when, what becomes of the hours, and what is paid back. */
export default function CancelDialog({ booking, onClose }: CancelDialogProps) {
  const cancel = useCancelBooking()
  const [today] = useState(() => bookDay())
  /** What is suggested for what stands in the fields; a refund that was typed stays. */
  const [suggested, setSuggested] = useState<number | null>(null)
  const form = useForm({
    name: `cancel ${booking.bookingId}`,
    start: startOf(today, suggested),
    schema,
    body: (values) => sentOf(booking, values),
    check: faultsOf,
    failed: 'The booking could not be cancelled',
    write: (body) => cancel.write({ body }),
    done: ({ creditNotes }) => {
      const numbers = creditNotes.map(({ number }) => number).join(', ')
      toast.success(
        `The booking of ${booking.studentName} is cancelled.${numbers === '' ? '' : ` Credited by ${numbers}.`}`,
      )
      onClose()
    },
  })
  const preview = usePreview('cancel', sentOf(booking, form.values))
  const cancelling = preview.data?.cancelling ?? null
  if (cancelling !== null && cancelling.suggestedRefundPence !== suggested) {
    setSuggested(cancelling.suggestedRefundPence)
  }
  return (
    <FormDialog
      form={form}
      size="lg"
      title={`Cancel ${booking.programName} of ${booking.studentName}`}
      description="Nothing is deleted: parts of the plan that are not invoiced are dropped, and what is not to be paid any more is credited."
      save="Cancel the booking"
      onClose={onClose}
    >
      <DateField label="Last day" {...form.field('on')} />
      <TextArea
        label="Reason"
        hint="It stands in the history of the booking and on its credit notes."
        rows={2}
        maxLength={500}
        {...form.field('reason')}
      />
      {booking.isUnlimited || cancelling?.unusedHours === 0 ? null : (
        <RadioGroup
          label={
            cancelling === null
              ? 'Unused hours'
              : `Unused hours: ${formatNumber(cancelling.unusedHours, 2)}`
          }
          options={[
            { value: 'take back', label: 'Take them back' },
            { value: 'leave', label: 'Leave them to the student' },
          ]}
          {...form.field('unusedHours')}
        />
      )}
      <NumberField
        label="Refund in pounds"
        hint={
          cancelling === null
            ? 'It is entered in the account when it is paid out.'
            : `${suggestionOf(cancelling)} It is entered in the account when it is paid out.`
        }
        min={0}
        step={0.01}
        {...form.field('refundPence')}
      />
      <PreviewCard
        preview={preview}
        title="What follows"
        missing={missingIn(schema, sentOf(booking, form.values), faultsOf(form.values))}
      >
        {(data) => <FactList items={cancelFacts(data)} />}
      </PreviewCard>
    </FormDialog>
  )
}
