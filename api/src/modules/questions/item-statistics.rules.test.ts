import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkOf,
  discriminationOf,
  facilityOf,
  type MarkPair,
  thirdsOf,
} from './item-statistics.rules.ts'

const lists = (marks: readonly number[], rests: readonly number[]): MarkPair[] =>
  marks.map((mark, at) => ({ mark, rest: rests[at] ?? 0, students: 1 }))

/** Each worked out by hand; the sums are in the comments. */
const worked: [string, MarkPair[], number | null, number | null][] = [
  // cov = (1.5 + 0.5 + 0.5 + 1.5) / 3 = 4/3, var = 1/3 and 20/3, the same order already.
  ['the better half has it right', lists([1, 1, 0, 0], [10, 8, 6, 4]), 89.4427, 100],
  // cov = (-1.5 - 1.5 + 0.5 + 0.5) / 3 = -2/3, cov_max = 4/3.
  ['the weaker have it right', lists([1, 0, 1, 0], [4, 10, 8, 6]), -44.7214, -50],
  // cov = (0.5 + 0 - 0.5 + 0) / 3, cov_max = (1.5 + 0 + 0 + 0.5) / 3.
  ['nothing to do with the rest', lists([1, 1, 1, 0], [5, 3, 1, 3]), 0, 0],
  // cov = 1 / 2, var = 0.25 and 4, cov_max = 2 / 2.
  ['half marks', lists([1, 0.5, 0], [3, 5, 1]), 50, 50],
  // cov = 4 · 1.5 / 3 = 2, var = 1/3 and 12.
  [
    'several students with the same marks',
    [
      { mark: 1, rest: 10, students: 2 },
      { mark: 0, rest: 4, students: 2 },
    ],
    100,
    100,
  ],
  // A wrong answer takes 0.25 off: cov = (0.625 · 2 + -0.625 · -2) / 1, two students.
  ['a penalty', lists([1, -0.25], [6, 2]), 100, 100],
  ['everybody right', lists([1, 1, 1], [3, 5, 1]), null, null],
  ['all the same elsewhere', lists([1, 0, 1], [4, 4, 4]), null, null],
  ['one student', lists([1], [4]), null, null],
  ['nobody', [], null, null],
]

describe('discrimination', () => {
  it.each(worked)('%s', (_name, pairs, index, efficiency) => {
    const found = discriminationOf(pairs)
    if (index === null || efficiency === null) {
      expect(found).toEqual({ index: null, efficiency: null })
    } else {
      expect(found.index).toBeCloseTo(index, 4)
      expect(found.efficiency).toBeCloseTo(efficiency, 4)
    }
  })

  /** The definition itself, from lists of answers. */
  function fromLists(marks: readonly number[], rests: readonly number[]) {
    const mean = (list: readonly number[]) => list.reduce((a, b) => a + b, 0) / list.length
    const cov = (one: readonly number[], other: readonly number[]) =>
      one.reduce((sum, x, at) => sum + (x - mean(one)) * ((other[at] ?? 0) - mean(other)), 0) /
      (one.length - 1)
    const up = (list: readonly number[]) => list.toSorted((a, b) => a - b)
    return {
      index: (100 * cov(marks, rests)) / Math.sqrt(cov(marks, marks) * cov(rests, rests)),
      efficiency: (100 * cov(marks, rests)) / cov(up(marks), up(rests)),
    }
  }

  const answers = fc.array(
    fc.tuple(fc.constantFrom(-25, 0, 50, 100), fc.integer({ min: -600, max: 2_700 })),
    { minLength: 2, maxLength: 60 },
  )

  it('is the same from counts as from the lists', () => {
    fc.assert(
      fc.property(answers, (list) => {
        const marks = list.map(([mark]) => mark)
        // Few different totals, so that pairs repeat.
        const rests = list.map(([, rest]) => Math.round(rest / 300) * 300)
        fc.pre(new Set(marks).size > 1 && new Set(rests).size > 1)
        const counts = new Map<string, MarkPair>()
        marks.forEach((mark, at) => {
          const rest = rests[at] ?? 0
          const pair = counts.get(`${mark} ${rest}`) ?? { mark, rest, students: 0 }
          counts.set(`${mark} ${rest}`, { ...pair, students: pair.students + 1 })
        })
        const expected = fromLists(marks, rests)
        const found = discriminationOf([...counts.values()])
        expect(found.index).toBeCloseTo(expected.index, 6)
        expect(found.efficiency).toBeCloseTo(expected.efficiency, 6)
      }),
    )
  })

  it('does not depend on the unit, and efficiency is never nearer to zero', () => {
    fc.assert(
      fc.property(answers, (list) => {
        const pairs = list.map(([mark, rest]) => ({ mark, rest, students: 1 }))
        const found = discriminationOf(pairs)
        const other = discriminationOf(
          pairs.map((pair) => ({ ...pair, mark: pair.mark / 100, rest: pair.rest / 100 })),
        )
        if (found.index === null || found.efficiency === null) {
          expect(other.index).toBeNull()
          return
        }
        expect(other.index).toBeCloseTo(found.index, 6)
        expect(Math.abs(found.efficiency)).toBeGreaterThanOrEqual(Math.abs(found.index) - 1e-6)
      }),
    )
  })
})

