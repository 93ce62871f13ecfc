import type { FakeCalls } from '@portal/shared/testing'
import { makeFourTypes, makeQuestion, makeSet, makeVerdict } from '@portal/shared/testing'
import type { Solutions } from '../../practice/solutions.queries.ts'
import type { Bank, OpenSet, PastSet, Topic } from './question-bank.rules.ts'
import {
  learning,
  makeEditable,
  makeErrorLog,
  makeReviews,
  setId,
  simulateFigures,
} from './study.testing.ts'

export { setId }

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
