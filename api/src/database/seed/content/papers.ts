import { rngOf } from './kit.ts'
import { dealPapers, type PoolQuestion } from './papers-deal.ts'
import { similarPairs } from './similarity.ts'
import { topicTrees } from './trees.ts'
import type {
  AuthoredPaper,
  AuthoredQuestion,
  AuthoredSection,
  PartName,
  ScoreConversion,
} from './types.ts'

/** The five parts, in the order in which a paper holds them. */
export const PAPER_PARTS: readonly PartName[] = [
  'Mathematics 1',
  'Biology',
  'Chemistry',
  'Physics',
  'Mathematics 2',
]

/** Papers in the style of past ones of a part, and mocks of a part. */
export const PAPERS_OF_A_KIND = 4

/** The ESAT was set first in October 2024; there is no paper of a year before. */
export const FIRST_ESAT_YEAR = 2024
/** Papers in the style of the ESAT's own years, as long as there have been so many. */
const ESAT_YEARS = 2
export const SECTION_SIZE = 27
export const SECTION_MINUTES = 40

/** Stems within one paper stay below this resemblance. */
export const PAPER_RESEMBLANCE = 0.5

const CONVERSION_SOURCE =
  'Estimate: fitted to the published shape of ESAT score distributions; not an official table'

/** Right answers of 27 that stand for the middle of the scale, 4.5, in each part. */
const MIDDLE: Record<PartName, number> = {
  'Mathematics 1': 14.6,
  Biology: 15.2,
  Chemistry: 14.2,
  Physics: 13.4,
  'Mathematics 2': 12.8,
}

/** Papers differ a little in how hard they are: how far the middle moves, newest paper first. */
const SHIFTS = [0, -0.6]

/**
 * Scaled scores for 0 to 27 right answers. The scale is linear in the log-odds of a right answer,
 * as scales of equated tests are, with its middle at `middle` and its ends cut at 1.0 and 9.0.
 */
export function conversionTable(middle: number): ScoreConversion {
  const logOdds = (raw: number) => Math.log((raw + 0.5) / (SECTION_SIZE - raw + 0.5))
  const points = Array.from({ length: SECTION_SIZE + 1 }, (_each, raw) => {
    const score = 4.5 + 1.55 * (logOdds(raw) - logOdds(middle))
    return Math.round(Math.min(9, Math.max(1, score)) * 10) / 10
  })
  return { source: CONVERSION_SOURCE, points }
}

/** The multiple-choice questions of a part, by topic, sub-topic and difficulty. */
export function poolOf(part: string, questions: readonly AuthoredQuestion[]): PoolQuestion[] {
  const tree = topicTrees.find((each) => each.part === part)
  const places = (tree?.subjects ?? []).flatMap(({ topics }) =>
    topics.flatMap((topic) => topic.subTopics.map((sub) => `${topic.name} > ${sub}`)),
  )
  const placeOf = (question: AuthoredQuestion) =>
    places.indexOf(`${question.topic} > ${question.subTopic}`)
  return questions
    .filter((question) => question.part === part && question.type === 1)
    .toSorted(
      (one, other) =>
        placeOf(one) - placeOf(other) ||
        one.difficulty - other.difficulty ||
        (one.key < other.key ? -1 : 1),
    )
    .map(({ key, topic, difficulty }) => ({
      key,
      topic,
      difficulty,
      family: key.replace(/\.\d+$/, ''),
    }))
}

