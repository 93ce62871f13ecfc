/** Figures that a list is filtered by, the least and the greatest; null for an open end. */
export interface Range {
  from: number | null
  to: number | null
}

/** Within what a range may be. */
export interface Bounds {
  least: number
  most: number
}

export const noRange: Range = { from: null, to: null }

/** What is wrong with a range, in words. */
export function faultOfRange({ from, to }: Range, { least, most }: Bounds): string | undefined {
  const isOut = [from, to].some((end) => end !== null && (end < least || end > most))
  if (isOut) return `From ${least} to ${most}`
  return from !== null && to !== null && to < from ? 'The second is less than the first' : undefined
}

/** A range as an address holds it: `20..80`, `20..`, `..80`. */
export function writeRange({ from, to }: Range): string {
  return from === null && to === null ? '' : `${from ?? ''}..${to ?? ''}`
}

/** Reads what an address holds; undefined where it is no range, or none within these bounds. */
export function readRange(text: string, bounds: Bounds): Range | undefined {
  const found = /^(-?\d{1,6}(?:\.\d{1,3})?)?\.\.(-?\d{1,6}(?:\.\d{1,3})?)?$/.exec(text)
  if (found === null || text === '..') return undefined
  const numberOf = (end: string | undefined) => (end === undefined ? null : Number(end))
  const range = { from: numberOf(found[1]), to: numberOf(found[2]) }
  return faultOfRange(range, bounds) === undefined ? range : undefined
}

/** `20 to 80`, `20 or more`, `80 or less`. */
export function rangeInWords({ from, to }: Range): string {
  if (to === null) return `${from} or more`
  return from === null ? `${to} or less` : `${from} to ${to}`
}
