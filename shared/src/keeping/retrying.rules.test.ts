import { describe, expect, it } from 'vitest'
import { retryDelay } from './retrying.rules.ts'

describe('retryDelay', () => {
  it('doubles from one second to thirty, give or take a quarter', () => {
    expect([1, 2, 3, 4, 5, 6, 20].map((failures) => retryDelay(failures, 0.5))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ])
    expect(retryDelay(1, 0)).toBe(750)
    expect(retryDelay(1, 1)).toBe(1250)
  })
})
