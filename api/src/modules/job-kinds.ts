import type * as z from 'zod'
import type { DefinedJob } from '../jobs/define-job.ts'
import { auditCheckJob } from './audit/index.ts'
import { correctionJob } from './corrections/index.ts'
import { publishJob } from './curriculum/index.ts'
import { morningsJob } from './mornings/index.ts'
import { digestJob } from './notifications/index.ts'
import { dueSoonJob } from './submissions/index.ts'
import { weeklyJob } from './weekly-summaries/index.ts'

/** All kinds of work that can be started as a job. */
export const jobKinds = {
  /** Whether the audit log is as it was sealed. */
  auditCheck: auditCheckJob,
  /** A wrong key that is put right, student by student. */
  keyCorrection: correctionJob,
  /** A template of curricula that is brought to its students. */
  curriculumPublish: publishJob,
  /** The morning's mails of one time zone. */
  digest: digestJob,
  /** What markers of one time zone are told in the morning of what is due next. */
  dueSoon: dueSoonJob,
  /** What people of one time zone are told in the morning of what they have to do. */
  mornings: morningsJob,
  /** Monday's mails to the parents of one time zone. */
  weekly: weeklyJob,
} satisfies Readonly<Record<string, DefinedJob>>

export type JobKindName = keyof typeof jobKinds

/** What a kind of job is told when it is started. */
export type JobInput<K extends JobKindName> = z.output<(typeof jobKinds)[K]['input']>
