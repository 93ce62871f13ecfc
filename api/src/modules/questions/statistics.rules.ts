/**
 * A question over the first attempts of all students, kept in counters so that no figure needs
 * the attempts themselves. Times are counted in spans that grow by 8 % each, from one second to
 * about half an hour; a median read from them is right to 4 %.
 */

const growth = 1.08
const firstMs = 1_000

/** Number of spans; element 0 holds everything under a second, the last everything longer. */
export const timeSpans = 100

/** Others who must have answered before their median is shown. */
export const fewestOthers = 5

/** The span (from 0) that a time falls in. */
export function timeSpanOf(ms: number): number {
  if (ms < firstMs) return 0
  const span = 1 + Math.floor(Math.log(ms / firstMs) / Math.log(growth))
  return Math.min(timeSpans - 1, span)
}

/** Middle of a span, in milliseconds. */
function middleOf(span: number): number {
  return span === 0 ? firstMs / 2 : firstMs * growth ** (span - 0.5)
}

/** Counters as arrays, `at` counted once. */
export function countAt(length: number, at: number): number[] {
  return Array.from({ length }, (_each, index) => (index === at ? 1 : 0))
}

/** Median time from the counters; null without any. */
export function medianMs(timeCounts: readonly number[]): number | null {
  const total = timeCounts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let seen = 0
  for (const [span, count] of timeCounts.entries()) {
    seen += count
    if (seen * 2 >= total) return Math.round(middleOf(span))
  }
  return null
}

/** What a verdict says of the cohort. */
export function cohortOf(
  counters: { answered: number; optionCounts: readonly number[]; timeCounts: readonly number[] },
  letters: string,
  hasOwnAttempt: boolean,
): {
  answered: number
  medianMs: number | null
  optionCounts: { letter: string; count: number }[]
} {
  const others = counters.answered - (hasOwnAttempt ? 1 : 0)
  return {
    answered: counters.answered,
    medianMs: others >= fewestOthers ? medianMs(counters.timeCounts) : null,
    optionCounts: [...letters].map((letter) => ({
      letter,
      count: counters.optionCounts[letter.charCodeAt(0) - 97] ?? 0,
    })),
  }
}
