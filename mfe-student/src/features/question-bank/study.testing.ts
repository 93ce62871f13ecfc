import type { EditableSet } from './edit-set.rules.ts'
import type { ErrorLog, Miss } from './error-log.rules.ts'
import type { Learning, Reviews, SimulateFigures } from './home.rules.ts'
import type { Preset } from './presets.rules.ts'

export const setId = '0f8e1c1e-5a3b-4a59-9d51-111111111111'

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
    summaryHtml: more.summary ?? 'A stone falls from a tower',
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
      summaryHtml: summary,
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
