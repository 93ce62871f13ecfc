import * as z from 'zod'
import { html, id, idText, topicState, uid } from './common.ts'
import { bankStudent, defineEndpoints } from './define.ts'
import { learnOfAdmins } from './learn-of-admins.ts'

const readers = {
  who: ['Student', 'Tutor', 'Senior Tutor'],
  needs: 'questionBank',
  record: 'none',
} as const

const page = z.object({ subTopicId: id, name: z.string() })

/** Learn: a subject (`learningId`) has topics, a topic has sub-topics, a sub-topic has a page. */
const readingEndpoints = defineEndpoints({
  'GET /training/api/Learning/GetAllLearning': {
    summary:
      'The subjects of Learn by part, with how far the student is. Students: their own parts first.',
    access: readers,
    answer: z.array(
      z.object({
        admissionTestId: id,
        sectionId: id,
        sectionNo: z.string(),
        /** One of the student's own parts; true throughout for tutors. */
        isChosen: z.boolean(),
        subjects: z.array(
          z.object({
            learningId: id,
            name: z.string(),
            /** Segment of its path. Unique within its part only: the path takes `learningId`. */
            slug: z.string(),
            topics: z.int(),
            completedTopics: z.int(),
            pages: z.int(),
            completedPages: z.int(),
          }),
        ),
      }),
    ),
  },
  'GET /training/api/LearnTopic/GetAllTopic': {
    summary: 'Topics and sub-topics of a subject in order, with what is complete.',
    access: readers,
    query: z.object({ learningId: idText }),
    answer: z.object({
      learningId: id,
      name: z.string(),
      slug: z.string(),
      admissionTestId: id,
      sectionId: id,
      sectionNo: z.string(),
      topics: z.array(
        z.object({
          topicId: id,
          name: z.string(),
          isCompleted: z.boolean(),
          /** Revise questions filed under it. */
          questionCount: z.int(),
          state: topicState,
          subTopics: z.array(
            page.extend({
              /** Minutes that reading takes, at 200 words a minute. */
              minutes: z.int(),
              isCompleted: z.boolean(),
            }),
          ),
        }),
      ),
    }),
  },
  'GET /training/api/LearnTopic/GetContent': {
    summary: 'The page of a sub-topic.',
    access: readers,
    query: z.object({ subTopicId: idText }),
    answer: z.object({
      subTopicId: id,
      title: z.string(),
      topicId: id,
      topicName: z.string(),
      learningId: id,
      subjectName: z.string(),
      subjectSlug: z.string(),
      admissionTestId: id,
      sectionId: id,
      sectionNo: z.string(),
      html,
      minutes: z.int(),
      videoUrl: z.string().nullable(),
      /** A film of the portal's own, to be played; null without one that is ready. */
      film: z.object({ assetId: uid }).nullable(),
      isCompleted: z.boolean(),
      /** The neighbouring pages of the subject. */
      previous: page.nullable(),
      next: page.nullable(),
      /** Check questions that `StartCheck` would give, and Revise questions of the topic. */
      checkCount: z.int(),
      questionCount: z.int(),
    }),
  },
  'GET /training/api/LearnTopic/GetAllTopicCount': {
    summary: 'How many topics and pages a subject has, and how many are complete.',
    access: readers,
    query: z.object({ learningId: idText }),
    answer: z.object({
      topics: z.int(),
      completedTopics: z.int(),
      pages: z.int(),
      completedPages: z.int(),
    }),
  },
  'POST /training/api/Learning/CreateCompletion': {
    summary: 'Mark a page as complete, or take that back.',
    access: bankStudent,
    body: z.strictObject({ subTopicId: id, isCompleted: z.boolean().default(true) }),
  },
  'POST /training/api/Learning/StartCheck': {
    summary: 'Three check questions on a sub-topic (of its topic where it has too few), as a set.',
    access: bankStudent,
    idempotent: true,
    body: z.strictObject({ subTopicId: id }),
    answer: z.object({ id: z.uuid(), subjectSlug: z.string() }),
  },
})

/** Learn as it is read, and as it is written. */
export const learnEndpoints = { ...readingEndpoints, ...learnOfAdmins }
