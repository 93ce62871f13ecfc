import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cutRange, isHighlighted, joinRanges, removeAt, toggleRange } from './highlights.ts'

const of = (...pairs: [number, number][]) => pairs.map(([start, end]) => ({ start, end }))

describe('toggleRange', () => {
  test.each([
    ['a first one', of(), [3, 6], of([3, 6])],
    ['apart from another', of([0, 2]), [4, 6], of([0, 2], [4, 6])],
    ['before another', of([4, 6]), [0, 2], of([0, 2], [4, 6])],
    ['joined to what it touches', of([0, 3]), [3, 5], of([0, 5])],
    ['over several', of([1, 2], [4, 5], [9, 10]), [0, 6], of([0, 6], [9, 10])],
    ['out of the middle of one', of([0, 10]), [3, 5], of([0, 3], [5, 10])],
    ['away as a whole', of([3, 5]), [3, 5], of()],
    ['nothing', of([3, 5]), [7, 7], of([3, 5])],
  ] as const)('%s', (_what, before, [start, end], after) => {
    expect(toggleRange(before, { start, end })).toEqual(after)
  })
})

test.each([
  [2, of([3, 6], [8, 9])],
  [3, of([8, 9])],
  [5, of([8, 9])],
  [6, of([3, 6], [8, 9])],
])('removeAt character %i', (at, after) => {
  expect(removeAt(of([3, 6], [8, 9]), at)).toEqual(after)
})

describe('laws', () => {
  const range = fc
    .tuple(fc.nat(40), fc.nat(12))
    .map(([start, length]) => ({ start, end: start + length }))
  const charsOf = (ranges: readonly { start: number; end: number }[]) =>
    new Set(
      ranges.flatMap(({ start, end }) => [...Array(end - start).keys()].map((n) => n + start)),
    )

  it('are the characters and nothing else: in order, apart, none empty', () => {
    fc.assert(
      fc.property(fc.array(range), range, (ranges, other) => {
        const joined = joinRanges(ranges)
        expect(charsOf(joined)).toEqual(charsOf(ranges))
        for (const [at, { start, end }] of joined.entries()) {
          expect(end).toBeGreaterThan(start)
          expect(start).toBeGreaterThan(joined[at - 1]?.end ?? -1)
        }
        const left = [...charsOf(joined)].filter((at) => !charsOf([other]).has(at))
        expect(charsOf(cutRange(joined, other))).toEqual(new Set(left))
        const once = toggleRange(joined, other)
        expect(isHighlighted(once, other)).toBe(
          other.end > other.start && !isHighlighted(joined, other),
        )
      }),
    )
  })
})
