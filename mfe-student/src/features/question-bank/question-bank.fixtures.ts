import type { FakeCalls } from '@portal/shared/testing'
import { makeFourTypes, makeQuestion, makeSet, makeVerdict } from '@portal/shared/testing'
import type { Solutions } from '../../practice/solutions.queries.ts'
import type { EditableSet } from './edit-set.rules.ts'
import type { ErrorLog, Miss } from './error-log.rules.ts'
import type { Learning, Reviews, SimulateFigures } from './home.rules.ts'
import type { Preset } from './presets.rules.ts'
import type { Bank, OpenSet, PastSet, Topic } from './question-bank.rules.ts'

export const setId = '0f8e1c1e-5a3b-4a59-9d51-111111111111'

export function makeTopic(more: Partial<Topic> = {}): Topic {
  return {
    admissionTestId: 1,
    topicId: 5,
    topicName: 'Forces',
    subjectId: 3,
    subjectName: 'Mechanics',
    sectionId: 2,
    sectionNo: 'Physics',
    answered: 20,
    correct: 12,
    averageMs: 112_000,
    mastery: 58,
    margin: 14,
    state: 'weak',
    ...more,
  }
}

export function makeOpenSet(more: Partial<OpenSet> = {}): OpenSet {
  return {
    id: setId,
    title: 'Physics · Mechanics',
    subjectSlug: 'mechanics',
    answered: 4,
    total: 10,
    startedAt: '2027-03-01T10:00:00.000Z',
    lastSavedAt: '2027-03-01T10:05:00.000Z',
    sittingId: null,
    ...more,
  }
}

export function makeBank(more: Partial<Bank> = {}): Bank {
  return {
    setsFinished: 7,
    answered: 80,
    correct: 60,
    averageMs: 95_000,
    trend: [
      { weekStart: '2027-02-15', answered: 40, correct: 26 },
      { weekStart: '2027-02-22', answered: 40, correct: 34 },
    ],
    topics: [
      makeTopic(),
      makeTopic({
        topicId: 6,
        topicName: 'Motion',
        answered: 0,
        correct: 0,
        averageMs: null,
        mastery: null,
        margin: null,
        state: 'not started',
      }),
      makeTopic({
        topicId: 9,
        topicName: 'Cells',
        subjectId: 8,
        subjectName: 'Cells',
        sectionId: 4,
        sectionNo: 'Biology',
      }),
    ],
    readiness: [
      {
        sectionId: 1,
        sectionNo: 'Mathematics 1',
        score: null,
        margin: null,
        answered: 0,
        topicsStarted: 0,
        topics: 12,
      },
      {
        sectionId: 2,
        sectionNo: 'Physics',
        score: 62,
        margin: 8,
        answered: 80,
        topicsStarted: 6,
        topics: 10,
      },
      {
        sectionId: 4,
        sectionNo: 'Biology',
        score: null,
        margin: null,
        answered: 0,
        topicsStarted: 0,
        topics: 9,
      },
    ],
    unfinished: [makeOpenSet()],
    chosenParts: [1, 2],
    ...more,
  }
}

/** A student who has not answered anything yet. */
export const newBank = makeBank({
  setsFinished: 0,
  answered: 0,
  correct: 0,
  averageMs: null,
  trend: [{ weekStart: '2027-02-22', answered: 0, correct: 0 }],
  topics: [],
  readiness: [],
  unfinished: [],
  chosenParts: [],
})

export function makePastSet(more: Partial<PastSet> = {}): PastSet {
  return {
    id: setId,
    kind: 'revise',
    title: 'Physics · Mechanics',
    subjectSlug: 'mechanics',
    startedAt: '2027-03-01T10:00:00.000Z',
    finishedAt: '2027-03-01T10:20:00.000Z',
    answered: 9,
    correct: 6,
    total: 10,
    timeMs: 600_000,
    ...more,
  }
}

