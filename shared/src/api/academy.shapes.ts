import * as z from 'zod'
import { day, fileOfRecord, id, moment, paging, search, sorting, uid, version } from './common.ts'
import { assetFacts } from './media.shapes.ts'

/** A share of a whole in whole percent, rounded down, so that 100 is said of all alone. */
const wholePercent = z.int().min(0).max(100)

/** Whom an academy is for. Who teaches sees those for students too. */
export const academyAudience = z.enum(['students', 'tutors', 'both'])

export const academyState = z.enum(['draft', 'published', 'archived'])

/** A video alone has no archive: it goes with its academy. */
export const videoState = z.enum(['draft', 'published'])

/** An academy as its learners see it. Videos count that are shown to the caller now. */
export const learnersAcademy = z.object({
  id: uid,
  name: z.string(),
  summary: z.string(),
  /** Address of its picture. */
  cover: z.string().nullable(),
  totalVideos: z.int(),
  completedVideos: z.int(),
  /** Begun, completed ones among them. */
  startedVideos: z.int(),
  /** Of all its videos, links by what was said of them. */
  durationSeconds: z.int(),
  /** For those who teach alone. */
  isForTutors: z.boolean(),
})

/** How far the caller is with all that is shown to the caller, whatever is sought. */
export const totalProgress = z.object({
  completionPercent: wholePercent,
  videosLeft: z.int(),
  /** Spelt so in the interface that this follows. */
  videsoCompleted: z.int(),
})

/** What a list of academies is asked for by its learners. */
export const learnersQuery = (pageSize: number) =>
  z.object({
    ...paging,
    pageSize: z.coerce.number().int().min(1).max(100).default(pageSize),
    /** In titles, summaries and the names of videos. */
    search,
    state: z.enum(['not started', 'started', 'completed']).optional(),
  })

/** A video as its learners see it. */
export const learnersVideo = z.object({
  id: uid,
  name: z.string(),
  description: z.string(),
  /** Of a link where it leads; of a film its best file. */
  url: z.string(),
  /** Null for a link. */
  assetId: uid.nullable(),
  isLink: z.boolean(),
  poster: z.string().nullable(),
  /** Null for a link of which nothing was said. */
  durationSeconds: z.int().nullable(),
  /** Watched, and a mandatory quiz passed. */
  isCompleted: z.boolean(),
  /** 90 % of the film's seconds were played; of a link, the caller has said so. */
  isWatched: z.boolean(),
  watchedPercent: wholePercent,
  /** Its quiz has to be passed. */
  mandatoryQuestion: z.boolean(),
  /** All of a round was answered, some of it wrong, and none was passed before or since. */
  isInRetry: z.boolean(),
  isQuizPassed: z.boolean(),
  /** In the order in which they are asked. */
  videoQuestion: z.array(
    z.object({
      questionId: id,
      id: uid,
      /** In the round that goes on; how it was answered is not told before the round is whole. */
      isAnswered: z.boolean(),
    }),
  ),
})

/** Why a learner does not see a video. */
export const hiddenBecause = z.enum([
  'academy is a draft',
  'academy is archived',
  'video is a draft',
  'no film or link',
  'film is not ready',
  'film failed',
  'group is not open',
])

/** A question of the bank where one is chosen for a quiz. */
const quizQuestionFacts = {
  questionId: id,
  /** In a few words, as plain text. */
  summary: z.string(),
  /** Null where it is filed nowhere. */
  topicName: z.string().nullable(),
  sectionNo: z.string().nullable(),
}

export const foundQuestion = z.object({
  ...quizQuestionFacts,
  /** How often it is answered right, percent; null before anybody has answered it. */
  facility: z.number().min(0).max(100).nullable(),
})

/** A video as it is edited. */
export const editedVideo = z.object({
  id: uid,
  name: z.string(),
  description: z.string(),
  /** Null for a link, and where there is no film yet. */
  asset: z
    .object({
      ...assetFacts,
      name: z.string(),
      poster: z.string().nullable(),
      captions: z.array(z.object({ lang: z.string(), label: z.string(), cueCount: z.int() })),
    })
    .nullable(),
  link: z.string().nullable(),
  linkMinutes: z.int().nullable(),
  transcript: z.string().nullable(),
  mandatoryQuestion: z.boolean(),
  state: videoState,
  version,
  questions: z.array(
    z.object({
      id: uid,
      ...quizQuestionFacts,
      /** False for one that the bank no longer gives out: it is not asked. */
      isLive: z.boolean(),
    }),
  ),
  /** Empty where its learners see it. */
  hiddenBecause: z.array(hiddenBecause),
})

/** A group as it is edited. */
export const editedGroup = z.object({
  id: uid,
  name: z.string(),
  opensOn: day.nullable(),
  version,
  videos: z.array(editedVideo),
})

/** What is edited of an academy itself. */
export const academyDetails = {
  title: z.string().trim().min(1, 'Enter a title').max(120),
  summary: z.string().trim().max(300),
  audience: academyAudience,
  /** Off: what was not watched yet cannot be skipped to. */
  allowsSkipping: z.boolean(),
  /** The last day by which it should be watched. */
  finishBy: day.nullable(),
}

/** An academy as it is edited, with all that it has, drafts too. */
export const editedAcademy = z.object({
  id: uid,
  ...academyDetails,
  /** HTML, as an editor takes it. */
  description: z.string(),
  cover: fileOfRecord.nullable(),
  /** Its address, to show it. */
  coverUrl: z.string().nullable(),
  state: academyState,
  version,
  /** Of the order of what it has; every group or video that comes or goes makes the next, too. */
  orderVersion: version,
  groups: z.array(editedGroup),
})

/** The order of an academy, as it is saved and as it comes with a refusal. */
export const academyOrder = z
  .array(z.strictObject({ id: uid, videoIds: z.array(uid).max(1_000) }))
  .max(200)

/** Filters of those who watch an academy. */
export const watchedFilters = {
  academyId: uid,
  search,
  schoolId: uid.optional(),
  programName: z.string().trim().max(200).optional(),
  state: z.enum(['started', 'completed']).optional(),
}

export const watchedSorting = sorting(['name', 'completed', 'minutes', 'last'])

/** Somebody who has begun to watch an academy. */
export const watchedLearner = z.object({
  userId: uid,
  fullName: z.string(),
  role: z.enum(['Student', 'Tutor', 'Senior Tutor']),
  completedVideos: z.int(),
  totalVideos: z.int(),
  watchedMinutes: z.int(),
  /** Rounds of quizzes that were answered to their end. */
  quizRounds: z.int(),
  /** Links among those completed: nobody but the learner knows. */
  selfDeclared: z.int(),
  lastAt: moment.nullable(),
})

/** How a video is watched, by all. */
export const watchedVideo = z.object({
  videoId: uid,
  name: z.string(),
  /** People who have begun it, watched it, completed it. */
  started: z.int(),
  watched: z.int(),
  completed: z.int(),
  /** Of those who began it, how many percent played each twentieth of it; empty for a link. */
  curve: z.array(z.number().min(0).max(100)).max(20),
})
