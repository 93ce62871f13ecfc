import { describe, expect, it } from 'vitest'
import { expectedMark, levelAfter, nextLevel, startLevel } from './adaptive.rules.ts'

const now = new Date('2026-03-04T10:00:00.000Z')

/** Draws `count` questions, always the nearest difficulty that there is, and answers them. */
function walk(start: number, count: number, answer: (difficulty: number, at: number) => number) {
  const difficulties: number[] = []
  let level = start
  for (let at = 0; at < count; at += 1) {
    const difficulty = [1, 2, 3, 4, 5].toSorted(
      (one, other) => Math.abs(one - level) - Math.abs(other - level),
    )[0]
    if (difficulty === undefined) break
    difficulties.push(difficulty)
    level = nextLevel(level, { difficulty, mark: answer(difficulty, at) })
  }
  return { difficulties, level }
}

describe('the expected mark', () => {
  it.each([
    [3, 3, 0.5],
    [3, 4, 0.2689],
    [4, 3, 0.7311],
    [5, 1, 0.982],
    [1, 5, 0.018],
  ])('of level %s at difficulty %s is %s', (level, difficulty, expected) => {
    expect(expectedMark(level, difficulty)).toBeCloseTo(expected, 4)
  })
})

describe('the level at the start', () => {
  it.each([
    ['nothing answered', [], 3],
    // Beta(1 + 8, 1 + 2): mean 0.75, log-odds 1.0986.
    ['eight of ten right', [{ right: 8, total: 10, at: now }], 4.0986],
    ['two of ten right', [{ right: 2, total: 10, at: now }], 1.9014],
    [
      'one topic well and another badly',
      [
        { right: 8, total: 10, at: now },
        { right: 2, total: 10, at: now },
      ],
      3,
    ],
    ['all right for long', [{ right: 200, total: 200, at: now }], 5],
    ['all wrong for long', [{ right: 0, total: 200, at: now }], 1],
    // 45 days halve it: Beta(1 + 4, 1 + 1), mean 5/7.
    [
      'eight of ten right a half-life ago',
      [{ right: 8, total: 10, at: new Date(now.getTime() - 45 * 86_400_000) }],
      3.9163,
    ],
  ])('with %s', (_name, evidence, level) => {
    expect(startLevel(evidence, now)).toBeCloseTo(level, 4)
  })
})

describe('the level', () => {
  it.each([
    ['right at its own difficulty', 3, 3, 1, 3.25],
    ['wrong at its own difficulty', 3, 3, 0, 2.75],
    ['half right at its own difficulty', 3, 3, 0.5, 3],
    ['right at a hard one', 3, 5, 1, 3.4404],
    ['wrong at a hard one', 3, 5, 0, 2.9404],
    ['right at an easy one', 3, 1, 1, 3.0596],
    ['right at the top', 5, 5, 1, 5],
    ['wrong at the bottom', 1, 1, 0, 1],
  ])('%s: from %s at difficulty %s with mark %s to %s', (_name, level, difficulty, mark, after) => {
    expect(nextLevel(level, { difficulty, mark })).toBeCloseTo(after, 4)
  })

  it('is what its answers make of it, one after the other', () => {
    const answers = [
      { difficulty: 3, mark: 1 },
      { difficulty: 3, mark: 1 },
      { difficulty: 4, mark: 0 },
    ]
    expect(levelAfter(3, [])).toBe(3)
    expect(levelAfter(3, answers)).toBeCloseTo(answers.reduce(nextLevel, 3), 10)
  })
})

describe('a set of twenty', () => {
  const cases: [string, (difficulty: number, at: number) => number, number[]][] = [
    ['gets ever harder for one who is always right', () => 1, [3, 3, 3, 4, 4, 4, 4, 5]],
    ['gets ever easier for one who is always wrong', () => 0, [3, 3, 3, 2, 2, 2, 2, 1]],
  ]
  it.each(cases)('%s', (_name, answer, expected) => {
    const { difficulties } = walk(3, 20, answer)
    expect(difficulties.slice(0, expected.length)).toEqual(expected)
    expect(new Set(difficulties.slice(expected.length))).toEqual(new Set(expected.slice(-1)))
  })

  it('settles where the student gets half right', () => {
    // Right up to difficulty 3, wrong from 4 on: the level stays between the two.
    const { difficulties, level } = walk(1, 40, (difficulty) => (difficulty <= 3 ? 1 : 0))
    expect(level).toBeGreaterThan(3)
    expect(level).toBeLessThan(4)
    expect(new Set(difficulties.slice(-20))).toEqual(new Set([3, 4]))
  })

  it('is harder the stronger the student begins', () => {
    const sum = (start: number) =>
      walk(start, 20, (_difficulty, at) => at % 2).difficulties.reduce((all, each) => all + each, 0)
    expect(sum(4.5)).toBeGreaterThan(sum(3))
    expect(sum(3)).toBeGreaterThan(sum(1.5))
  })
})