/** A finished set: right, wrong, an essay to mark, and one left out. */
export function makeSolutions(): Solutions {
  const [, essay, blanks, equation] = makeFourTypes()
  return {
    summary: makePastSet({ answered: 3, correct: 1, total: 4 }),
    set: makeSet({
      id: setId,
      title: 'Physics · Mechanics',
      state: 'finished',
      questions: [
        makeQuestion({ response: { kind: 'choice', letter: 'a' }, verdict: makeVerdict() }),
        {
          ...(essay ?? makeQuestion()),
          response: { kind: 'text', text: 'My essay' },
          verdict: makeVerdict({
            isCorrect: null,
            mark: null,
            correctLetter: null,
            modelAnswer: '<p>A model answer</p>',
            criteria: ['Clear', 'Short'],
          }),
        },
        {
          ...(blanks ?? makeQuestion()),
          response: { kind: 'choice', letter: 'b' },
          verdict: makeVerdict({ isCorrect: false, mark: 0 }),
        },
        {
          ...(equation ?? makeQuestion()),
          verdict: makeVerdict({
            isCorrect: null,
            mark: null,
            correctLetter: null,
            expected: 'x/2',
          }),
        },
      ],
    }),
  }
}

/** Twelve reviews due, under a limit of twenty a day. */
export function makeReviews(more: Partial<Reviews> = {}): Reviews {
  return {
    dailyLimit: 20,
    due: 12,
    reviewedToday: 0,
    offered: 12,
    nextDueAt: '2027-03-01T08:00:00.000Z',
    forecast: [12, 4, 0, 3, 7, 1, 0].map((due, day) => ({ day: `2027-03-0${day + 1}`, due })),
    ...more,
  }
}

export function makeMiss(more: Partial<Miss> = {}): Miss {
  return {
    questionId: 31,
    setId,
    summary: 'A stone falls from a tower',
    topicId: 5,
    topicName: 'Forces',
    sectionNo: 'Physics',
    difficulty: 4,
    reason: null,
    times: 2,
    missedAt: '2027-02-26T10:00:00.000Z',
    dueAt: '2099-03-04T10:00:00.000Z',
    ...more,
  }
}

/** Two misses of Forces and one of Cells, of which one has its reason. */
export function makeErrorLog(more: Partial<ErrorLog> = {}): ErrorLog {
  return {
    misses: [
      makeMiss(),
      makeMiss({
        questionId: 32,
        summary: 'Two trolleys meet',
        reason: 'misread',
        times: 1,
        dueAt: '2020-03-04T10:00:00.000Z',
      }),
      makeMiss({
        questionId: 33,
        summary: '',
        topicId: 9,
        topicName: 'Cells',
        sectionNo: 'Biology',
        dueAt: null,
      }),
    ],
    totalCount: 3,
    byReason: [
      { reason: null, count: 2 },
      { reason: 'misread', count: 1 },
    ],
    byTopic: [
      { topicId: 5, topicName: 'Forces', sectionNo: 'Physics', count: 2 },
      { topicId: 9, topicName: 'Cells', sectionNo: 'Biology', count: 1 },
    ],
    masteredCount: 4,
    ...more,
  }
}

/** An unfinished set of four questions of which one is answered, without a clock. */
export function makeEditable(more: Partial<EditableSet> = {}): EditableSet {
  return {
    id: setId,
    title: 'Physics · Mechanics',
    subjectSlug: 'mechanics',
    order: 'random',
    feedback: 'each',
    timing: 'none',
    secondsPerQuestion: null,
    deadlineAt: null,
    serverNow: '2027-03-01T10:00:00.000Z',
    size: 4,
    answered: 1,
    available: 25,
    questions: ['A stone falls', 'Two trolleys meet', 'A lift starts', ''].map((summary, at) => ({
      questionId: 31 + at,
      number: at + 1,
      summary,
      topicName: 'Forces',
      difficulty: 2,
      isAnswered: at === 0,
    })),
    ...more,
  }
}

