import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  budgetOf,
  type HandedIn,
  isRightToWrong,
  judgePart,
  minutesFor,
  paperTitle,
  percentileOf,
  percentOf,
  scaledOf,
  scoreOf,
  sittingTitle,
} from './simulate.rules.ts'

const right: HandedIn = { isCorrect: true, mark: 1, isEssay: false }
const wrong: HandedIn = { isCorrect: false, mark: 0, isEssay: false }
const left: HandedIn = { isCorrect: null, mark: null, isEssay: false }
const essay = (mark: number | null): HandedIn => ({
  isCorrect: mark === null ? null : mark >= 0.5,
  mark,
  isEssay: true,
})

describe('the score of a part', () => {
  it.each([
    ['nothing answered', [left, left], 0.25, 0],
    ['the ESAT: nothing off for wrong answers', [right, right, wrong, left], 0, 2],
    ['a quarter off', [right, right, wrong, left], 0.25, 1.75],
    ['a third off, to hundredths', [right, wrong, wrong], 0.333_333, 0.34],
    ['below zero', [wrong, wrong], 0.5, -1],
    ['an essay keeps its share and loses nothing', [right, essay(0.25)], 0.5, 1.25],
    ['an essay that waits', [right, essay(null)], 0, 1],
    ['a third of an essay’s criteria', [essay(1 / 3)], 0, 0.33],
  ] as const)('%s', (_name, questions, penalty, score) => {
    expect(scoreOf(questions, penalty)).toBe(score)
  })

  it('is a share of the marks, never below nothing', () => {
    expect(percentOf(20, 27)).toBe(74.07)
    expect(percentOf(-1, 27)).toBe(0)
    expect(percentOf(0, 0)).toBe(0)
  })
})

describe('right to wrong', () => {
  it.each([
    ['bc', 'c', 'b', true],
    ['abab', 'b', 'a', true],
    ['ab', 'b', 'b', false],
    ['ac', 'c', 'b', false],
    ['c', 'c', 'b', false],
    // Right, then taken back: left out, not wrong.
    ['b', null, 'b', false],
    ['', 'c', 'b', false],
    ['bc', 'c', null, false],
  ])('%s ending with %s where %s is right: %s', (history, final, correct, expected) => {
    expect(isRightToWrong(history, final, correct)).toBe(expected)
  })
})

describe('the percentile', () => {
  const others = (...scores: number[]) =>
    [...new Set(scores)].map((score) => ({
      score: score * 100,
      students: scores.filter((each) => each === score).length,
    }))

  it('needs ten others, and the student is none of them', () => {
    const ten = others(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    expect(percentileOf(ten, 5, 5)).toEqual({ percentile: null, others: 9 })
    expect(percentileOf(ten, 5, null).others).toBe(10)
    expect(percentileOf([], 5, null)).toEqual({ percentile: null, others: 0 })
  })

  it('is the share that did worse, and half of those equal', () => {
    // Below 5: four of ten. Equal: two, the half of which is one.
    const ten = others(1, 2, 3, 4, 5, 5, 7, 8, 9, 10)
    expect(percentileOf(ten, 5, null).percentile).toBe(50)
    expect(percentileOf(ten, 11, null).percentile).toBe(100)
    expect(percentileOf(ten, 0, null).percentile).toBe(0)
    expect(percentileOf(ten, 7, null).percentile).toBe(65)
  })

  it('compares a later sitting with the others, the own first one left out', () => {
    const eleven = others(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 6)
    // Own first score: one of the two sixes. Now 9: eight of ten are below, one is equal.
    expect(percentileOf(eleven, 9, 6)).toEqual({ percentile: 85, others: 10 })
  })

  it('counts what a list of the others gives', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -4, max: 27 }), { minLength: 10, maxLength: 80 }),
        fc.integer({ min: -4, max: 27 }),
        (list, own) => {
          const worse = list.filter((each) => each < own).length
          const equal = list.filter((each) => each === own).length
          const expected = (100 * (worse + equal / 2)) / list.length
          const found = percentileOf(others(...list, own), own, own)
          expect(found.others).toBe(list.length)
          expect(found.percentile).toBeCloseTo(expected, 1)
        },
      ),
    )
  })
})

describe('the scaled score', () => {
  const table = { source: 'A table', points: [1, 1.5, 3, 9] }

  it.each([
    [0, 1],
    [2, 3],
    [2.75, 3],
    [-1, 1],
    [4, 9],
  ])('of %s is %s', (raw, scaled) => {
    expect(scaledOf(raw, table)).toEqual({ score: scaled, source: 'A table' })
  })

  it('is not made up', () => {
    expect(scaledOf(2, null)).toBeNull()
    expect(scaledOf(2, { source: 'Empty', points: [] })).toBeNull()
  })
})

describe('time', () => {
  it('is shared evenly', () => {
    expect(budgetOf(2_400_000, 27)).toBe(88_889)
    expect(budgetOf(60_000, 0)).toBe(60_000)
  })

  it.each([
    [40, 0, 40],
    [40, 25, 50],
    [75, 25, 93],
    [75, 50, 112],
  ])('%s minutes with %s %% more are %s', (minutes, extra, given) => {
    expect(minutesFor(minutes, extra)).toBe(given)
  })
})

describe('titles', () => {
  const past = { paperType: 1, year: 2024, mockPaperNumber: null, admissionTestName: 'ESAT' }
  const mock = { paperType: 2, year: null, mockPaperNumber: 3, admissionTestName: 'ESAT' }

  it('name the paper, and the part when it is one', () => {
    expect(paperTitle(past)).toBe('2024 style')
    expect(paperTitle(mock)).toBe('Mock 3')
    expect(sittingTitle(past, [{ sectionNo: 'Physics' }])).toBe('ESAT 2024 style · Physics')
    expect(sittingTitle(mock, [{ sectionNo: 'Physics' }, { sectionNo: 'Biology' }])).toBe(
      'ESAT Mock 3',
    )
  })
})

describe('going to a part', () => {
  const parts = [
    { position: 1, state: 'finished', setId: 'one' },
    { position: 2, state: 'open', setId: 'two' },
    { position: 3, state: 'waiting', setId: null },
  ] as const

  it('starts the next one only after the one before', () => {
    expect(judgePart(parts, 3)).toEqual({ outcome: 'too early', first: 2 })
    expect(judgePart([{ ...parts[0] }, { ...parts[2], position: 2 }], 2).outcome).toBe('starts')
  })

  it('goes on with the open one, not back to a finished one', () => {
    expect(judgePart(parts, 2)).toEqual({ outcome: 'goes on', setId: 'two' })
    expect(judgePart(parts, 1)).toEqual({ outcome: 'finished' })
    expect(judgePart(parts, 4)).toEqual({ outcome: 'unknown' })
  })
})
