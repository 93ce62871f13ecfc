import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayPlus } from '../../days.rules.ts'
import { compareWeeks, lightOf, streakOf } from './activity.rules.ts'

describe('lightOf', () => {
  it.each([
    [-1, 'green'],
    [0, 'green'],
    [6, 'green'],
    [7, 'orange'],
    [9, 'orange'],
    [10, 'red'],
    [400, 'red'],
  ] as const)('%i days without activity is %s', (days, light) => {
    expect(lightOf(days)).toBe(light)
  })
})

describe('streakOf', () => {
  const today = '2026-03-30'

  it.each<[string, string[], { days: number; best: number }]>([
    ['nothing yet', [], { days: 0, best: 0 }],
    ['only today', [today], { days: 1, best: 1 }],
    ['up to yesterday, today still open', ['2026-03-28', '2026-03-29'], { days: 2, best: 2 }],
    ['broken by a whole day', ['2026-03-27', '2026-03-28'], { days: 0, best: 2 }],
    [
      'an older run was longer',
      ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-29', today],
      { days: 2, best: 3 },
    ],
    ['across the end of February', ['2026-02-28', '2026-03-01'], { days: 0, best: 2 }],
    ['in any order, with repeats', [today, '2026-03-29', today], { days: 2, best: 2 }],
    ['a day that has not come yet', [today, '2026-03-31'], { days: 1, best: 1 }],
  ])('%s', (_name, days, expected) => {
    expect(streakOf(days, today)).toEqual(expected)
  })

  it('counts every day of an unbroken run, however long', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 800 }), fc.boolean(), (length, startsYesterday) => {
        const last = startsYesterday ? dayPlus(today, -1) : today
        const days = Array.from({ length }, (_, index) => dayPlus(last, -index))
        expect(streakOf(days, today)).toEqual({ days: length, best: length })
      }),
      { numRuns: 50 },
    )
  })
})

describe('compareWeeks', () => {
  it('puts Sunday and Monday on the two sides, and leaves out what is older', () => {
    const days = [
      { day: '2026-03-22', ms: 1 },
      { day: '2026-03-23', ms: 20 },
      { day: '2026-03-29', ms: 300 },
      { day: '2026-03-30', ms: 4_000 },
      { day: '2026-04-01', ms: 50_000 },
      { day: '2026-04-02', ms: 600_000 },
    ]
    expect(compareWeeks(days, '2026-04-01')).toEqual({ thisWeekMs: 54_000, lastWeekMs: 320 })
  })

  it('on a Sunday still counts from the Monday six days before', () => {
    const days = [
      { day: '2026-03-30', ms: 7 },
      { day: '2026-03-29', ms: 5 },
    ]
    expect(compareWeeks(days, '2026-04-05')).toEqual({ thisWeekMs: 7, lastWeekMs: 5 })
  })
})