const pairKey = (one: string, other: string): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`

/** Whether two questions are too alike to stand in one paper. */
function alikeIn(questions: readonly AuthoredQuestion[]): (one: string, other: string) => boolean {
  const pairs = new Set(
    similarPairs(questions, PAPER_RESEMBLANCE).map(({ one, other }) => pairKey(one, other)),
  )
  return (one, other) => pairs.has(pairKey(one, other))
}

/** The easier questions first, roughly: neighbours in difficulty mingle. */
function ordered(paper: readonly PoolQuestion[], name: string): string[] {
  const rng = rngOf(name)
  return paper
    .map(({ key, difficulty }) => ({ key, rank: difficulty + rng.int(0, 120) / 100 }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ key }) => key)
}

/** Papers of one part: those in the style of past ones, then the mocks. */
interface DealtPart {
  part: PartName
  papers: readonly (readonly PoolQuestion[])[]
}

/**
 * The papers of each part. Within each kind a question appears once at most, so that nobody meets
 * it more than twice (as long as a part has 108 multiple-choice questions; with fewer, questions
 * come back as seldom as can be). The same at every call.
 */
function dealParts(questions: readonly AuthoredQuestion[]): DealtPart[] {
  return PAPER_PARTS.map((part) => {
    const own = questions.filter((question) => question.part === part && question.type === 1)
    return {
      part,
      papers: dealPapers(poolOf(part, questions), SECTION_SIZE, PAPERS_OF_A_KIND, alikeIn(own)),
    }
  })
}

/** A part of the paper at a place, under its own name or another. */
function sectionOf({ part, papers }: DealtPart, at: number, name: string = part): AuthoredSection {
  return {
    part: name,
    minutes: SECTION_MINUTES,
    questionKeys: ordered(papers[at] ?? [], `${part} paper ${at}`),
  }
}

/** The ESAT's papers in the style of its last years, newest first, each with all five parts. */
function buildPastPapers(parts: readonly DealtPart[], thisYear: number): AuthoredPaper[] {
  return Array.from({ length: ESAT_YEARS }, (_each, n) => n)
    .filter((n) => thisYear - 1 - n >= FIRST_ESAT_YEAR)
    .map((n) => ({
      test: 'ESAT',
      paperType: 1,
      year: thisYear - 1 - n,
      mockPaperNumber: null,
      sections: parts.map((dealt) => ({
        ...sectionOf(dealt, n),
        conversion: conversionTable(MIDDLE[dealt.part] + (SHIFTS[n] ?? 0)),
      })),
    }))
}

/** The ESAT's mocks, each with all five parts. */
function buildMocks(parts: readonly DealtPart[]): AuthoredPaper[] {
  return Array.from({ length: PAPERS_OF_A_KIND }, (_each, n) => ({
    test: 'ESAT',
    paperType: 2,
    year: null,
    mockPaperNumber: n + 1,
    sections: parts.map((dealt) => sectionOf(dealt, PAPERS_OF_A_KIND + n)),
  }))
}

/** The tests that the ESAT replaced, set from 2016 to 2023, with what our parts are called there. */
export const RETIRED_TESTS: Record<string, { years: readonly number[]; parts: PartNames }> = {
  NSAA: {
    years: [2023, 2022],
    parts: {
      'Mathematics 1': 'Section 1 Mathematics',
      Biology: 'Section 1 Biology',
      Chemistry: 'Section 1 Chemistry',
      Physics: 'Section 1 Physics',
    },
  },
  ENGAA: { years: [2023, 2022], parts: { 'Mathematics 2': 'Section 1 Advanced Mathematics' } },
}
type PartNames = Partial<Record<PartName, string>>

/**
 * Papers in the style of the retired tests, for further practice: 27 questions in 40 minutes, as
 * the ESAT has them, on what those tests asked as well.
 */
function buildRetiredPapers(parts: readonly DealtPart[]): AuthoredPaper[] {
  return Object.entries(RETIRED_TESTS).flatMap(([test, { years, parts: names }]) =>
    years.map((year, n) => ({
      test,
      isRetired: true,
      paperType: 1,
      year,
      mockPaperNumber: null,
      sections: parts.flatMap((dealt) => {
        const name = names[dealt.part]
        return name === undefined ? [] : [sectionOf(dealt, ESAT_YEARS + n, name)]
      }),
    })),
  )
}

/**
 * All papers from the questions of the ESAT's bank. Each part has eight: two in the style of the
 * ESAT's last years, four mocks, and two in the style of the test that the ESAT replaced.
 */
export function buildPapers(
  questions: readonly AuthoredQuestion[],
  thisYear: number,
): AuthoredPaper[] {
  const parts = dealParts(questions)
  return [...buildPastPapers(parts, thisYear), ...buildMocks(parts), ...buildRetiredPapers(parts)]
}

/** How many questions the mock in the making has of the 27 that are planned. */
const DRAFT_SIZE = 25

/**
 * A mock of Mathematics 1 in the making: two of its questions are still to be found. It takes those
 * first that stand in no other mock.
 */
export function buildDraftMock(
  questions: readonly AuthoredQuestion[],
  papers: readonly AuthoredPaper[],
): AuthoredPaper {
  const part = 'Mathematics 1'
  const mocks = papers.filter(({ test, paperType }) => test === 'ESAT' && paperType === 2)
  const inMocks = new Set(
    mocks.flatMap(({ sections }) => sections.flatMap((each) => each.questionKeys)),
  )
  const pool = poolOf(part, questions)
  const chosen = [
    ...pool.filter(({ key }) => !inMocks.has(key)),
    ...pool.filter(({ key }) => inMocks.has(key)),
  ].slice(0, DRAFT_SIZE)
  return {
    test: 'ESAT',
    paperType: 2,
    year: null,
    mockPaperNumber: mocks.length + 1,
    isDraft: true,
    sections: [
      {
        part,
        minutes: SECTION_MINUTES,
        questionKeys: ordered(chosen, `${part} draft`),
        planned: SECTION_SIZE,
      },
    ],
  }
}
