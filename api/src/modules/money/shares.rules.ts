/** Sums of money are whole pence everywhere. */

/**
 * The part of a sum that belongs to `part` of `whole`, to the nearest penny, a half up. Exact for
 * sums of any size.
 * @param whole above 0.
 */
export function shareOf(pence: number, part: number, whole: number): number {
  const twice = 2n * BigInt(pence) * BigInt(part)
  const below = 2n * BigInt(whole)
  const raised = twice + BigInt(whole)
  const down = raised / below
  // Division of whole numbers cuts towards 0; a half is to go up below it too.
  return Number(raised % below < 0n ? down - 1n : down)
}

/** A sum in so many parts that differ by a penny at most, the larger ones first. */
export function equalParts(pence: number, count: number): number[] {
  const least = Math.floor(pence / count)
  const more = pence - least * count
  return Array.from({ length: count }, (_, at) => least + (at < more ? 1 : 0))
}

/**
 * Lines spread over amounts that are paid one after the other: for each amount what of it belongs to
 * each line. The shares of an amount add up to it, those of a line to the line; each is within a penny
 * of the exact one.
 * @param lines together as much as all amounts; some may be below 0, as discounts are.
 */
export function sharesOf(lines: readonly number[], amounts: readonly number[]): number[][] {
  const total = lines.reduce((sum, pence) => sum + pence, 0)
  let before = lines.map(() => 0)
  let paid = 0
  return amounts.map((amount) => {
    paid += amount
    let upTo = 0
    // Rounded is what lines up to one have of amounts up to one, so that what is left over anywhere
    // is taken by what comes next.
    const now = lines.map((pence) => {
      upTo += pence
      return shareOf(upTo, paid, total)
    })
    const shares = now.map((sum, at) => {
      const line = sum - (now[at - 1] ?? 0)
      return line - ((before[at] ?? 0) - (before[at - 1] ?? 0))
    })
    before = now
    return shares
  })
}
