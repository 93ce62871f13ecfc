import { describe, expect, it } from 'vitest'
import { buildQuestions } from './index.ts'
import {
  buildPapers,
  buildRetiredPapers,
  PAPER_PARTS,
  PAPER_RESEMBLANCE,
  poolOf,
  RETIRED_SIZE,
  SECTION_SIZE,
} from './papers.ts'
import { dealPapers, fitPool, MOST_SHARED, type PoolQuestion } from './papers-deal.ts'
import { similarPairs } from './similarity.ts'
import type { AuthoredQuestion } from './types.ts'

const questions = buildQuestions()
const papers = buildPapers(questions, 2026)
const byKey = new Map(questions.map((question) => [question.key, question]))
const bySection = papers.flatMap((paper, at) => paper.sections.map((section) => ({ at, section })))

const shared = (one: readonly string[], other: readonly string[]) =>
  one.filter((key) => other.includes(key)).length

const questionsOf = (keys: readonly string[]): AuthoredQuestion[] =>
  keys.flatMap((key) => byKey.get(key) ?? [])

const meanOf = (list: readonly AuthoredQuestion[]) =>
  list.reduce((sum, { difficulty }) => sum + difficulty, 0) / list.length

describe('the papers of the ESAT', () => {
  it('are four in the style of past years and four mocks, each with all five parts', () => {
    expect(
      papers.map(({ paperType, year, mockPaperNumber }) => [paperType, year, mockPaperNumber]),
    ).toEqual([
      [1, 2025, null],
      [1, 2024, null],
      [1, 2023, null],
      [1, 2022, null],
      [2, null, 1],
      [2, null, 2],
      [2, null, 3],
      [2, null, 4],
    ])
    for (const paper of papers) {
      expect(paper.test).toBe('ESAT')
      expect(paper.sections.map(({ part }) => part)).toEqual(PAPER_PARTS)
    }
  })

  it('are the same at every call', () => {
    expect(buildPapers(buildQuestions(), 2026)).toEqual(papers)
  })

  it('give 40 minutes to 27 different multiple-choice questions of the part', () => {
    for (const { section } of bySection) {
      expect(section.minutes).toBe(40)
      expect(new Set(section.questionKeys).size).toBe(SECTION_SIZE)
      const own = questionsOf(section.questionKeys)
      expect(own.filter(({ part, type }) => part === section.part && type === 1)).toHaveLength(27)
    }
  })

  it('take from every topic its share, within two questions', () => {
    for (const { section } of bySection) {
      const own = questionsOf(section.questionKeys)
      const pool = poolOf(section.part, questions)
      for (const topic of new Set(pool.map((each) => each.topic))) {
        const share = pool.filter((each) => each.topic === topic).length / pool.length
        const count = own.filter((each) => each.topic === topic).length
        expect(Math.abs(count - share * SECTION_SIZE)).toBeLessThanOrEqual(2)
      }
    }
  })

  it('grow harder from the first third to the last', () => {
    for (const { section } of bySection) {
      const own = questionsOf(section.questionKeys)
      const [first, middle, last] = [own.slice(0, 9), own.slice(9, 18), own.slice(18)].map(meanOf)
      expect(first).toBeLessThan(middle ?? 0)
      expect(middle).toBeLessThan(last ?? 0)
    }
  })

  it('hold no two stems within one paper that reach 0.5', () => {
    for (const { section } of bySection)
      expect(similarPairs(questionsOf(section.questionKeys), PAPER_RESEMBLANCE)).toEqual([])
  })

  it.each(PAPER_PARTS)('of %s repeat a question as seldom as can be', (part) => {
    const own = bySection.filter(({ section }) => section.part === part)
    const uses = new Map<string, number>()
    for (const key of own.flatMap(({ section }) => section.questionKeys))
      uses.set(key, (uses.get(key) ?? 0) + 1)
    const size = poolOf(part, questions).length
    expect(Math.max(...uses.values())).toBeLessThanOrEqual(size >= 108 ? 2 : Math.ceil(216 / size))
    if (size < 108) return
    for (const one of own) {
      for (const other of own.filter(({ at }) => at > one.at)) {
        const count = shared(one.section.questionKeys, other.section.questionKeys)
        const isSameKind = one.at < 4 === other.at < 4
        expect(count).toBeLessThanOrEqual(isSameKind ? 0 : MOST_SHARED)
      }
    }
  })

  it('have score tables on the past papers only, rising from 1.0 to 9.0', () => {
    for (const { at, section } of bySection) {
      expect(section.conversion !== undefined).toBe(at < 4)
      if (!section.conversion) continue
      const { points, source } = section.conversion
      expect(source).toContain('not an official table')
      expect(points).toHaveLength(SECTION_SIZE + 1)
      expect([points[0], points.at(-1)]).toEqual([1, 9])
      expect(points).toEqual(points.toSorted((one, other) => one - other))
      expect(points.every((point) => Math.abs(point * 10 - Math.round(point * 10)) < 1e-9)).toBe(
        true,
      )
    }
  })
})

describe('the papers of the NSAA', () => {
  it('are two retired ones of 20 questions of Mathematics 1, none in both', () => {
    const retired = buildRetiredPapers(questions)
    expect(retired.map(({ test, isRetired, year }) => [test, isRetired, year])).toEqual([
      ['NSAA', true, 2023],
      ['NSAA', true, 2022],
    ])
    const keys = retired.flatMap(({ sections }) => sections.flatMap((each) => each.questionKeys))
    expect(new Set(keys).size).toBe(2 * RETIRED_SIZE)
    expect(questionsOf(keys).every(({ part }) => part === 'Mathematics 1')).toBe(true)
  })
})

describe('dealing', () => {
  const pool = (size: number): PoolQuestion[] =>
    Array.from({ length: size }, (_each, n) => ({
      key: `q${n}`,
      topic: `t${Math.floor((n * 10) / size)}`,
      difficulty: 1 + (n % 5),
      family: `f${Math.floor(n / 3)}`,
    }))

  it('leaves out at even distances, others for each kind, and brings back neighbours', () => {
    const list = Array.from({ length: 10 }, (_each, n) => n)
    expect(fitPool(list, 8, 0)).toHaveLength(8)
    const both = new Set([...fitPool(list, 8, 0), ...fitPool(list, 8, 0.5)])
    expect(both.size).toBe(10)
    expect(fitPool([1, 2, 3, 4], 6, 0)).toEqual([1, 2, 2, 3, 4, 4])
  })

  it.each([108, 109, 115, 121, 130, 160])('%i questions go at most twice into eight', (size) => {
    const dealt = dealPapers(pool(size), 27, 4, () => false).map((paper) =>
      paper.map(({ key }) => key),
    )
    dealt.forEach((one, a) => {
      expect(new Set(one).size).toBe(27)
      dealt.slice(a + 1).forEach((other, n) => {
        const isSameKind = a < 4 === a + 1 + n < 4
        expect(shared(one, other)).toBeLessThanOrEqual(isSameKind ? 0 : MOST_SHARED)
      })
    })
  })

  it('keeps stems that are alike apart', () => {
    const alike = (one: string, other: string) =>
      [one, other].every((key) => ['q4', 'q0', 'q8'].includes(key))
    for (const paper of dealPapers(pool(108), 27, 4, alike))
      expect(paper.filter(({ key }) => ['q0', 'q4', 'q8'].includes(key)).length).toBeLessThan(2)
  })

  it('refuses a pool that does not fill a paper', () => {
    expect(() => dealPapers(pool(26), 27, 4, () => false)).toThrow('26 questions')
  })
})
