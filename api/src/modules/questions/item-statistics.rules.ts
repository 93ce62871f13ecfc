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

/** Mean marks of the third with the lowest rest of their papers and of that with the highest. */
export interface Thirds {
  /** Percent of the maximum mark; a mark below zero counts as none. */
  lower: number
  upper: number
  /** How many students there are in all. */
  students: number
}

/** Fewer say nothing of a third of them. */
const fewestForThirds = 3

/**
 * How the weaker and the stronger students did, by the rest of their papers. Students with the same
 * rest whom the edge of a third goes through count for it by as much as there is room for, so that
 * the order of equals says nothing.
 * @param full the mark of a right answer, in the unit of the pairs.
 * @returns null where fewer than three students sat a paper with it.
 */
export function thirdsOf(pairs: readonly MarkPair[], full: number): Thirds | null {
  const students = sumOf(pairs.map((pair) => pair.students))
  if (students < fewestForThirds) return null
  const meanOfFirst = (way: 1 | -1) => {
    let room = students / 3
    let marks = 0
    for (const own of byRest(pairs, way)) {
      const taken = Math.min(room, own.students)
      marks += (own.marks / own.students) * taken
      room -= taken
    }
    return (100 * marks) / (students / 3) / full
  }
  return { lower: meanOfFirst(1), upper: meanOfFirst(-1), students }
}

/** Students by the rest of their papers, upwards or downwards, with the sum of their marks. */
function byRest(pairs: readonly MarkPair[], way: 1 | -1): { students: number; marks: number }[] {
  const groups = new Map<number, { students: number; marks: number }>()
  for (const { mark, rest, students } of pairs) {
    const own = groups.get(rest) ?? { students: 0, marks: 0 }
    groups.set(rest, {
      students: own.students + students,
      marks: own.marks + Math.max(0, mark) * students,
    })
  }
  return [...groups]
    .filter(([, { students }]) => students > 0)
    .sort(([one], [other]) => way * (one - other))
    .map(([, own]) => own)
}
