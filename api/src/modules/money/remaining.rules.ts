import type { VatKind } from '@portal/shared/api/schemas'

/** What something is for, and what it costs, VAT included. */
export interface PricedLine {
  description: string
  vat: VatKind
  pence: number
}

const isSame = (one: PricedLine, other: PricedLine) =>
  one.vat === other.vat && one.description === other.description

/**
 * What of a booking’s lines is still to be invoiced, rate by rate: what was invoiced before, less what
 * was credited of it, is taken from the line of its own name first, and what is left of it (the line
 * was renamed or made cheaper meanwhile) from the others of its rate. A rate that no line has any more
 * is given back by a line of its own. Lines of nothing are left out.
 */
export function remainingLines(
  lines: readonly PricedLine[],
  invoiced: readonly PricedLine[],
): PricedLine[] {
  const left = lines.map((line) => ({ ...line }))
  const others: PricedLine[] = []
  for (const before of invoiced) {
    const line = left.find((each) => isSame(each, before))
    if (line === undefined) others.push(before)
    else line.pence -= before.pence
  }
  for (const other of others) {
    let over = other.pence
    const ofRate = left.filter(({ vat }) => vat === other.vat)
    for (const line of ofRate) {
      const cut = Math.max(0, Math.min(over, line.pence))
      line.pence -= cut
      over -= cut
    }
    const last = ofRate.at(-1)
    if (last !== undefined) last.pence -= over
    else left.push({ description: other.description, vat: other.vat, pence: -over })
  }
  return left.filter(({ pence }) => pence !== 0)
}
