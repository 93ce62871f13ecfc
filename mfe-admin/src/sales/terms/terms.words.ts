import type { LineKind } from './terms.rules.ts'

/** What a line of a price is for. */
export const lineKinds: Readonly<Record<LineKind, string>> = {
  ...{ programme: 'Programme', hours: 'Hours', extra: 'Extra', discount: 'Discount' },
}
