import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addEvidence,
  decay,
  type Evidence,
  evidenceOf,
  halfLifeDays,
  masteryOf,
  readinessOfPart,
  toPercent,
  topicState,
  weekStartOf,
} from './mastery.rules.ts'

const now = new Date('2026-03-04T10:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const answers = (count: number, mark: number, difficulty = 3, at = now): Evidence =>
  Array.from({ length: count }, () => evidenceOf({ mark, difficulty, at })).reduce(addEvidence)

describe('mastery', () => {
  it('begins in the middle, very uncertain', () => {
    const { mean, margin } = masteryOf(null, now)
    expect(mean).toBe(0.5)
    // Standard deviation of Beta(1, 1) is 1/√12.
    expect(margin).toBeCloseTo(1.645 / Math.sqrt(12), 10)
  })

  it('is worked out as in the example of eight right of ten', () => {
    const evidence = addEvidence(answers(8, 1), answers(2, 0))
    const { mean, margin } = masteryOf(evidence, now)
    // Beta(9, 3): mean 9/12, variance 27 / (144 * 13).
    expect(mean).toBeCloseTo(0.75, 10)
    expect(margin).toBeCloseTo(1.645 * Math.sqrt(27 / (144 * 13)), 10)
  })

  it('halves the weight of evidence in a half-life', () => {
    expect(decay(daysAgo(halfLifeDays), now)).toBeCloseTo(0.5, 10)
    const old = answers(8, 1, 3, daysAgo(halfLifeDays))
    expect(masteryOf(old, now).mean).toBeCloseTo(masteryOf(answers(4, 1), now).mean, 10)
    expect(masteryOf(old, now).margin).toBeGreaterThan(masteryOf(answers(8, 1), now).margin)
  })

  it('lets hard questions weigh more', () => {
    const hardRight = addEvidence(answers(4, 1, 5), answers(4, 0, 1))
    const easyRight = addEvidence(answers(4, 1, 1), answers(4, 0, 5))
    expect(masteryOf(hardRight, now).mean).toBeGreaterThan(0.6)
    expect(masteryOf(easyRight, now).mean).toBeLessThan(0.4)
  })

  it('lets recent answers weigh more', () => {
    const improving = addEvidence(answers(5, 0, 3, daysAgo(60)), answers(5, 1))
    expect(masteryOf(improving, now).mean).toBeGreaterThan(0.55)
  })

  it.each([
    [0, 0, 'not started'],
    [1, 1, 'not sure yet'],
    [1, 0, 'not sure yet'],
    [3, 3, 'not sure yet'],
    [3, 0, 'weak'],
    [8, 4, 'not sure yet'],
    [6, 6, 'secure'],
    [20, 16, 'secure'],
    [20, 12, 'weak'],
  ] as const)('with %s answered and %s right is %s', (answered, right, state) => {
    const marks = Array.from({ length: answered }, (_, index) => (index < right ? 1 : 0))
    const evidence =
      answered === 0
        ? null
        : marks
            .map((mark) => evidenceOf({ mark, difficulty: 3, at: now }))
            .reduce((one, other) => addEvidence(one, other))
    expect(topicState(answered, masteryOf(evidence, now))).toBe(state)
  })

  it('adds up to the same in any order and grouping', () => {
    const answer = fc.record({
      mark: fc.double({ min: 0, max: 1, noNaN: true }),
      difficulty: fc.integer({ min: 1, max: 5 }),
      at: fc.integer({ min: 0, max: 400 }).map(daysAgo),
    })
    fc.assert(
      fc.property(fc.array(answer, { minLength: 2, maxLength: 30 }), (list) => {
        const forwards = list.map(evidenceOf).reduce(addEvidence)
        const backwards = list.toReversed().map(evidenceOf).reduce(addEvidence)
        expect(backwards.at).toEqual(forwards.at)
        expect(backwards.right).toBeCloseTo(forwards.right, 9)
        expect(backwards.total).toBeCloseTo(forwards.total, 9)
        const { mean, margin } = masteryOf(forwards, now)
        expect(mean).toBeGreaterThan(0)
        expect(mean).toBeLessThan(1)
        expect(margin).toBeGreaterThan(0)
        expect(margin).toBeLessThan(0.48)
      }),
    )
  })
})

describe('readiness', () => {
  const topic = (questions: number, answered: number, evidence: Evidence | null) => ({
    questions,
    answered,
    mastery: masteryOf(evidence, now),
  })

  it('is unknown before the first answer', () => {
    expect(readinessOfPart([topic(10, 0, null), topic(5, 0, null)])).toBeNull()
    expect(readinessOfPart([])).toBeNull()
  })

  it('weighs topics by their share of the questions', () => {
    // Beta(9, 3) on three quarters of the questions, the prior on the rest.
    const known = addEvidence(answers(8, 1), answers(2, 0))
    const readiness = readinessOfPart([topic(30, 10, known), topic(10, 0, null)])
    expect(readiness?.score).toBeCloseTo(0.75 * 0.75 + 0.25 * 0.5, 10)
    const variance = 0.75 ** 2 * (27 / (144 * 13)) + 0.25 ** 2 / 12
    expect(readiness?.margin).toBeCloseTo(1.645 * Math.sqrt(variance), 10)
  })

  it('grows more certain with every topic begun', () => {
    const one = readinessOfPart([topic(10, 10, answers(10, 1)), topic(10, 0, null)])
    const both = readinessOfPart([topic(10, 10, answers(10, 1)), topic(10, 10, answers(10, 1))])
    expect(both?.margin ?? 1).toBeLessThan(one?.margin ?? 0)
  })
})

describe('percent', () => {
  it.each([
    [0.12345, 12.3],
    [-0.1, 0],
    [1.2, 100],
  ])('of %s is %s', (share, percent) => {
    expect(toPercent(share)).toBe(percent)
  })
})

describe('a week', () => {
  it.each([
    ['2026-03-02T00:00:00Z', '2026-03-02'],
    ['2026-03-08T23:59:59Z', '2026-03-02'],
    ['2026-03-09T00:00:00Z', '2026-03-09'],
    ['2026-01-01T12:00:00Z', '2025-12-29'],
  ])('with %s begins on %s', (moment, monday) => {
    expect(weekStartOf(new Date(moment))).toBe(monday)
  })
})
