import { bodyOf } from '@portal/shared/bodies'
import { theirsAs, useForm } from '@portal/shared/forms'
import { useWrite } from '@portal/shared/query'
import { useNavigate } from '@portal/shared/router'
import { toast } from '@portal/shared/ui'
import { saleReads } from '../../../sales/sale-reads.ts'
import { missingIn } from '../../../sales/terms/preview.words.ts'
import type { Booking } from '../bookings/bookings.queries.ts'
import {
  faultsOf,
  type Saved,
  savedOf,
  sentOf,
  type UpdateValues,
  valuesOf,
} from './update.rules.ts'
import { updateLabels, updateWords } from './update.words.ts'

export const updateCall = 'POST /User/admin/Booking/Update'

const schema = bodyOf('POST /User/admin/Booking/Update')

/** What the form still lacks, by the places of what it sends. */
export const lackedBy = (booking: Booking, values: UpdateValues) =>
  missingIn(schema, sentOf(booking, values), faultsOf(values, booking))

/** The form of a booking that is changed, which opens it beside the list once it is saved. */
export function useUpdateForm(booking: Booking) {
  const { bookingId, payers, payerName } = booking
  const save = useWrite(updateCall, { changes: saleReads })
  const navigate = useNavigate()
  return useForm({
    name: `booking ${bookingId}`,
    start: valuesOf(savedOf(booking), payers),
    schema,
    body: (values) => sentOf(booking, values),
    check: (values) => faultsOf(values, booking),
    theirs: theirsAs((saved: Saved) => valuesOf(saved, payers)),
    labels: updateLabels,
    words: updateWords(payers, payerName),
    failed: 'The booking could not be changed',
    write: (body) => save.write({ body }),
    done: ({ creditNotes }) => {
      const numbers = creditNotes.map(({ number }) => number).join(', ')
      toast.success(`The booking is changed.${numbers === '' ? '' : ` Credited by ${numbers}.`}`)
      navigate(`/sales?booking=${bookingId}`)
    },
  })
}

export type UpdateForm = ReturnType<typeof useUpdateForm>
