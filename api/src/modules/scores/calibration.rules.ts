/**
 * How good predictions were, by what came of them. Every figure is one that forecasts are commonly
 * judged by; `docs/figures.md` says where each is from.
 */

/** Scores from one to another; the steps do not matter here. */
export interface Range {
  from: number
  to: number
}

/** A prediction and what came of it, on one scale. */
export interface Pair {
  predicted: number
  /** To either side; null where it is not known. */
  margin: number | null
  official: number
}

/** Fewer than so many students are not told of as a group. */
export const fewestInBin = 5
/** Into how many groups of one width a scale is cut. */
const binsOfScale = 8
/** Half of a 95 % interval, in standard errors. */
const ninetyFivePercent = 1.96
/** What sums of decimal fractions may be off by. */
const tiny = 1e-9

const hundredths = (figure: number) => Math.round((figure + Number.EPSILON) * 100) / 100 + 0
const meanOf = (figures: readonly number[]) =>
  figures.reduce((sum, figure) => sum + figure, 0) / figures.length

/** The points of the official scale for a share of the marks (0 to 1), between two rows of a table. */
export function onScale(share: number, points: readonly number[]): number | null {
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined) return null
  const place = Math.min(1, Math.max(0, share)) * (points.length - 1)
  const below = points[Math.floor(place)] ?? last
  const above = points[Math.ceil(place)] ?? last
  return hundredths(below + (above - below) * (place - Math.floor(place)))
}

/** Half of what a margin around a share comes to on the official scale. */
export function marginOnScale(
  share: number,
  margin: number,
  points: readonly number[],
): number | null {
  const low = onScale(share - margin, points)
  const high = onScale(share + margin, points)
  return low === null || high === null ? null : hundredths((high - low) / 2)
}

/** Places from 1, those of equals being the mean of the places that they take together. */
function ranksOf(figures: readonly number[]): number[] {
  const sorted = figures.toSorted((one, other) => one - other)
  const placeOf = new Map<number, number>()
  for (let at = 0; at < sorted.length; ) {
    const figure = sorted[at] ?? 0
    let end = at
    while (sorted[end] === figure) end += 1
    placeOf.set(figure, (at + 1 + end) / 2)
    at = end
  }
  return figures.map((figure) => placeOf.get(figure) ?? 0)
}

/** Pearson's correlation; null where either side does not vary. */
function correlationOf(xs: readonly number[], ys: readonly number[]): number | null {
  const [meanX, meanY] = [meanOf(xs), meanOf(ys)]
  let [both, squareX, squareY] = [0, 0, 0]
  for (const [at, x] of xs.entries()) {
    const [dx, dy] = [x - meanX, (ys[at] ?? 0) - meanY]
    both += dx * dy
    squareX += dx ** 2
    squareY += dy ** 2
  }
  if (squareX < tiny || squareY < tiny) return null
  return Math.min(1, Math.max(-1, both / Math.sqrt(squareX * squareY)))
}

/**
 * Spearman's rank correlation: whether those of whom more was predicted got more. Null under three,
 * and where one side is the same for all.
 */
export function rankCorrelation(pairs: readonly Omit<Pair, 'margin'>[]): number | null {
  if (pairs.length < 3) return null
  const found = correlationOf(
    ranksOf(pairs.map(({ predicted }) => predicted)),
    ranksOf(pairs.map(({ official }) => official)),
  )
  return found === null ? null : hundredths(found)
}

/** How far off predictions are; all null without any. */
export interface Errors {
  bias: number | null
  meanError: number | null
  rmse: number | null
  withinMargin: number | null
}

/** Mean of official less predicted, of its size, root of its mean square, share within the margin. */
export function errorsOf(pairs: readonly Pair[]): Errors {
  if (pairs.length === 0) {
    return { bias: null, meanError: null, rmse: null, withinMargin: null }
  }
  const differences = pairs.map(({ predicted, official }) => official - predicted)
  const inside = pairs.flatMap(({ predicted, margin, official }) =>
    margin === null ? [] : [Math.abs(official - predicted) <= margin + tiny],
  )
  return {
    bias: hundredths(meanOf(differences)),
    meanError: hundredths(meanOf(differences.map(Math.abs))),
    rmse: hundredths(Math.sqrt(meanOf(differences.map((difference) => difference ** 2)))),
    withinMargin:
      inside.length === 0
        ? null
        : Math.round((inside.filter(Boolean).length / inside.length) * 1000) / 10,
  }
}

/** A group of predictions; of fewer than five nothing but that there are some. */
export interface Bin {
  from: number
  to: number
  isHidden: boolean
  n: number | null
  meanPredicted: number | null
  meanOfficial: number | null
  low: number | null
  high: number | null
}

function binOf({ from, to }: Range, pairs: readonly Pair[]): Bin {
  if (pairs.length < fewestInBin) {
    const nothing = { n: null, meanPredicted: null, meanOfficial: null, low: null, high: null }
    return { from, to, isHidden: true, ...nothing }
  }
  const official = pairs.map((pair) => pair.official)
  const mean = meanOf(official)
  const variance =
    official.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (official.length - 1)
  const half = ninetyFivePercent * Math.sqrt(variance / official.length)
  return {
    ...{ from, to, isHidden: false, n: pairs.length },
    meanPredicted: hundredths(meanOf(pairs.map(({ predicted }) => predicted))),
    meanOfficial: hundredths(mean),
    low: hundredths(mean - half),
    high: hundredths(mean + half),
  }
}

/** Groups of one width by what was predicted, the lowest first; those without anybody are left out. */
export function binsOf(pairs: readonly Pair[], range: Range): Bin[] {
  const width = (range.to - range.from) / binsOfScale
  const placeOf = ({ predicted }: Pair) =>
    Math.min(binsOfScale - 1, Math.max(0, Math.floor((predicted - range.from) / width + tiny)))
  const groups = Map.groupBy(pairs, placeOf)
  return [...groups]
    .toSorted(([one], [other]) => one - other)
    .map(([place, own]) => {
      const from = hundredths(range.from + place * width)
      return binOf({ from, to: hundredths(range.from + (place + 1) * width) }, own)
    })
}
