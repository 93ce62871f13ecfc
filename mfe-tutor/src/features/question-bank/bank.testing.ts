import type { CallAnswer } from '@portal/shared/api'
import { type FakeCalls, makeQuestion, makeSet, makeVerdict, testUid } from '@portal/shared/testing'
import type { EssayRow, OpenSitting, TutorPapers } from '../../preview/bank.rules.ts'

type Paper = CallAnswer<'GET /Exam/tutor/Simulate/GetPaper'>
type Flag = CallAnswer<'GET /Question/tutor/QuestionFlag/GetFlags'>['flags'][number]

export const openSitting: OpenSitting = {
  studentId: testUid(1),
  studentName: 'Maya Clarke',
  setId: testUid(11),
  title: 'ESAT 2024, Physics',
  answered: 12,
  total: 27,
  deadlineAt: '2027-03-01T10:40:00Z',
  extraMinutes: 0,
}

export function makeEssayRow(more: Partial<EssayRow> = {}): EssayRow {
  return {
    studentId: testUid(1),
    studentName: 'Maya Clarke',
    setId: testUid(21),
    questionId: 7,
    itemId: testUid(22),
    setTitle: 'Writing 2024',
    words: 312,
    handedInAt: '2027-03-01T10:40:00Z',
    state: 'waiting',
    ...more,
  }
}

export const flag: Flag = {
  id: testUid(31),
  questionId: 1,
  questionSummary: 'Which force acts on a falling stone?',
  questionSummaryHtml: 'Which force acts on a falling stone?',
  topicName: 'Forces',
  sectionNo: 'Physics',
  text: 'Option C reads twice.',
  state: 'open',
  outcome: null,
  createdAt: '2027-03-01T10:00:00Z',
  answeredAt: null,
  settledAs: null,
  settledAt: null,
  messageCount: 1,
  studentName: 'Maya Clarke',
}

const section = {
  examSectionId: 12,
  sectionId: 2,
  sectionNo: 'Physics',
  questionCount: 27,
  minutes: 40,
  allowsCalculator: false,
  penalty: 0,
}

export const papers: TutorPapers = [
  {
    paperId: 1,
    admissionTestId: 1,
    admissionTestName: 'ESAT',
    title: '2024',
    paperType: 1,
    year: 2024,
    mockPaperNumber: null,
    isRetired: false,
    isOld: false,
    sections: [section],
  },
  {
    paperId: 2,
    admissionTestId: 3,
    admissionTestName: 'NSAA',
    title: '2019',
    paperType: 1,
    year: 2019,
    mockPaperNumber: null,
    isRetired: true,
    isOld: true,
    sections: [{ ...section, examSectionId: 40 }],
  },
]

const figures = {
  answered: 1_240,
  facility: 62,
  discriminationIndex: 27,
  discriminativeEfficiency: 44,
  check: 'very likely' as const,
  medianMs: 92_000,
  optionCounts: [],
  flagRate: 0.4,
}

/** Two questions with their keys; the second has no figures that could be told. */
export function makePaper(more: Partial<Paper> = {}): Paper {
  const verdict = makeVerdict({ isCorrect: null, mark: null })
  return {
    title: 'ESAT 2024, Physics',
    section,
    set: makeSet({
      id: testUid(41),
      kind: 'simulate',
      feedback: 'each',
      questions: [
        makeQuestion({ verdict }),
        makeQuestion({ questionId: 2, number: 2, text: '<p>What is weight?</p>', verdict }),
      ],
    }),
    statistics: [
      { questionId: 1, ...figures },
      {
        questionId: 2,
        ...figures,
        answered: 3,
        facility: null,
        discriminationIndex: null,
        discriminativeEfficiency: null,
        check: null,
        medianMs: null,
        flagRate: null,
      },
    ],
    ...more,
  }
}

const mechanics = {
  id: 3,
  name: 'Mechanics',
  slug: 'mechanics',
  questionCount: 20,
  topics: [
    { id: 5, name: 'Forces', questionCount: 12 },
    { id: 6, name: 'Motion', questionCount: 8 },
  ],
}
const heat = {
  id: 7,
  name: 'Heat',
  slug: 'heat',
  questionCount: 5,
  topics: [
    { id: 11, name: 'Gases', questionCount: 5 },
    { id: 12, name: 'Entropy', questionCount: 0 },
  ],
}
export const subjects = [mechanics, heat]

/** Answers of the calls that the tutor's question bank makes. */
export function bankCalls(more: FakeCalls = {}): FakeCalls {
  const { set, statistics } = makePaper()
  return {
    'GET /Exam/tutor/Simulate/GetOpenSittings': [openSitting],
    'POST /Exam/tutor/Simulate/GiveExtraMinutes': {
      deadlineAt: '2027-03-01T10:45:00Z',
      extraMinutes: 5,
    },
    'GET /Revise/tutor/Marking/GetEssays': {
      essays: [makeEssayRow()],
      totalCount: 1,
      waitingCount: 1,
    },
    'GET /Question/tutor/QuestionFlag/GetFlags': { flags: [flag], totalCount: 4, openCount: 4 },
    'GET /Subject/AdmissionTest': [
      { id: 2, name: 'TMUA' },
      { id: 1, name: 'ESAT' },
    ],
    'GET /Subject/SectionNumber/:id': ({ params }) =>
      String(params.id) === '1'
        ? [
            { id: 2, sectionNo: 'Physics' },
            { id: 4, sectionNo: 'Biology' },
          ]
        : [{ id: 9, sectionNo: 'Paper 1' }],
    'GET /Question/Tutor/Question/GetSectionSubjectsForRevise': ({ query }) =>
      String(query.sectionId) === '2' ? subjects : [],
    'GET /Question/Question/GetQuestionCount': {
      questionCount: 25,
      byTopic: [
        { topicId: 5, questionCount: 12 },
        { topicId: 6, questionCount: 8 },
        { topicId: 11, questionCount: 5 },
      ],
    },
    'GET /Revise/tutor/Revise/GetPreviewSet': { set: { ...set, kind: 'revise' }, statistics },
    'GET /Exam/tutor/Simulate/GetPapers': papers,
    'GET /Exam/tutor/Simulate/GetPaper': makePaper(),
    ...more,
  }
}
