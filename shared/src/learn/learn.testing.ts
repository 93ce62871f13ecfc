import { ApiError } from '@portal/shared/api'
import type { FakeCalls } from '@portal/shared/testing'
import type { PageContent, Part, Subject } from './learn.rules.ts'

/** What Learn is tested with: two parts, and a subject of two topics with three pages. */

export const checkId = '0f8e1c1e-5a3b-4a59-9d51-222222222222'

const counts = { topics: 2, completedTopics: 1, pages: 3, completedPages: 2 }

export const parts: Part[] = [
  {
    admissionTestId: 1,
    sectionId: 2,
    sectionNo: 'Physics',
    isChosen: true,
    subjects: [
      { learningId: 12, name: 'Mechanics', slug: 'mechanics', ...counts },
      {
        learningId: 13,
        name: 'Waves',
        slug: 'waves',
        topics: 1,
        completedTopics: 0,
        pages: 4,
        completedPages: 0,
      },
    ],
  },
  {
    admissionTestId: 1,
    sectionId: 4,
    sectionNo: 'Biology',
    isChosen: false,
    subjects: [{ learningId: 20, name: 'Cells', slug: 'cells', ...counts }],
  },
]

export const subject: Subject = {
  learningId: 12,
  name: 'Mechanics',
  slug: 'mechanics',
  admissionTestId: 1,
  sectionId: 2,
  sectionNo: 'Physics',
  topics: [
    {
      topicId: 5,
      name: 'Forces',
      isCompleted: true,
      questionCount: 14,
      state: 'weak',
      subTopics: [{ subTopicId: 30, name: 'Free bodies', minutes: 3, isCompleted: true }],
    },
    {
      topicId: 6,
      name: 'Motion',
      isCompleted: false,
      questionCount: 0,
      state: 'not started',
      subTopics: [
        { subTopicId: 31, name: 'Speed', minutes: 1, isCompleted: true },
        { subTopicId: 32, name: 'Graphs of motion', minutes: 4, isCompleted: false },
      ],
    },
  ],
}

export const page: PageContent = {
  subTopicId: 31,
  title: 'Speed',
  topicId: 6,
  topicName: 'Motion',
  learningId: 12,
  subjectName: 'Mechanics',
  subjectSlug: 'mechanics',
  admissionTestId: 1,
  sectionId: 2,
  sectionNo: 'Physics',
  html: '<p>How fast.</p><h3>Mean speed</h3><p>Distance by time.</p><table><tbody><tr><td>1 s</td></tr></tbody></table><h3>Take care</h3><p>Units.</p>',
  minutes: 1,
  videoUrl: null,
  film: null,
  isCompleted: false,
  previous: { subTopicId: 30, name: 'Free bodies' },
  next: { subTopicId: 32, name: 'Graphs of motion' },
  checkCount: 3,
  questionCount: 8,
}

/** Answers of every call that these screens make. */
export function learnCalls(more: FakeCalls = {}): FakeCalls {
  return {
    'GET /training/api/Learning/GetAllLearning': parts,
    'GET /training/api/LearnTopic/GetAllTopic': subject,
    'GET /training/api/LearnTopic/GetContent': page,
    'POST /training/api/Learning/CreateCompletion': undefined,
    'POST /training/api/Learning/StartCheck': { id: checkId, subjectSlug: 'mechanics' },
    ...more,
  }
}

export const away = new ApiError({ status: 400, message: 'The database is away.' })
export const gone = new ApiError({ status: 404, message: 'The page was not found.' })
export const broken = new ApiError({ status: 422, message: 'The pages are being moved.' })
