import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isLiveKind, liveTimes, pauseAfter } from './live.rules.ts'

it.each([
  [1, 0, 500],
  [1, 1, 1_000],
  [2, 1, 2_000],
  [4, 0.5, 6_000],
  [7, 1, 60_000],
  [5_000, 0, 30_000],
])('after %i failures, with %f, the pause is %i ms', (failures, random, expected) => {
  expect(pauseAfter(failures, random)).toBe(expected)
})

it('never waits longer than a minute, nor so short that it hammers', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.double({ min: 0, max: 1 }), (n, random) => {
      if (Number.isNaN(random)) return
      const pause = pauseAfter(n, random)
      expect(pause).toBeGreaterThanOrEqual(liveTimes.firstPause / 2)
      expect(pause).toBeLessThanOrEqual(liveTimes.longestPause)
    }),
  )
})

it('knows its kinds', () => {
  expect(isLiveKind('bell')).toBe(true)
  expect(isLiveKind('exam')).toBe(false)
  expect(isLiveKind(undefined)).toBe(false)
})
