/** A question as the dealer of papers sees it. */
export interface PoolQuestion {
  key: string
  topic: string
  difficulty: number
  /** Questions on one idea. */
  family: string
}

type Alike = (one: string, other: string) => boolean

/** What a dealt set of papers is measured by: nothing twice, nothing alike, ideas apart. */
const COST = { twice: 1e6, shared: 1e4, alike: 1e3, family: 10, difficulty: 0.2 }

/** Two papers of different kinds share no more questions than this. */
export const MOST_SHARED = 9

/**
 * `size` slots for questions of an ordered pool. From a longer pool, questions are left out at
 * even distances, so that every topic keeps its share; `phase` (0 to 1) says where the leaving out
 * begins. From a shorter one, some come back, next to each other, also at even distances.
 */
export function fitPool<T>(pool: readonly T[], size: number, phase: number): T[] {
  const whole = Math.floor(size / pool.length)
  const further = size - whole * pool.length
  const from = (n: number) => Math.floor((n * further) / pool.length + phase)
  return pool.flatMap((item, n) =>
    Array.from({ length: whole + from(n + 1) - from(n) }, () => item),
  )
}

/**
 * Which paper takes each slot. Blocks of as many slots as there are papers give one to each; the
 * turn of the first kind moves by one from block to block, that of the second kind otherwise, so
 * that papers of different kinds have few questions in common and no paper takes all the first
 * (easiest) slots of the blocks.
 */
function turnOf(slot: number, papers: number, kind: number): number {
  const block = Math.floor(slot / papers)
  const shift = kind === 0 ? block : 2 * block + Math.floor(block / 2)
  return (slot + shift) % papers
}

const total = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0)

function pairCost(one: PoolQuestion, other: PoolQuestion, alike: Alike): number {
  if (one.key === other.key) return COST.twice
  if (alike(one.key, other.key)) return COST.alike
  return one.family === other.family ? COST.family : 0
}

/** Swaps questions of one topic between papers of a kind as long as that lowers the cost. */
function improve(
  papers: PoolQuestion[][],
  others: readonly ReadonlySet<string>[],
  alike: Alike,
): void {
  const middle = total(papers.flat().map(({ difficulty }) => difficulty)) / papers.length
  /** What `question` costs in place `at` of a paper, beside the others. */
  const besides = (paper: readonly PoolQuestion[], at: number, question: PoolQuestion) =>
    total(paper.map((each, n) => (n === at ? 0 : pairCost(question, each, alike))))
  const whole = (paper: readonly PoolQuestion[]) => {
    const off = total(paper.map(({ difficulty }) => difficulty)) - middle
    const shared = others.map((other) =>
      Math.max(0, paper.filter(({ key }) => other.has(key)).length - MOST_SHARED),
    )
    return COST.shared * total(shared) + COST.difficulty * off * off
  }
  const trySwap = (a: number, i: number, b: number, j: number): boolean => {
    const [one, other] = [papers[a] ?? [], papers[b] ?? []]
    const [mine, theirs] = [one[i], other[j]]
    if (!mine || !theirs || mine.topic !== theirs.topic || mine.key === theirs.key) return false
    const [left, right] = [one.with(i, theirs), other.with(j, mine)]
    const change =
      besides(left, i, theirs) -
      besides(one, i, mine) +
      besides(right, j, mine) -
      besides(other, j, theirs) +
      (whole(left) - whole(one) + whole(right) - whole(other))
    if (change > -1e-9) return false
    papers[a] = left
    papers[b] = right
    return true
  }
  const places = papers.flatMap((paper, a) => paper.map((_question, i) => ({ a, i })))
  for (let round = 0; round < 20; round += 1) {
    const swaps = places.flatMap((one) =>
      places.filter((other) => other.a > one.a && trySwap(one.a, one.i, other.a, other.i)),
    )
    if (swaps.length === 0) return
  }
}

/**
 * Two kinds of `count` papers each, of `size` questions: first those of the one kind, then those
 * of the other. The pool is in order of topic and difficulty; each paper gets its share of every
 * topic. Within a kind no question is in two papers if the pool is large enough.
 */
export function dealPapers(
  pool: readonly PoolQuestion[],
  size: number,
  count: number,
  alike: Alike,
): PoolQuestion[][] {
  if (pool.length < size) throw new Error(`${pool.length} questions do not fill a paper`)
  const kinds = [0, 1].map((kind) => {
    const papers: PoolQuestion[][] = Array.from({ length: count }, () => [])
    fitPool(pool, size * count, kind / 2).forEach((question, slot) => {
      papers[turnOf(slot, count, kind)]?.push(question)
    })
    return papers
  })
  const [first = [], second = []] = kinds
  improve(first, [], alike)
  improve(
    second,
    first.map((paper) => new Set(paper.map(({ key }) => key))),
    alike,
  )
  return [...first, ...second]
}
