import type { CallAnswer } from '@portal/shared/api'
import type { LineKind } from './terms.rules.ts'

type Part = CallAnswer<'GET /User/admin/Booking/GetBooking'>['plan'][number]

/** What a line of a price is for. */
export const lineKinds: Readonly<Record<LineKind, string>> = {
  ...{ programme: 'Programme', hours: 'Hours', extra: 'Extra', discount: 'Discount' },
}

/** How a part of a plan stands. */
export const partStates: Readonly<Record<Part['state'], string>> = {
  ...{ planned: 'Planned', invoiced: 'Invoiced', dropped: 'Dropped' },
}
