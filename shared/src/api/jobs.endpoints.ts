import * as z from 'zod'
import {
  chosenIds,
  chosenRows,
  daysAsked,
  listOf,
  listQuery,
  moment,
  paging,
  search,
  uid,
} from './common.ts'
import { defineEndpoints } from './define.ts'

/** How a job stands: `failed` is tried again by itself, `dead` is not. */
export const jobState = z.enum(['waiting', 'running', 'done', 'failed', 'dead', 'cancelled'])

/** What it does, by its name in the server's table. */
const kind = z.string().regex(/^\w{1,60}$/, 'Expected the name of a kind of job')

const job = z.object({
  jobId: uid,
  kind: z.string(),
  state: jobState,
  /** Pieces of work that are done; of how many, once that is known. */
  done: z.int(),
  total: z.int().nullable(),
  /** Why the last try failed. */
  error: z.string().nullable(),
})

/** What a list of jobs can be filtered by. */
const filter = {
  kind: kind.optional(),
  state: jobState.optional(),
  /** Who asked for it. */
  by: uid.optional(),
  /** The days on which it was asked for. */
  ...daysAsked,
}

/** Work that takes longer than a call, for whoever asked for it and for those who run the portal. */
export const jobEndpoints = defineEndpoints({
  'GET /Operations/Job/GetJob': {
    summary: 'How far a job is that the caller asked for, and what came of it.',
    access: { who: 'signed in', record: { rule: 'own', kind: 'job', at: 'query.jobId' } },
    // Invoices can be had then too, and some are made while one waits.
    afterProgramme: true,
    query: z.object({ jobId: uid }),
    answer: job.extend({
      /** In the form that its kind has; null before it is done. */
      result: z.unknown(),
    }),
  },
  'GET /Operations/admin/Job/GetJobs': {
    summary: 'All jobs of the last 90 days, the newest first.',
    access: { who: ['Admin'], record: 'none' },
    query: listQuery({ ...paging, ...filter }),
    answer: listOf(
      'jobs',
      job.extend({
        /** Null for what comes by the clock, and for accounts that are gone. */
        byName: z.string().nullable(),
        attempts: z.int(),
        createdAt: moment,
        startedAt: moment.nullable(),
        endedAt: moment.nullable(),
      }),
    ),
  },
  'GET /Operations/admin/Job/FindPeople': {
    summary:
      'People who asked for jobs of the last 90 days and whose name or email has the words, twenty at most, by name; or the one that is named.',
    access: { who: ['Admin'], record: 'none' },
    query: z.object({ search, personId: uid.optional() }),
    answer: z.object({
      people: z.array(z.object({ id: uid, name: z.string(), email: z.string() })).max(20),
    }),
  },
  'POST /Operations/admin/Job/Retry': {
    summary:
      'Have jobs that failed tried again at once, from where they got to: these, or all that match.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'job', at: 'body.jobIds', optional: true },
    },
    idempotent: true,
    body: chosenRows({ jobIds: chosenIds }, filter, {}),
    answer: z.object({
      retried: z.int(),
      /** Those that had not failed. */
      skipped: z.int(),
    }),
  },
  'POST /Operations/admin/Job/Cancel': {
    summary: 'End a job: one that waits never runs, one that runs stops after its batch.',
    access: { who: ['Admin'], record: { rule: 'any', kind: 'job', at: 'body.jobId' } },
    body: z.strictObject({ jobId: uid }),
  },
})
