import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equalParts, shareOf, sharesOf } from './shares.rules.ts'

const pence = fc.integer({ min: 1, max: 10_000_000 })
const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)

it.each([
  [100, 1, 3, 33],
  [100, 2, 3, 67],
  [1, 1, 2, 1],
  [-1, 1, 2, 0],
  [-3, 1, 2, -1],
  [-4, 1, 3, -1],
  [9_000_000_007, 9_000_000_006, 9_000_000_007, 9_000_000_006],
])('of %i the share of %i in %i is %i', (whole, part, of, expected) => {
  expect(shareOf(whole, part, of)).toBe(expected)
})

it('has equal parts that add up and differ by a penny at most, the larger first', () => {
  expect(equalParts(100_000, 3)).toEqual([33_334, 33_333, 33_333])
  fc.assert(
    fc.property(pence, fc.integer({ min: 1, max: 60 }), (whole, count) => {
      const parts = equalParts(whole, count)
      expect(sum(parts)).toBe(whole)
      expect((parts[0] ?? 0) - (parts.at(-1) ?? 0)).toBeLessThanOrEqual(1)
      expect(parts).toEqual([...parts].sort((one, other) => other - one))
    }),
  )
})

describe('lines spread over amounts', () => {
  it.each([
    [
      'of two rates',
      [10_000, 5_000],
      [5_000, 5_000, 5_000],
      [
        [3_333, 1_667],
        [3_334, 1_666],
        [3_333, 1_667],
      ],
    ],
    ['alone', [100_000], [33_334, 33_333, 33_333], [[33_334], [33_333], [33_333]]],
    [
      'with a discount',
      [12_000, -2_000],
      [5_000, 5_000],
      [
        [6_000, -1_000],
        [6_000, -1_000],
      ],
    ],
  ])('%s', (_, lines, amounts, expected) => {
    expect(sharesOf(lines, amounts)).toEqual(expected)
  })

  it('add up by line and by amount, each within a penny of the exact share', () => {
    const spread = fc
      .tuple(fc.array(pence, { minLength: 1, maxLength: 6 }), fc.array(pence, { maxLength: 8 }))
      .map(([lines, cuts]) => {
        const total = sum(lines)
        const at = [...new Set(cuts.map((cut) => cut % total)), 0, total].sort((a, b) => a - b)
        return { lines, amounts: at.slice(1).map((end, place) => end - (at[place] ?? 0)) }
      })
    fc.assert(
      fc.property(spread, ({ lines, amounts }) => {
        const shares = sharesOf(lines, amounts)
        expect(shares.map(sum)).toEqual(amounts)
        for (const [at, line] of lines.entries()) {
          expect(sum(shares.map((row) => row[at] ?? 0))).toBe(line)
          for (const [place, amount] of amounts.entries()) {
            const exact = (line * amount) / sum(lines)
            expect(Math.abs((shares[place]?.[at] ?? 0) - exact)).toBeLessThanOrEqual(2)
          }
        }
      }),
    )
  })
})
