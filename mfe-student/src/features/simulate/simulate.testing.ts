import type { CallAnswer } from '@portal/shared/api'
import { type FakeCalls, makeQuestion, makeSet, makeVerdict, testUid } from '@portal/shared/testing'
import type {
  MarkedPart,
  Paper,
  PaperPart,
  PartStatistics,
  Result,
  Rules,
  Sitting,
  SittingPart,
  Statistics,
} from './simulate.rules.ts'

export const sittingId = testUid(500)
export const firstSet = testUid(501)
export const secondSet = testUid(502)

const section = {
  examSectionId: 12,
  sectionId: 1,
  sectionNo: 'Mathematics 1',
  questionCount: 27,
  minutes: 40,
  allowsCalculator: false,
  penalty: 0,
}
const physics = { ...section, examSectionId: 15, sectionId: 2, sectionNo: 'Physics' }
const biology = { ...section, examSectionId: 18, sectionId: 4, sectionNo: 'Biology' }

export function makePaperPart(more: Partial<PaperPart> = {}): PaperPart {
  return {
    ...section,
    state: 'not started',
    sittingId: null,
    bestScore: null,
    sittings: 0,
    ...more,
  }
}

/** ESAT 2024 with a part in each state. */
export function makePaper(more: Partial<Paper> = {}): Paper {
  return {
    paperId: 1,
    admissionTestId: 1,
    admissionTestName: 'ESAT',
    title: '2024',
    paperType: 1,
    year: 2024,
    mockPaperNumber: null,
    isRetired: false,
    sections: [
      makePaperPart(),
      makePaperPart({ ...physics, state: 'in progress', sittingId: testUid(601), sittings: 1 }),
      makePaperPart({
        ...biology,
        state: 'done',
        sittingId: testUid(602),
        bestScore: 18,
        sittings: 2,
      }),
    ],
    ...more,
  }
}

export const mock: Paper = makePaper({
  paperId: 2,
  title: 'Mock 3',
  paperType: 2,
  year: null,
  mockPaperNumber: 3,
  sections: [makePaperPart({ examSectionId: 31 })],
})

export function makePartStatistics(more: Partial<PartStatistics> = {}): PartStatistics {
  return {
    sectionId: 2,
    sectionNo: 'Physics',
    sittings: 2,
    best: 74,
    latest: 67,
    percentile: 62,
    averageMs: 80_000,
    budgetMs: 88_889,
    scores: [
      {
        setId: testUid(701),
        sittingId: testUid(702),
        title: 'ESAT Mock 1',
        finishedAt: '2027-02-01T10:00:00Z',
        score: 20,
        maximum: 27,
        percent: 74,
        averageMs: 85_000,
      },
      {
        setId: testUid(703),
        sittingId: testUid(704),
        title: 'ESAT 2024',
        finishedAt: '2027-02-15T10:00:00Z',
        score: 18,
        maximum: 27,
        percent: 67,
        averageMs: 80_000,
      },
    ],
    ...more,
  }
}

export function makeStatistics(more: Partial<Statistics> = {}): Statistics {
  return {
    sittings: 2,
    open: [{ id: testUid(601), title: 'ESAT 2024, Physics', startedAt: '2027-03-01T10:00:00Z' }],
    parts: [makePartStatistics()],
    ...more,
  }
}

export function makeRules(more: Partial<Rules> = {}): Rules {
  return {
    title: 'ESAT 2024',
    extraTimePercent: 0,
    sections: [
      { ...section, title: 'Mathematics 1' },
      { ...physics, title: 'Physics' },
    ],
    openSittingId: null,
    ...more,
  }
}

const waiting = { setId: null, startedAt: null, deadlineAt: null, finishedAt: null } as const

export const waitingPart = (position: number): SittingPart => ({
  ...(position === 1 ? section : physics),
  ...waiting,
  position,
  title: position === 1 ? 'Mathematics 1' : 'Physics',
  state: 'waiting',
})

export const openPart = (position: number): SittingPart => ({
  ...waitingPart(position),
  state: 'open',
  setId: position === 1 ? firstSet : secondSet,
  startedAt: '2027-03-01T10:00:00Z',
  deadlineAt: '2027-03-01T10:40:00Z',
})

export const finishedPart = (position: number): SittingPart => ({
  ...openPart(position),
  state: 'finished',
  finishedAt: '2027-03-01T10:40:00Z',
})

/** A sitting of Mathematics 1 and Physics whose first part is open. */
export function makeSitting(more: Partial<Sitting> = {}): Sitting {
  return {
    id: sittingId,
    title: 'ESAT 2024',
    startedAt: '2027-03-01T10:00:00Z',
    finishedAt: null,
    serverNow: '2027-03-01T10:40:01Z',
    parts: [openPart(1), waitingPart(2)],
    ...more,
  }
}

