import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  inWholeSeconds,
  joined,
  reachOf,
  type Span,
  secondsIn,
  spansOf,
  without,
} from './played.rules.ts'

const spans = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 20 }))
    .map(([from, length]): Span => [from, from + length]),
  { maxLength: 12 },
)

/** The seconds that spans hold, each by itself. */
const seconds = (list: readonly Span[]) =>
  new Set(
    list.flatMap(([from, to]) =>
      Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at),
    ),
  )

describe('what was played', () => {
  test.each<[readonly Span[], readonly Span[]]>([
    [[], []],
    [[[5, 5]], []],
    [
      [
        [350, 500],
        [0, 100],
        [300, 400],
      ],
      [
        [0, 100],
        [300, 500],
      ],
    ],
    [
      [
        [0, 2],
        [2, 4],
      ],
      [[0, 4]],
    ],
  ])('%j joined is %j', (given, wanted) => {
    expect(joined(given)).toEqual(wanted)
  })

  test('is counted in whole seconds, rounded', () => {
    const played: Span[] = [
      [0, 2.99],
      [30, 37.86],
      [58.5, 60],
    ]
    expect(inWholeSeconds(played)).toEqual([
      [0, 3],
      [30, 38],
      [59, 60],
    ])
    expect(secondsIn(inWholeSeconds(played))).toBe(12)
    expect(
      secondsIn([
        [0, 100],
        [300, 400],
        [350, 500],
      ]),
    ).toBe(300)
  })

  test('is taken over from the browser', () => {
    const ranges = { length: 2, start: (at: number) => at * 10, end: (at: number) => at * 10 + 1.5 }
    expect(spansOf(ranges)).toEqual([
      [0, 1.5],
      [10, 11.5],
    ])
  })

  test.each<[readonly Span[], number]>([
    [[], 0],
    [[[4, 9]], 0],
    [[[0, 9]], 9],
    [
      [
        [0, 2.4],
        [2.4, 7.6],
        [9, 12],
      ],
      8,
    ],
  ])('%j reaches to %d', (given, wanted) => {
    expect(reachOf(given)).toBe(wanted)
  })
})

describe('laws of spans', () => {
  test('joining keeps every second, once, in order, whatever came first', () => {
    fc.assert(
      fc.property(spans, spans, (a, b) => {
        const both = joined(a, b)
        expect(seconds(both)).toEqual(new Set([...seconds(a), ...seconds(b)].sort((x, y) => x - y)))
        expect(joined(b, a)).toEqual(both)
        expect(joined(both)).toEqual(both)
        expect(secondsIn(both)).toBe(seconds(both).size)
        for (const [at, [from]] of both.entries()) {
          if (at > 0) expect(from).toBeGreaterThan(both[at - 1]?.[1] ?? 0)
        }
      }),
    )
  })

  test('what is taken off is gone, and the rest is there', () => {
    fc.assert(
      fc.property(spans, spans, (a, b) => {
        const rest = without(a, b)
        const taken = seconds(b)
        expect([...seconds(rest)]).toEqual([...seconds(joined(a))].filter((at) => !taken.has(at)))
        expect(joined(rest, b)).toEqual(joined(a, b))
      }),
    )
  })
})
