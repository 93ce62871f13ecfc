import * as z from 'zod'
import { day, id } from './common.ts'

/** Something that a student is to do, as a report sets it. */
export const homeworkSet = z.strictObject({
  text: z.string().trim().min(1, 'Say what is to be done').max(500),
  dueOn: day.nullable(),
  topicId: id.nullable(),
})

/** What a tutor writes of an hour, whole or in part; what is not chosen yet is null. */
export const reportContent = z.strictObject({
  topicsCovered: z.string().max(500),
  topicIds: z.array(id).max(20),
  wentWell: z.string().max(4_000),
  toWorkOn: z.string().max(4_000),
  homework: z.array(homeworkSet.extend({ text: z.string().max(500) })).max(10),
  engagement: z.int().min(1).max(5).nullable(),
  attainment: z.int().min(1).max(5).nullable(),
})

export type ReportContent = z.output<typeof reportContent>
