/**
 * How well an item tells students apart, over first answers in papers. All students count alike,
 * whichever paper they met the item in: nothing is averaged over papers. Worked out from counts of
 * pairs of marks, so that no figure needs the answers.
 */

/** How many students had this mark on the item and this one on the rest of their paper. */
export interface MarkPair {
  /** The item's own mark; any unit, here hundredths. */
  mark: number
  /** The paper's total less the item's mark, in the same unit. */
  rest: number
  students: number
}

/** Both in percent; null where a denominator is zero. */
export interface Discrimination {
  /** 100 · cov(item, rest) / √(var(item) · var(rest)); -100 to 100. */
  index: number | null
  /** 100 · cov(item, rest) / the most that the same marks could give; at most 100. */
  efficiency: number | null
}

/** Under this much discrimination an item very likely, or likely, needs a check. */
export const checkUnder = { veryLikely: 30, likely: 50 } as const

interface Weighted {
  value: number
  students: number
}

const sumOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0)

const isConstant = (list: readonly Weighted[]): boolean =>
  list.every(({ value }) => value === list[0]?.value)

function meanOf(list: readonly Weighted[]): number {
  return (
    sumOf(list.map(({ value, students }) => value * students)) /
    sumOf(list.map(({ students }) => students))
  )
}

/** Sum of the products of both deviations. */
function jointDeviation(pairs: readonly MarkPair[], meanMark: number, meanRest: number): number {
  return sumOf(
    pairs.map(({ mark, rest, students }) => (mark - meanMark) * (rest - meanRest) * students),
  )
}

/** Both lists sorted and laid beside each other: no other pairing has a greater covariance. */
function sortedPairs(marks: readonly Weighted[], rests: readonly Weighted[]): MarkPair[] {
  const upwards = (list: readonly Weighted[]) =>
    list.toSorted((one, other) => one.value - other.value).map((each) => ({ ...each }))
  const left = upwards(marks)
  const right = upwards(rests)
  const pairs: MarkPair[] = []
  let [l, r] = [0, 0]
  for (;;) {
    const [mark, rest] = [left[l], right[r]]
    if (mark === undefined || rest === undefined) return pairs
    const students = Math.min(mark.students, rest.students)
    pairs.push({ mark: mark.value, rest: rest.value, students })
    mark.students -= students
    rest.students -= students
    if (mark.students === 0) l += 1
    if (rest.students === 0) r += 1
  }
}

/** Discrimination of an item, with n - 1 in all variances. */
export function discriminationOf(pairs: readonly MarkPair[]): Discrimination {
  const counted = pairs.filter(({ students }) => students > 0)
  const marks = counted.map(({ mark, students }) => ({ value: mark, students }))
  const rests = counted.map(({ rest, students }) => ({ value: rest, students }))
  const n = sumOf(counted.map(({ students }) => students))
  if (n < 2 || isConstant(marks) || isConstant(rests)) return { index: null, efficiency: null }
  const [meanMark, meanRest] = [meanOf(marks), meanOf(rests)]
  const covariance = (of: readonly MarkPair[]) => jointDeviation(of, meanMark, meanRest) / (n - 1)
  const variance = (of: readonly Weighted[], mean: number) =>
    sumOf(of.map(({ value, students }) => (value - mean) ** 2 * students)) / (n - 1)
  const own = covariance(counted)
  const most = covariance(sortedPairs(marks, rests))
  const bounded = (percent: number) => Math.max(-100, Math.min(100, percent))
  return {
    index: bounded((100 * own) / Math.sqrt(variance(marks, meanMark) * variance(rests, meanRest))),
    efficiency: (100 * own) / most,
  }
}

/** Whether somebody should look at an item, by its discrimination index. */
export function checkOf(index: number | null): 'very likely' | 'likely' | 'none' | null {
  if (index === null) return null
  if (index < checkUnder.veryLikely) return 'very likely'
  return index < checkUnder.likely ? 'likely' : 'none'
}

/** Mean mark over maximum mark (which is 1), in percent; null before the first answer. */
export function facilityOf(markSum: number, answered: number): number | null {
  return answered === 0 ? null : Math.max(0, Math.min(100, (100 * markSum) / answered))
}
