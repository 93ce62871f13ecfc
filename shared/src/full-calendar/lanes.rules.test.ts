import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Lane, lanesOf, type Stretch } from './lanes.rules.ts'

const lane = (column: number, span: number, columns: number): Lane => ({ column, span, columns })

describe('stretches of a day side by side', () => {
  it.each<[string, [number, number][], Lane[]]>([
    ['nothing', [], []],
    ['one alone', [[0, 60]], [lane(0, 1, 1)]],
    [
      'two that only touch',
      [
        [0, 60],
        [60, 120],
      ],
      [lane(0, 1, 1), lane(0, 1, 1)],
    ],
    [
      'two that meet',
      [
        [0, 60],
        [30, 90],
      ],
      [lane(0, 1, 2), lane(1, 1, 2)],
    ],
    [
      'a short one beside two, which takes what is free',
      [
        [0, 60],
        [0, 30],
        [0, 30],
        [40, 60],
      ],
      [lane(0, 1, 3), lane(1, 1, 3), lane(2, 1, 3), lane(1, 2, 3)],
    ],
    [
      'two groups',
      [
        [0, 60],
        [30, 90],
        [100, 120],
      ],
      [lane(0, 1, 2), lane(1, 1, 2), lane(0, 1, 1)],
    ],
  ])('%s', (_, stretches, lanes) => {
    expect(lanesOf(stretches.map(([from, to]) => ({ from, to })))).toEqual(lanes)
  })

  const stretch = fc
    .record({ from: fc.integer({ min: 0, max: 1_400 }), size: fc.integer({ min: 1, max: 600 }) })
    .map(({ from, size }): Stretch => ({ from, to: from + size }))
  const meet = (a: Stretch, b: Stretch) => a.from < b.to && b.from < a.to

  it('share no column where they meet, and fill the width', () => {
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 40 }), (stretches) => {
        const lanes = lanesOf(stretches)
        const all = stretches.map((one, place) => ({ ...one, ...(lanes[place] ?? lane(0, 1, 1)) }))
        for (const one of all) {
          const others = all.filter((other) => other !== one && meet(one, other))
          for (const other of others) {
            // Of one group, so of one width of columns.
            expect(other.columns).toBe(one.columns)
            const isBeside =
              one.column + one.span <= other.column || other.column + other.span <= one.column
            expect(isBeside).toBe(true)
          }
          // It goes to the right edge, or something stands in its way there.
          const next = one.column + one.span
          expect(next === one.columns || others.some((other) => other.column === next)).toBe(true)
          if (others.length === 0) expect(one.span).toBe(one.columns)
        }
      }),
    )
  })

  it('come out the same in whatever order they are given', () => {
    fc.assert(
      fc.property(fc.uniqueArray(stretch, { selector: ({ from }) => from }), (stretches) => {
        const reversed = lanesOf(stretches.toReversed()).toReversed()
        expect(lanesOf(stretches)).toEqual(reversed)
      }),
    )
  })
})
