import type { RunnerQuestion, RunnerSet, Verdict } from './types.ts'

/** A question as the server gives it out, for tests; an MCQ with options A to D. */
export function makeQuestion(more: Partial<RunnerQuestion> = {}): RunnerQuestion {
  return {
    questionId: 1,
    versionId: 11,
    number: 1,
    questionType: 1,
    sectionNo: 'Physics',
    topicId: 5,
    topicName: 'Forces',
    difficulty: 2,
    data: null,
    text: '<p>Which force acts on a falling stone?</p>',
    options: ['a', 'b', 'c', 'd'].map((letter) => ({ letter, html: `Option ${letter}` })),
    response: null,
    sequence: 0,
    timeMs: 0,
    isMarkedForReview: false,
    isBookmarked: false,
    isFlagged: false,
    note: '',
    missReason: null,
    verdict: null,
    ...more,
  }
}

/** One question of each type, numbered from 1. */
export function makeFourTypes(): RunnerQuestion[] {
  return [
    makeQuestion(),
    makeQuestion({
      questionId: 2,
      number: 2,
      questionType: 2,
      text: '<p>Is a law of nature a rule?</p>',
      options: [],
    }),
    makeQuestion({
      questionId: 3,
      number: 3,
      questionType: 3,
      text: '<p>Weight is [[blank]] and mass is [[blank]].</p>',
      options: [
        { letter: 'a', html: 'a force | a scalar' },
        { letter: 'b', html: 'a scalar | a force' },
      ],
    }),
    makeQuestion({
      questionId: 4,
      number: 4,
      questionType: 4,
      text: '<p>Half of x is</p>',
      options: [],
    }),
  ]
}

/** An open, untimed set with feedback at the end, for tests. */
export function makeSet(more: Partial<RunnerSet> = {}): RunnerSet {
  return {
    id: '0f8e1c1e-5a3b-4a59-9d51-111111111111',
    title: 'Forces, 4 questions',
    subjectSlug: 'physics',
    kind: 'revise',
    state: 'open',
    feedback: 'end',
    timing: 'none',
    secondsPerQuestion: null,
    order: 'random',
    allowsCalculator: false,
    extraMinutes: 0,
    startedAt: '2027-03-01T10:00:00.000Z',
    deadlineAt: null,
    finishedAt: null,
    serverNow: '2027-03-01T10:00:00.000Z',
    questions: makeFourTypes(),
    total: more.questions?.length ?? 4,
    ...more,
  }
}

/** A marked answer, for tests: right, with option A as the key. */
export function makeVerdict(more: Partial<Verdict> = {}): Verdict {
  return {
    isCorrect: true,
    mark: 1,
    correctLetter: 'a',
    expected: null,
    note: null,
    solution: '<p>Gravity pulls it down.</p>',
    reasons: [{ letter: 'b', html: 'Friction needs contact.' }],
    modelAnswer: null,
    criteria: [],
    criteriaMet: null,
    comment: null,
    isMarkedByTutor: false,
    cohort: {
      answered: 12,
      medianMs: 42_000,
      optionCounts: [
        { letter: 'a', count: 9 },
        { letter: 'b', count: 3 },
      ],
    },
    ...more,
  }
}