/** Filters kept as `Weak ones`: what went wrong before in mechanics. */
export function makePreset(more: Partial<Preset> = {}): Preset {
  return {
    id: '0f8e1c1e-5a3b-4a59-9d51-333333333333',
    name: 'Weak ones',
    filters: {
      admissionTestId: 1,
      sectionId: 2,
      subjectIds: [3],
      topicIds: [],
      status: ['incorrect', 'due'],
      difficulties: [],
      questionTypes: [],
      size: 20,
      order: 'easiest',
      feedback: 'end',
      timing: 'set',
      minutes: 30,
      secondsPerQuestion: null,
    },
    ...more,
  }
}

/** Learn: 3 of 12 topics done in the student's part, and another part. */
export const learning: Learning = [
  { isChosen: true, sectionId: 2, sectionNo: 'Physics', completed: 3 },
  { isChosen: false, sectionId: 4, sectionNo: 'Biology', completed: 5 },
].map(({ completed, ...part }) => ({
  admissionTestId: 1,
  ...part,
  subjects: [
    {
      learningId: part.sectionId * 10,
      name: part.sectionNo,
      slug: 'one',
      topics: 12,
      completedTopics: completed,
      pages: 40,
      completedPages: 9,
    },
  ],
}))

/** Two papers of Physics sat, the better one at 74 %. */
export const simulateFigures: SimulateFigures = {
  sittings: 2,
  open: [],
  parts: [
    {
      sectionId: 2,
      sectionNo: 'Physics',
      sittings: 2,
      best: 74.1,
      latest: 63,
      percentile: null,
      averageMs: 88_000,
      budgetMs: 88_889,
      scores: [],
    },
  ],
}

/** Answers of every call that these screens make, for a student with some work done. */
export function bankCalls(more: FakeCalls = {}): FakeCalls {
  return {
    'GET /Revise/api/Revise/GetReviseDashBoardData': makeBank(),
    'GET /Subject/SectionNumber/GetESATParts': [
      { id: 2, sectionNo: 'Physics', isChosen: true },
      { id: 4, sectionNo: 'Biology', isChosen: false },
    ],
    'GET /Subject/AdmissionTest': [{ id: 1, name: 'ESAT' }],
    'GET /Subject/SectionNumber/:id': [
      { id: 1, sectionNo: 'Mathematics 1' },
      { id: 2, sectionNo: 'Physics' },
      { id: 4, sectionNo: 'Biology' },
    ],
    'GET /Question/Question/GetSectionSubjectsForRevise': [
      {
        id: 3,
        name: 'Mechanics',
        slug: 'mechanics',
        questionCount: 20,
        topics: [
          { id: 5, name: 'Forces', questionCount: 12 },
          { id: 6, name: 'Motion', questionCount: 8 },
        ],
      },
      {
        id: 7,
        name: 'Heat',
        slug: 'heat',
        questionCount: 5,
        topics: [{ id: 11, name: 'Gases', questionCount: 5 }],
      },
    ],
    'GET /Question/Question/GetQuestionCount': {
      questionCount: 25,
      byTopic: [
        { topicId: 5, questionCount: 12 },
        { topicId: 6, questionCount: 8 },
        { topicId: 11, questionCount: 5 },
      ],
    },
    'GET /Revise/api/Revise/GetPastSets': { sets: [makePastSet()], totalCount: 1 },
    'GET /Revise/api/Revise/GetSolutions': makeSolutions(),
    'GET /Revise/api/Revise/GetSet': makeSet({ id: setId }),
    'GET /Revise/api/Revise/GetPresets': [],
    'GET /Revise/api/Revise/GetReviews': makeReviews(),
    'GET /Revise/api/Revise/GetErrorLog': makeErrorLog(),
    'GET /Revise/api/Revise/GetEditableSet': makeEditable(),
    'GET /training/api/Learning/GetAllLearning': learning,
    'GET /Exam/Simulate/SimulateStatistics': simulateFigures,
    'POST /Revise/api/Revise/CreateSet': { id: setId, subjectSlug: 'mechanics' },
    ...more,
  }
}
