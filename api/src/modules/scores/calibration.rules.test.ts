import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  binsOf,
  errorsOf,
  fewestInBin,
  marginOnScale,
  onScale,
  type Pair,
  rankCorrelation,
} from './calibration.rules.ts'

const pair = (predicted: number, official: number, margin: number | null = 0.6): Pair => ({
  ...{ predicted, official, margin },
})
const four = [pair(6, 5.5), pair(7, 7.5), pair(5, 5), pair(8, 7)]
const score = fc.integer({ min: 10, max: 90 }).map((tenths) => tenths / 10)
const anyPairs = fc.array(
  fc.record({ predicted: score, official: score, margin: fc.option(score) }),
  { minLength: 1, maxLength: 60 },
)
const esat = { from: 1, to: 9 }

describe('how far predictions are off', () => {
  it('is bias, mean error, root mean square error and share within the margin', () => {
    const expected = { bias: -0.25, meanError: 0.5, rmse: 0.61, withinMargin: 75 }
    expect(errorsOf(four)).toEqual(expected)
  })

  it('is nothing without any, and no share where no margin is known', () => {
    const nothing = { bias: null, meanError: null, rmse: null, withinMargin: null }
    expect(errorsOf([])).toEqual(nothing)
    const noMargin = errorsOf([pair(6, 5, null)])
    expect(noMargin).toEqual({ bias: -1, meanError: 1, rmse: 1, withinMargin: null })
  })

  it('counts a score at the edge of the margin as within it, whatever decimals come to', () => {
    expect(errorsOf([pair(5.1, 5.7, 0.6), pair(4.2, 4.9, 0.7)]).withinMargin).toBe(100)
    expect(errorsOf([pair(5.1, 5.8, 0.6), pair(5, 5, null)]).withinMargin).toBe(0)
  })

  it('is ordered, and turns its sign with the sides', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const { bias = 0, meanError = 0, rmse = 0, withinMargin } = errorsOf(pairs)
        expect(Math.abs(bias ?? 0)).toBeLessThanOrEqual((meanError ?? 0) + 0.011)
        expect(meanError ?? 0).toBeLessThanOrEqual((rmse ?? 0) + 0.011)
        if (withinMargin !== null) {
          expect(withinMargin).toBeGreaterThanOrEqual(0)
          expect(withinMargin).toBeLessThanOrEqual(100)
        }
        const turned = errorsOf(
          pairs.map((one) => ({ ...one, predicted: one.official, official: one.predicted })),
        )
        expect(turned.bias).toBeCloseTo(-(bias ?? 0), 1)
        expect([turned.meanError, turned.rmse]).toEqual([meanError, rmse])
      }),
    )
  })
})

describe('the rank correlation', () => {
  it.each<[string, [number, number][], number | null]>([
    [
      '1 where the order is the same',
      [
        [1, 10],
        [2, 20],
        [9, 21],
      ],
      1,
    ],
    [
      '-1 where it is turned round',
      [
        [1, 30],
        [2, 20],
        [3, 10],
      ],
      -1,
    ],
    [
      '0.8 for one exchange in four',
      [
        [1, 1],
        [2, 3],
        [3, 2],
        [4, 4],
      ],
      0.8,
    ],
    [
      'of equals by the mean of their places',
      [
        [1, 1],
        [1, 2],
        [2, 2],
        [3, 3],
      ],
      0.83,
    ],
    [
      'none of two',
      [
        [1, 1],
        [2, 2],
      ],
      null,
    ],
    [
      'none where all got the same',
      [
        [1, 5],
        [2, 5],
        [3, 5],
      ],
      null,
    ],
  ])('is %s', (_, pairs, expected) => {
    const all = pairs.map(([predicted, official]) => ({ predicted, official }))
    expect(rankCorrelation(all)).toBe(expected)
  })

  it('knows the order alone, and is the same from both sides', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const found = rankCorrelation(pairs)
        const stretched = pairs.map((one) => ({ ...one, predicted: one.predicted ** 3 + 7 }))
        expect(rankCorrelation(stretched)).toBe(found)
        const turned = pairs.map((one) => ({ predicted: one.official, official: one.predicted }))
        expect(rankCorrelation(turned)).toBe(found)
        if (found !== null) expect(Math.abs(found)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('groups of predictions', () => {
  it('are as wide as an eighth of the scale, and hidden under five', () => {
    const six = [4, 4.1, 4.5, 4.9, 4.9, 4.9].map((predicted) => pair(predicted, 5))
    const bins = binsOf([...six, pair(5, 6), pair(9, 9)], esat)
    const hidden = { n: null, meanPredicted: null, meanOfficial: null, low: null, high: null }
    expect(bins).toEqual([
      {
        ...{ from: 4, to: 5, isHidden: false, n: 6 },
        ...{ meanPredicted: 4.55, meanOfficial: 5, low: 5, high: 5 },
      },
      { from: 5, to: 6, isHidden: true, ...hidden },
      { from: 8, to: 9, isHidden: true, ...hidden },
    ])
  })

  it('say how sure their mean is', () => {
    const [bin] = binsOf(
      [4, 5, 5, 6, 5].map((official) => pair(5.5, official)),
      esat,
    )
    expect(bin).toMatchObject({ meanOfficial: 5, low: 4.38, high: 5.62 })
  })

  it('never tell of fewer than five, and have everybody in one of them', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const bins = binsOf(pairs, esat)
        for (const bin of bins) {
          const own = pairs.filter(
            ({ predicted }) =>
              predicted >= bin.from && (predicted < bin.to || (bin.to === 9 && predicted === 9)),
          )
          expect(own.length).toBeGreaterThan(0)
          expect(bin.isHidden).toBe(own.length < fewestInBin)
          expect(bin.n).toBe(bin.isHidden ? null : own.length)
        }
      }),
    )
  })
})

describe('a share of marks on the official scale', () => {
  const points = [1, 2, 4, 8]
  it.each([
    [0, 1],
    [1, 8],
    [1 / 3, 2],
    [0.5, 3],
    [-0.2, 1],
    [1.4, 8],
  ])('%f is %f', (share, expected) => {
    expect(onScale(share, points)).toBe(expected)
  })

  it('has no place without a table', () => {
    expect(onScale(0.5, [])).toBeNull()
    expect(marginOnScale(0.5, 0.1, [])).toBeNull()
  })

  it('has half of what its margin spans, ends cut off', () => {
    expect(marginOnScale(0.5, 1 / 6, points)).toBe(1)
    expect(marginOnScale(1, 1 / 3, points)).toBe(2)
  })

  it('never falls as the share rises', () => {
    const shares = fc.float({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(shares, shares, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(onScale(low, points)).toBeLessThanOrEqual(onScale(high, points) ?? 0)
      }),
    )
  })
})
