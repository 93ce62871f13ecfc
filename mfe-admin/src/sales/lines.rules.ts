import { penceOf, poundsOf } from './money.rules.ts'
import type { SoldLine } from './sales.words.ts'

/** A line of what is sold as its fields have it: pounds, which of a discount are typed without a minus. */
export interface LineValues {
  kind: SoldLine['kind']
  description: string
  pence: number | null
  vat: SoldLine['vat']
}

/** A line that is added: what follows is mostly like the last. */
export const lineAfter = (lines: readonly LineValues[]): LineValues => ({
  ...{ kind: lines.length === 0 ? 'programme' : 'extra', description: '', pence: null },
  vat: lines.at(-1)?.vat ?? 'standard',
})

/** What the fields of a line begin with. */
export const lineValuesOf = ({ kind, description, pence, vat }: SoldLine): LineValues => ({
  ...{ kind, description, vat },
  pence: poundsOf(kind === 'discount' ? -pence : pence),
})

/** What is sent of the lines. */
export const sentLines = (lines: readonly LineValues[]) =>
  lines.map(({ pence, ...line }) => {
    const sent = penceOf(pence)
    return { ...line, pence: line.kind === 'discount' && sent !== null ? -sent : sent }
  })

/** What the lines come to, in pence; what has no amount yet counts as nothing. */
export const totalOf = (lines: readonly LineValues[]): number =>
  sentLines(lines).reduce((sum, { pence }) => sum + Math.round(pence ?? 0), 0)
