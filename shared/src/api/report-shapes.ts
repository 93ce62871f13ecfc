import * as z from 'zod'
import { day, html, id, moment, uid } from './common.ts'

/** Longest text of a report. */
export const longestReportText = 4_000

/** Homework of one report at most, and topics. */
export const mostHomework = 10
export const mostReportTopics = 20

/** How long a sent report can be changed by its tutor. */
export const editableDays = 7

const rating = (says: string) => z.int(says).min(1, says).max(5, says)
const written = (says: string) => z.string().trim().min(1, says).max(longestReportText)

/** Something that a student is to do, as a report sets it. */
export const homeworkSet = z.strictObject({
  text: z.string().trim().min(1, 'Say what is to be done').max(500),
  dueOn: day.nullable(),
  topicId: id.nullable(),
})

/** What a tutor writes of an hour, whole or in part; what is not chosen yet is null. */
export const reportContent = z.strictObject({
  topicsCovered: z.string().max(500),
  topicIds: z.array(id).max(mostReportTopics),
  wentWell: z.string().max(longestReportText),
  toWorkOn: z.string().max(longestReportText),
  homework: z.array(homeworkSet.extend({ text: z.string().max(500) })).max(mostHomework),
  engagement: z.int().min(1).max(5).nullable(),
  attainment: z.int().min(1).max(5).nullable(),
})

export type ReportContent = z.output<typeof reportContent>

/** The same as it can be sent: nothing is missing, and both texts are plain, with `\( … \)`. */
export const wholeContent = {
  topicsCovered: z.string().trim().min(1, 'Say what the hour was about').max(500),
  topicIds: z
    .array(id)
    .max(mostReportTopics)
    .refine((ids) => new Set(ids).size === ids.length, 'A topic is named twice'),
  wentWell: written('Say what went well'),
  toWorkOn: written('Say what to work on'),
  homework: z.array(homeworkSet).max(mostHomework),
  engagement: rating('Choose how engaged the student was'),
  attainment: rating('Choose how well the student did'),
}

export const reportTopic = z.object({
  topicId: id,
  topicName: z.string(),
  subjectId: id,
  subjectName: z.string(),
  sectionId: id,
  sectionNo: z.string(),
  admissionTestId: id,
})

export const homeworkShown = z.object({
  id: uid,
  html,
  dueOn: day.nullable(),
  topicName: z.string().nullable(),
  /** When the student checked it off. */
  doneAt: moment.nullable(),
})

/** Somebody who has opened a report, and when first. */
export const reportReader = z.object({ name: z.string(), role: z.string(), readAt: moment })

/** What a report says, its texts as HTML with equations. */
export const reportShown = {
  topicsCoveredHtml: html,
  wentWellHtml: html,
  toWorkOnHtml: html,
  engagement: z.int().min(1).max(5),
  attainment: z.int().min(1).max(5),
}

export const reportTemplate = z.object({
  id: uid,
  name: z.string(),
  /** Null for every subject. */
  subject: z.string().nullable(),
  content: z.object({ wentWell: z.string(), toWorkOn: z.string() }),
  /** False for those that every tutor has. */
  isOwn: z.boolean(),
})
