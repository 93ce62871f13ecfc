import { rngOf } from './kit.ts'
import { dealPapers, type PoolQuestion } from './papers-deal.ts'
import { similarPairs } from './similarity.ts'
import { topicTrees } from './trees.ts'
import type { AuthoredPaper, AuthoredQuestion, PartName, ScoreConversion } from './types.ts'

/** The five parts, in the order in which a paper holds them. */
export const PAPER_PARTS: readonly PartName[] = [
  'Mathematics 1',
  'Biology',
  'Chemistry',
  'Physics',
  'Mathematics 2',
]

/** Past papers of a part, and mocks of a part. */
export const PAPERS_OF_A_KIND = 4
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
const SHIFTS = [0, -0.6, 0.4, -0.3]

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

/**
 * The ESAT papers: four in the style of the past years and four mocks, each with all five parts
 * of 27 questions. Within each kind a question appears once at most, so that nobody meets it
 * more than twice (as long as a part has 108 multiple-choice questions; with fewer, questions come
 * back as seldom as can be). The same at every call.
 */
export function buildPapers(
  questions: readonly AuthoredQuestion[],
  thisYear: number,
): AuthoredPaper[] {
  const parts = PAPER_PARTS.map((part) => {
    const own = questions.filter((question) => question.part === part && question.type === 1)
    return {
      part,
      papers: dealPapers(poolOf(part, questions), SECTION_SIZE, PAPERS_OF_A_KIND, alikeIn(own)),
    }
  })
  return Array.from({ length: 2 * PAPERS_OF_A_KIND }, (_each, at): AuthoredPaper => {
    const isMock = at >= PAPERS_OF_A_KIND
    const n = at % PAPERS_OF_A_KIND
    return {
      test: 'ESAT',
      paperType: isMock ? 2 : 1,
      year: isMock ? null : thisYear - 1 - n,
      mockPaperNumber: isMock ? n + 1 : null,
      sections: parts.map(({ part, papers }) => ({
        part,
        minutes: SECTION_MINUTES,
        ...(isMock ? {} : { conversion: conversionTable(MIDDLE[part] + (SHIFTS[n] ?? 0)) }),
        questionKeys: ordered(papers[at] ?? [], `${part} paper ${at}`),
      })),
    }
  })
}

/** Years of the papers of the test that the ESAT replaced, and the length of a paper. */
const RETIRED_YEARS = [2023, 2022]
export const RETIRED_SIZE = 20

/**
 * Papers of the retired NSAA, for practice: 20 questions of Mathematics 1 each, from all its
 * topics, none in both papers.
 */
export function buildRetiredPapers(questions: readonly AuthoredQuestion[]): AuthoredPaper[] {
  const pool = poolOf('Mathematics 1', questions)
  const papers = dealPapers(pool, RETIRED_SIZE, RETIRED_YEARS.length, alikeIn(questions))
  return RETIRED_YEARS.map((year, n) => ({
    test: 'NSAA',
    isRetired: true,
    paperType: 1,
    year,
    mockPaperNumber: null,
    sections: [
      {
        part: 'Section 1 Mathematics',
        minutes: 40,
        questionKeys: ordered(papers[n] ?? [], `NSAA ${year}`),
      },
    ],
  }))
}
