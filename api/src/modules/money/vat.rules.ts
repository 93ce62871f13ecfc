import type { VatKind } from '@portal/shared/api/schemas'

/** The rates of VAT from a day on, in hundredths of a percent; all others are 0. */
export interface VatRates {
  /** The first day of these rates. */
  from: string
  standard: number
  reduced: number
}

/**
 * What of a price is VAT, to the nearest penny, a half away from 0. Of £99.99 at 20 % that is £16.67.
 * @param rateBasisPoints hundredths of a percent: 2000 is 20 %.
 */
export function vatOf(
  grossPence: number,
  rateBasisPoints: number,
): { netPence: number; vatPence: number } {
  const exact = (Math.abs(grossPence) * rateBasisPoints) / (10_000 + rateBasisPoints)
  const vatPence = Math.sign(grossPence) * Math.floor(exact + 0.5) || 0
  return { netPence: grossPence - vatPence, vatPence }
}

/**
 * The rate of a line on a day. A seller without a VAT number charges none.
 * @param rates in any order; before the first of them there is none.
 */
export function rateOn(
  vat: VatKind,
  day: string,
  seller: { vatNumber: string; vatRates: readonly VatRates[] },
): number {
  if (seller.vatNumber === '' || (vat !== 'standard' && vat !== 'reduced')) return 0
  const known = seller.vatRates
    .filter(({ from }) => from <= day)
    .sort((one, other) => one.from.localeCompare(other.from))
  return known.at(-1)?.[vat] ?? 0
}

/** What of some lines is VAT, each by its own rate. */
export function vatOfLines(
  lines: readonly { pence: number; vat: VatKind }[],
  day: string,
  seller: { vatNumber: string; vatRates: readonly VatRates[] },
): number {
  return lines.reduce(
    (sum, { pence, vat }) => sum + vatOf(pence, rateOn(vat, day, seller)).vatPence,
    0,
  )
}
