import type { VatKind } from '@portal/shared/api/schemas'
import { type PricedLine, remainingLines } from './remaining.rules.ts'
import type { Seller } from './seller.ts'
import { sharesOf } from './shares.rules.ts'
import { rateOn, vatOf } from './vat.rules.ts'

/** A line of an invoice that is to be written. */
export interface InvoiceLine {
  /** From 1. */
  position: number
  description: string
  quantity: number
  unitNetPence: number
  vat: VatKind
  rateBasisPoints: number
  netPence: number
  vatPence: number
  grossPence: number
}

/** What the lines of a booking’s invoices are made of. */
export interface BookingParts {
  lines: PricedLine[]
  /** What was invoiced, less what was credited of it. */
  invoiced: PricedLine[]
  /** The planned instalments, the earliest first. */
  planned: { id: string; pence: number }[]
}

/**
 * The lines of the invoice of an instalment: its share of whatever is still to be invoiced of the
 * booking, each with VAT by its own rate on the day.
 */
export function invoiceLines(
  instalmentId: string,
  parts: BookingParts,
  seller: Seller,
  day: string,
): InvoiceLine[] {
  return pricedOf(instalmentId, parts)
    .filter((line) => line.pence !== 0)
    .map(({ description, vat, pence: grossPence }, place) => {
      const rateBasisPoints = rateOn(vat, day, seller)
      const { netPence, vatPence } = vatOf(grossPence, rateBasisPoints)
      return {
        ...{ position: place + 1, description, quantity: 1, unitNetPence: netPence },
        ...{ vat, rateBasisPoints, netPence, vatPence, grossPence },
      }
    })
}

/** What of each line falls to an instalment. */
function pricedOf(instalmentId: string, { lines, invoiced, planned }: BookingParts): PricedLine[] {
  const at = planned.findIndex(({ id }) => id === instalmentId)
  const left = remainingLines(lines, invoiced)
  if (left.reduce((sum, { pence }) => sum + pence, 0) <= 0) {
    // A plan that asks for more than the lines come to: by the name of the first.
    const { description = 'Tuition', vat = 'standard' } = left[0] ?? lines[0] ?? {}
    return [{ description, vat, pence: planned[at]?.pence ?? 0 }]
  }
  const shares = sharesOf(
    left.map(({ pence }) => pence),
    planned.map(({ pence }) => pence),
  )
  return left.map((line, place) => ({ ...line, pence: shares[at]?.[place] ?? 0 }))
}

/** What one figure of some lines comes to. */
export const lineSum = (
  lines: readonly InvoiceLine[],
  field: 'netPence' | 'vatPence' | 'grossPence',
) => lines.reduce((sum, line) => sum + line[field], 0)