describe('the check', () => {
  it.each([
    [null, null],
    [-40, 'very likely'],
    [29.99, 'very likely'],
    [30, 'likely'],
    [49.99, 'likely'],
    [50, 'none'],
    [100, 'none'],
  ] as const)('of an index of %s is %s', (index, check) => {
    expect(checkOf(index)).toBe(check)
  })
})

describe('facility', () => {
  it.each([
    [0, 0, null],
    [0, 4, 0],
    [3, 4, 75],
    [1.5, 2, 75],
    [4, 4, 100],
  ])('of %s marks over %s answers is %s', (sum, answered, facility) => {
    expect(facilityOf(sum, answered)).toBe(facility)
  })
})

describe('the lower and the upper third', () => {
  it.each<[string, MarkPair[], number, number]>([
    ['three students', lists([0, 1, 1], [1, 2, 3]), 0, 100],
    ['the weaker have it right', lists([1, 0, 0], [1, 2, 3]), 100, 0],
    // Two of six each: the lower has one of two right.
    ['six students', lists([1, 0, 1, 1, 1, 1], [1, 2, 3, 4, 5, 6]), 50, 100],
    // A third of four is 4/3: the third in order counts by a third.
    ['four students', lists([0, 1, 0, 1], [1, 2, 3, 4]), 25, 75],
    // All equals: each third is as all are.
    ['the same rest', lists([1, 0, 1, 0], [5, 5, 5, 5]), 50, 50],
    ['a penalty counts as nothing', lists([-0.25, 0, 1], [1, 2, 3]), 0, 100],
    [
      'several students with the same marks',
      [
        { mark: 1, rest: 9, students: 4 },
        { mark: 0, rest: 9, students: 2 },
        { mark: 0, rest: 2, students: 3 },
      ],
      0,
      (100 * 4) / 6,
    ],
  ])('%s', (_name, pairs, lower, upper) => {
    const found = thirdsOf(pairs, 1)
    expect(found?.lower).toBeCloseTo(lower, 6)
    expect(found?.upper).toBeCloseTo(upper, 6)
  })

  it('say nothing of fewer than three', () => {
    expect(thirdsOf(lists([1, 0], [1, 2]), 1)).toBeNull()
    expect(thirdsOf([], 1)).toBeNull()
  })

  it('are between the worst and the best, and do not depend on the order of the pairs', () => {
    const pair = fc.record({
      mark: fc.constantFrom(-25, 0, 50, 100),
      rest: fc.constantFrom(0, 300, 600, 900),
      students: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(fc.array(pair, { minLength: 3, maxLength: 12 }), (pairs) => {
        const found = thirdsOf(pairs, 100)
        const marks = pairs.map(({ mark }) => Math.max(0, mark))
        for (const share of [found?.lower, found?.upper]) {
          expect(share).toBeGreaterThanOrEqual(Math.min(...marks) - 1e-9)
          expect(share).toBeLessThanOrEqual(Math.max(...marks) + 1e-9)
        }
        const other = thirdsOf(pairs.toReversed(), 100)
        expect(other?.lower).toBeCloseTo(found?.lower ?? -1, 9)
        expect(other?.upper).toBeCloseTo(found?.upper ?? -1, 9)
        expect(found?.students).toBe(pairs.reduce((sum, each) => sum + each.students, 0))
      }),
    )
  })
})
