import type { CallInput } from '@portal/shared/api'
import { bodyOf } from '@portal/shared/bodies'
import { useForm } from '@portal/shared/forms'
import { missingIn } from '../../sales/terms/preview.words.ts'
import { type Programme, type upsellCall, useSell } from './upsell.queries.ts'
import { faultsOf, type SaleValues, sentOf, startOf } from './upsell.rules.ts'

/** What was sold, as it was sent, and the booking that it is. */
export type Sale = CallInput<typeof upsellCall>['body'] & { bookingId: string }

const schema = bodyOf('POST /user/admin/upsell/create')

/** What the form still lacks, by the places of what it sends. */
export const lackedBy = (programme: Programme, values: SaleValues) =>
  missingIn(schema, sentOf(programme, values), faultsOf(values))

/** The form of a sale to somebody who is a customer. */
export function useSaleForm(programme: Programme, today: string, onSold: (sale: Sale) => void) {
  const sell = useSell()
  return useForm({
    name: null,
    start: startOf(programme, today),
    schema,
    body: (values) => sentOf(programme, values),
    check: faultsOf,
    failed: 'This could not be sold',
    write: (body) => sell.write({ body }),
    done: ({ bookingId }, body) => onSold({ ...body, bookingId }),
  })
}

export type SaleForm = ReturnType<typeof useSaleForm>
