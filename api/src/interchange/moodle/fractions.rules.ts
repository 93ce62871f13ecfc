/** How right an answer is, in a hundred; what is no number counts as wrong. */
export function fractionOf(text: string | undefined): number {
  const fraction = Number((text ?? '').trim().replace(',', '.'))
  return Number.isFinite(fraction) ? fraction : 0
}

/** Fully right, but for what is lost in writing thirds. */
export const isRight = (fraction: number): boolean => fraction > 99.9

/** Neither right nor wrong, or worse than wrong. */
export const isPart = (fraction: number): boolean => fraction !== 0 && !isRight(fraction)