export function makeMarkedPart(more: Partial<MarkedPart> = {}): MarkedPart {
  return {
    position: 1,
    setId: firstSet,
    examSectionId: 12,
    admissionTestId: 1,
    sectionId: 1,
    sectionNo: 'Mathematics 1',
    title: 'Mathematics 1',
    score: 2,
    maximum: 4,
    correct: 2,
    answered: 3,
    scaled: { score: 5.2, source: 'Fitted to the published shape of the scores' },
    percentile: 62,
    others: 34,
    timeMs: 2_160_000,
    allowedMs: 2_400_000,
    rightToWrong: 1,
    awaitingMark: 0,
    topics: [
      { topicId: 5, topicName: 'Forces', correct: 2, total: 2 },
      { topicId: 6, topicName: 'Motion', correct: 0, total: 2 },
    ],
    pace: [1, 2, 3, 4].map((number) => ({
      number,
      questionId: number,
      timeMs: number * 300_000,
      medianMs: number === 4 ? null : 400_000,
      isCorrect: number < 3 ? true : number === 3 ? false : null,
      isRightToWrong: number === 3,
    })),
    ...more,
  }
}

export function makeResult(more: Partial<Result> = {}): Result {
  return {
    sitting: makeSitting({
      finishedAt: '2027-03-01T11:20:00Z',
      parts: [finishedPart(1), finishedPart(2)],
    }),
    parts: [
      makeMarkedPart(),
      makeMarkedPart({
        position: 2,
        setId: secondSet,
        examSectionId: 15,
        sectionId: 2,
        sectionNo: 'Physics',
        title: 'Physics',
        scaled: null,
        percentile: null,
        others: 4,
        rightToWrong: 0,
      }),
    ],
    ...more,
  }
}

const choice = (letter: string) => ({ kind: 'choice', letter }) as const

/** The marked set of a part: two right, one wrong, one left out. */
export function makeMarkedSet(id = firstSet): CallAnswer<'GET /Revise/api/Revise/GetSolutions'> {
  const wrong = makeVerdict({ isCorrect: false, mark: 0 })
  return {
    set: makeSet({
      id,
      kind: 'simulate',
      state: 'finished',
      questions: [
        makeQuestion({ questionId: 1, number: 1, response: choice('a'), verdict: makeVerdict() }),
        makeQuestion({ questionId: 2, number: 2, response: choice('a'), verdict: makeVerdict() }),
        makeQuestion({ questionId: 3, number: 3, response: choice('b'), verdict: wrong }),
        makeQuestion({ questionId: 4, number: 4, verdict: wrong }),
      ],
    }),
    summary: {
      id,
      kind: 'simulate',
      title: 'ESAT 2024, Mathematics 1',
      subjectSlug: 'mixed',
      startedAt: '2027-03-01T10:00:00Z',
      finishedAt: '2027-03-01T10:40:00Z',
      answered: 3,
      correct: 2,
      total: 4,
      timeMs: 2_160_000,
    },
  }
}

/** Answers of the calls that the screens of Simulate make. */
export function simulateCalls(more: FakeCalls = {}): FakeCalls {
  return {
    'GET /Exam/Simulate/GetPapers': { extraTimePercent: 0, papers: [mock, makePaper()] },
    'GET /Exam/Simulate/SimulateStatistics': makeStatistics(),
    'GET /Exam/Simulate/GetRules': makeRules(),
    'GET /Exam/Simulate/GetSitting': makeSitting(),
    'GET /Exam/Simulate/GetResult': makeResult(),
    'GET /Exam/Simulate/GetPastSittings': {
      totalCount: 1,
      sittings: [
        {
          id: sittingId,
          title: 'ESAT 2024',
          finishedAt: '2027-03-01T11:20:00Z',
          parts: [
            { sectionNo: 'Mathematics 1', score: 18, maximum: 27, timeMs: 2_000_000 },
            { sectionNo: 'Physics', score: null, maximum: 27, timeMs: 0 },
          ],
        },
      ],
    },
    'POST /Exam/Simulate/Start': { sittingId, setId: firstSet },
    'POST /Exam/Simulate/StartPart': { setId: secondSet },
    'GET /Revise/api/Revise/GetSet': (input) =>
      makeSet({ id: input.query.setId, kind: 'simulate', title: 'ESAT 2024, Mathematics 1' }),
    'GET /Revise/api/Revise/GetSolutions': (input) => makeMarkedSet(input.query.setId),
    'GET /health/live': { status: 'live' },
    ...more,
  }
}
