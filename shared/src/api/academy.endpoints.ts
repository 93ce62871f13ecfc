import * as z from 'zod'
import { learnersAcademy, learnersQuery, learnersVideo, totalProgress } from './academy.shapes.ts'
import { academyAdminEndpoints } from './academy-of-admins.ts'
import { day, html, listOf, moment, paging, search, sorting, uid } from './common.ts'
import { defineEndpoints } from './define.ts'

const teachers = ['Tutor', 'Senior Tutor'] as const
const learners = ['Student', ...teachers] as const

const ofStudents = { who: ['Student'], needs: 'academy' } as const
const ofTeachers = { who: teachers, needs: 'academy' } as const
const ofLearners = { who: learners, needs: 'academy' } as const

/** One that is shown to the caller by what is published. */
const academyShown = { rule: 'given', kind: 'academy' } as const

const learnersPage = listOf('academies', learnersAcademy).extend({ totalProgress })
const learnersCourse = learnersAcademy.extend({ description: html, totalProgress })

const forLearners = defineEndpoints({
  'GET /academy/Academy/GetAllAcademy': {
    summary: 'The academies for students, in their order, and how far the student is with all.',
    access: { ...ofStudents, record: 'none' },
    query: learnersQuery(4),
    answer: learnersPage,
  },
  'GET /academy/api/Tutor/Academy/GetAllAcademy': {
    summary: 'The academies for everybody and for tutors, and how far the tutor is with all.',
    access: { ...ofTeachers, record: 'none' },
    query: learnersQuery(16),
    answer: learnersPage,
  },
  'GET /academy/academy/:id': {
    summary: 'An academy that is shown to the student.',
    access: { ...ofStudents, record: { ...academyShown, at: 'params.id' } },
    params: z.object({ id: uid }),
    answer: learnersCourse,
  },
  'GET /academy/api/tutor/academy/:id': {
    summary: 'An academy that is shown to the tutor.',
    access: { ...ofTeachers, record: { ...academyShown, at: 'params.id' } },
    params: z.object({ id: uid }),
    answer: learnersCourse,
  },
  'GET /academy/api/VideoGroup/GetAllVideoGroup': {
    summary:
      'The groups of an academy with the videos that are shown to the caller, and how far the caller is with each. A group that is not open yet has none.',
    access: { ...ofLearners, record: { ...academyShown, at: 'query.academyId' } },
    query: z.object({ academyId: uid }),
    answer: z.object({
      videoGroups: z.array(
        z.object({
          id: uid,
          name: z.string(),
          opensOn: day.nullable(),
          /** By the day of the caller's own zone. */
          isOpen: z.boolean(),
          videos: z.array(learnersVideo),
        }),
      ),
      totalVideos: z.int(),
      completedVideos: z.int(),
      /** The one played last where it is not completed, else the first that is not; null for none. */
      currentVideoId: uid.nullable(),
    }),
  },
  'POST /academy/UserVideo': {
    summary:
      'Say that a video was watched: completes a link; of a film it tells what was watched, and changes nothing.',
    access: { ...ofLearners, record: { rule: 'given', kind: 'video', at: 'body.videoId' } },
    body: z.strictObject({ videoId: uid }),
    answer: z.object({
      isCompleted: z.boolean(),
      watchedPercent: z.int().min(0).max(100),
      needsQuiz: z.boolean(),
    }),
  },
  'POST /academy/api/VideoGroup/UserVideoQuestionCreate': {
    summary:
      'Answer a question of the quiz of a watched video; once in a round. 409 while a paper or test of the student has that question.',
    access: {
      ...ofLearners,
      record: { rule: 'given', kind: 'video question', at: 'body.videoQuestionId' },
    },
    body: z.strictObject({
      videoQuestionId: uid,
      optionSelected: z.string().regex(/^[a-z]$/, 'Choose an option'),
    }),
    answer: z.object({
      /** From 1. */
      round: z.int(),
      answered: z.int(),
      total: z.int(),
      /** How many are wrong; null until the round is whole, so that no single answer is told. */
      wrong: z.int().nullable(),
      isPassed: z.boolean(),
    }),
  },
  'GET /academy/api/Academy/SearchTranscripts': {
    summary: 'Lines of the captions of videos that are shown to the caller, by academy and second.',
    access: {
      ...ofLearners,
      record: { ...academyShown, at: 'query.academyId', optional: true },
    },
    query: z.object({
      ...paging,
      text: z.string().trim().min(2, 'Enter at least 2 letters').max(100),
      academyId: uid.optional(),
    }),
    answer: listOf(
      'hits',
      z.object({
        academyId: uid,
        academyName: z.string(),
        videoId: uid,
        videoName: z.string(),
        assetId: uid,
        atSeconds: z.number(),
        text: z.string(),
      }),
    ),
  },
  'GET /academy/api/Video/GetContinue': {
    summary: 'The unfinished video that the caller has played last; null where there is none.',
    access: { ...ofLearners, record: 'none' },
    answer: z
      .object({
        academyId: uid,
        academyName: z.string(),
        videoId: uid,
        videoName: z.string(),
        positionSeconds: z.int(),
        durationSeconds: z.int(),
        poster: z.string().nullable(),
      })
      .nullable(),
  },
  'GET /academy/api/tutor/Academy/GetMyStudents': {
    summary: "How far own students, of a senior tutor the team's too, are with an academy.",
    access: { ...ofTeachers, record: { ...academyShown, at: 'query.academyId' } },
    query: z.object({
      ...paging,
      ...sorting(['name', 'completed', 'minutes', 'last']),
      academyId: uid,
      search,
    }),
    answer: listOf(
      'students',
      z.object({
        studentId: uid,
        fullName: z.string(),
        completedVideos: z.int(),
        totalVideos: z.int(),
        watchedMinutes: z.int(),
        lastAt: moment.nullable(),
      }),
    ),
  },
})

/** Academies: courses of videos with quizzes, for learners and for those who make them. */
export const academyEndpoints = { ...forLearners, ...academyAdminEndpoints }
