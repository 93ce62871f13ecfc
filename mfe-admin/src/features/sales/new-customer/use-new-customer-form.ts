import { bodyOf } from '@portal/shared/bodies'
import { useForm } from '@portal/shared/forms'
import { useNavigate } from '@portal/shared/router'
import { toast } from '@portal/shared/ui'
import { useState } from 'react'
import { bookDay } from '../../../sales/book-day.ts'
import { missingIn } from '../../../sales/terms/preview.words.ts'
import { useCreateBooking } from './new-customer.queries.ts'
import { faultsOf, type NewCustomer, sentOf, startOf } from './new-customer.rules.ts'

const schema = bodyOf('POST /user/admin/booking/create')

/** What the form still lacks, by the places of what it sends. */
export const lackedBy = (values: NewCustomer) => missingIn(schema, sentOf(values), faultsOf(values))

/** The form of a new customer, which opens the booking once it is made. */
export function useNewCustomerForm() {
  const create = useCreateBooking()
  const navigate = useNavigate()
  const [today] = useState(() => bookDay())
  return useForm({
    name: 'new customer',
    start: startOf(today),
    schema,
    body: sentOf,
    check: faultsOf,
    failed: 'The booking could not be made',
    write: (body) => create.write({ body }),
    done: ({ bookingId }, { student, invitations, inviteOn }) => {
      const invited =
        invitations === 'now'
          ? 'invited'
          : inviteOn === undefined
            ? 'not invited yet'
            : 'invited later'
      toast.success(`${student.firstName} ${student.lastName} is a customer, and ${invited}.`)
      navigate(`/sales?booking=${bookingId}`)
    },
  })
}

export type NewCustomerForm = ReturnType<typeof useNewCustomerForm>
