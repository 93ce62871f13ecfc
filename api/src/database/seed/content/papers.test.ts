import { describe, expect, it } from 'vitest'
import { buildQuestions } from './index.ts'
import {
  buildDraftMock,
  buildPapers,
  FIRST_ESAT_YEAR,
  PAPER_PARTS,
  PAPER_RESEMBLANCE,
  poolOf,
  RETIRED_TESTS,
  SECTION_SIZE,
} from './papers.ts'
import { dealPapers, fitPool, MOST_SHARED, type PoolQuestion } from './papers-deal.ts'
import { similarPairs } from './similarity.ts'
import type { AuthoredQuestion } from './types.ts'

const questions = buildQuestions()
const papers = buildPapers(questions, 2026)
const byKey = new Map(questions.map((question) => [question.key, question]))
/** Each section with the part of the ESAT that its questions are from, and the kind of its paper. */
const bySection = papers.flatMap((paper, at) =>
  paper.sections.map((section) => ({
    at,
    section,
    part: byKey.get(section.questionKeys[0] ?? '')?.part ?? '',
    isPast: paper.paperType === 1,
  })),
)

const shared = (one: readonly string[], other: readonly string[]) =>
  one.filter((key) => other.includes(key)).length

const questionsOf = (keys: readonly string[]): AuthoredQuestion[] =>
  keys.flatMap((key) => byKey.get(key) ?? [])

const meanOf = (list: readonly AuthoredQuestion[]) =>
  list.reduce((sum, { difficulty }) => sum + difficulty, 0) / list.length

describe('the names of the papers', () => {
  it.each([
    [2025, [2024]],
    [2026, [2025, 2024]],
    [2027, [2026, 2025]],
    [2035, [2034, 2033]],
  ])('in %i claim no year in which the test was not set', (thisYear, esatYears) => {
    const all = buildPapers(questions, thisYear)
    const yearsOf = (test: string) =>
      all.filter((paper) => paper.test === test).flatMap(({ year }) => year ?? [])
    expect(yearsOf('ESAT')).toEqual(esatYears)
    for (const year of yearsOf('ESAT')) {
      expect(year).toBeGreaterThanOrEqual(FIRST_ESAT_YEAR)
      expect(year).toBeLessThan(thisYear)
    }
    for (const test of Object.keys(RETIRED_TESTS)) {
      expect(yearsOf(test)).toEqual([2023, 2022])
      const retired = all.filter((paper) => paper.test === test)
      expect(retired.every(({ isRetired, paperType }) => isRetired && paperType === 1)).toBe(true)
    }
    const others = all.filter(({ test }) => !(test in RETIRED_TESTS))
    expect(others.every(({ test, isRetired }) => test === 'ESAT' && !isRetired)).toBe(true)
  })
})

describe('the papers', () => {
  it.each(PAPER_PARTS)('of %s are four in the style of past ones and four mocks', (part) => {
    const own = bySection.filter((each) => each.part === part)
    expect(own.filter(({ isPast }) => isPast)).toHaveLength(4)
    expect(own.filter(({ isPast }) => !isPast)).toHaveLength(4)
  })

  it('of the ESAT have all five parts', () => {
    const esat = papers.filter(({ test }) => test === 'ESAT')
    expect(esat.map(({ year, mockPaperNumber }) => [year, mockPaperNumber])).toEqual([
      [2025, null],
      [2024, null],
      [null, 1],
      [null, 2],
      [null, 3],
      [null, 4],
    ])
    for (const { sections } of esat) expect(sections.map(({ part }) => part)).toEqual(PAPER_PARTS)
  })

  it('are the same at every call', () => {
    expect(buildPapers(buildQuestions(), 2026)).toEqual(papers)
  })

  it('give 40 minutes to 27 different multiple-choice questions of the part', () => {
    for (const { section, part } of bySection) {
      expect(section.minutes).toBe(40)
      expect(new Set(section.questionKeys).size).toBe(SECTION_SIZE)
      const own = questionsOf(section.questionKeys)
      expect(own.filter((each) => each.part === part && each.type === 1)).toHaveLength(27)
    }
  })

  it('take from every topic its share, within two questions', () => {
    for (const { section, part } of bySection) {
      const own = questionsOf(section.questionKeys)
      const pool = poolOf(part, questions)
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
    const own = bySection.filter((each) => each.part === part)
    const uses = new Map<string, number>()
    for (const key of own.flatMap(({ section }) => section.questionKeys))
      uses.set(key, (uses.get(key) ?? 0) + 1)
    const size = poolOf(part, questions).length
    expect(Math.max(...uses.values())).toBeLessThanOrEqual(size >= 108 ? 2 : Math.ceil(216 / size))
    if (size < 108) return
    for (const one of own) {
      for (const other of own.filter(({ at }) => at > one.at)) {
        const count = shared(one.section.questionKeys, other.section.questionKeys)
        const isSameKind = one.isPast === other.isPast
        expect(count).toBeLessThanOrEqual(isSameKind ? 0 : MOST_SHARED)
      }
    }
  })

  it('have score tables in the style of the ESAT’s years only, rising from 1.0 to 9.0', () => {
    for (const { at, section } of bySection) {
      const { test, year } = papers[at] ?? {}
      expect(section.conversion !== undefined).toBe(test === 'ESAT' && year !== null)
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

it('has a mock in the making, of 25 questions that stand in no other mock', () => {
  const draft = buildDraftMock(questions, papers)
  const keys = draft.sections.flatMap(({ questionKeys }) => questionKeys)
  const others = bySection.filter(({ isPast }) => !isPast)
  const taken = new Set(others.flatMap(({ section }) => section.questionKeys))
  expect([draft.mockPaperNumber, draft.isDraft, new Set(keys).size]).toEqual([5, true, 25])
  expect(keys.filter((key) => taken.has(key))).toEqual([])
})
