import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cohortOf, medianMs, timeSpanOf, timeSpans } from './statistics.rules.ts'

function countsOf(times: readonly number[]): number[] {
  const counts = Array.from({ length: timeSpans }, () => 0)
  for (const time of times) counts[timeSpanOf(time)] = (counts[timeSpanOf(time)] ?? 0) + 1
  return counts
}

describe('times of a question', () => {
  it('have no median without any', () => {
    expect(medianMs([])).toBeNull()
    expect(medianMs(countsOf([]))).toBeNull()
  })

  it('give the median to four per cent', () => {
    const time = fc.integer({ min: 1_100, max: 1_500_000 })
    fc.assert(
      fc.property(fc.array(time, { minLength: 1, maxLength: 99 }), (times) => {
        const sorted = times.toSorted((one, other) => one - other)
        const exact = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0
        expect(Math.abs((medianMs(countsOf(times)) ?? 0) / exact - 1)).toBeLessThan(0.045)
      }),
    )
  })

  it.each([0, 1, 999, 1_000, 86_400_000])('%s ms falls into a span', (ms) => {
    expect(timeSpanOf(ms)).toBeGreaterThanOrEqual(0)
    expect(timeSpanOf(ms)).toBeLessThan(timeSpans)
  })
})

describe('the cohort', () => {
  const counters = (answered: number) => ({
    answered,
    optionCounts: [3, 2],
    timeCounts: countsOf(Array.from({ length: answered }, () => 60_000)),
  })

  it('counts every option of the question, chosen or not', () => {
    expect(cohortOf(counters(5), 'abc', false).optionCounts).toEqual([
      { letter: 'a', count: 3 },
      { letter: 'b', count: 2 },
      { letter: 'c', count: 0 },
    ])
  })

  it('shows a median from five others on', () => {
    expect(cohortOf(counters(5), 'ab', false).medianMs).toBeGreaterThan(55_000)
    expect(cohortOf(counters(5), 'ab', true).medianMs).toBeNull()
    expect(cohortOf(counters(6), 'ab', true).medianMs).not.toBeNull()
  })
})
