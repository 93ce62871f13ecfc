import type { CallAnswer } from '../api/types.ts'

type FlagPage = CallAnswer<'GET /Question/QuestionFlag/GetFlag'>

/** Id of the flag of `makeFlag`. */
export const testFlagId = '0f8e1c1e-5a3b-4a59-9d51-222222222222'

/** A flag of Maya Clarke's, open and not written on yet. */
export function makeFlag(more: Partial<FlagPage['flag']> = {}): FlagPage['flag'] {
  return {
    id: testFlagId,
    questionId: 42,
    questionSummary: 'Which force acts on a falling stone?',
    questionSummaryHtml: more.questionSummary ?? 'Which force acts on a falling stone?',
    topicName: 'Forces',
    sectionNo: 'Physics',
    text: 'Is air resistance not a force?',
    state: 'open',
    outcome: null,
    createdAt: '2027-03-01T10:00:00.000Z',
    answeredAt: null,
    settledAs: null,
    settledAt: null,
    messageCount: 0,
    ...more,
  }
}

/** A flag with its question, as its student sees it; `answered` adds a tutor's answer. */
export function makeFlagPage(more: Partial<FlagPage> = {}): FlagPage {
  return {
    flag: makeFlag(),
    student: { id: '00000000-0000-4000-8000-000000000001', name: 'Maya Clarke' },
    suggestedChange: null,
    mayAnswer: false,
    mayReply: true,
    messages: [],
    question: {
      questionType: 1,
      data: null,
      text: '<p>Which force acts on a falling stone?</p>',
      options: ['a', 'b', 'c'].map((letter) => ({ letter, html: `Option ${letter}` })),
      studentLetter: 'b',
      studentText: null,
      key: {
        correctLetter: 'a',
        expected: null,
        solution: '<p>Gravity pulls it down.</p>',
        reasons: [{ letter: 'b', html: 'Friction needs contact.' }],
        modelAnswer: null,
      },
    },
    statistics: null,
    ...more,
  }
}

/** The same as its tutor sees it. */
export function makeFlagPageOfTutor(more: Partial<FlagPage> = {}): FlagPage {
  return makeFlagPage({
    mayAnswer: true,
    mayReply: false,
    statistics: {
      answered: 120,
      facility: 61.6,
      discriminationIndex: null,
      discriminativeEfficiency: null,
      check: null,
      medianMs: 92_000,
      optionCounts: [
        { letter: 'a', count: 74 },
        { letter: 'b', count: 46 },
      ],
      flagRate: 0.8,
    },
    ...more,
  })
}

/** What a tutor's explanation leaves behind. */
export const explainedFlag = {
  flag: makeFlag({
    state: 'answered',
    outcome: 'explained',
    answeredAt: '2027-03-01T12:00:00.000Z',
    messageCount: 1,
  }),
  messages: [
    {
      id: '00000000-0000-4000-8000-000000000301',
      authorName: 'Tom Harper',
      isStudent: false,
      isOwn: false,
      text: 'It is, but the stone is said to fall in a vacuum.',
      createdAt: '2027-03-01T12:00:00.000Z',
    },
  ],
} satisfies Partial<FlagPage>
