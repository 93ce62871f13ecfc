import * as z from 'zod'
import { daysAsked, listOf, listQuery, moment, paging, search, uid, versionText } from './common.ts'
import { defineEndpoints } from './define.ts'

const admin = { who: ['Admin'], record: 'none' } as const

/** A name of the log: an action, or what a record is. */
const word = z.string().trim().min(1).max(60)

/** Id of a record, in the form that its kind has. */
const recordId = z.string().trim().min(1).max(200)

const filters = {
  /** Who did it. */
  actorId: uid.optional(),
  /** Whom it concerns, or whose account, teaching or link was changed. */
  subjectId: uid.optional(),
  kind: word.optional(),
  recordId: recordId.optional(),
  action: word.optional(),
  ...daysAsked,
  /** In the names and addresses of people and the names of actions; or the id of a record. */
  search,
}

const change = z.object({
  field: z.string(),
  /** The field in words. */
  label: z.string(),
  /** Null for none, and once erased. */
  before: z.unknown(),
  after: z.unknown(),
})

/** What was done by whom, whether that is as it was written, and the way back. */
export const auditEndpoints = defineEndpoints({
  'GET /User/admin/Audit/GetEntries': {
    summary: 'What people did, the newest first, with what was changed of records.',
    access: admin,
    query: listQuery({ ...paging, ...filters }),
    answer: listOf(
      'entries',
      z.object({
        id: z.int(),
        at: moment,
        /** Null for the server itself, and for somebody who had not signed in. */
        actorId: uid.nullable(),
        actorName: z.string().nullable(),
        /** Whom it concerns, where that is somebody else. */
        subjectId: uid.nullable(),
        subjectName: z.string().nullable(),
        action: z.string(),
        /** What the record is that it is about; null where it is about none. */
        kind: z.string().nullable(),
        recordId: z.string().nullable(),
        /** What the record is called, where that is known. */
        recordName: z.string().nullable(),
        /** The version that it has since then. */
        version: z.int().nullable(),
        /** Where from; empty for the server itself. */
        address: z.string(),
        changes: z.array(
          change.extend({
            /** The values were emptied when the person whom they were about was forgotten. */
            isErased: z.boolean(),
          }),
        ),
        /** What else is known of it, by names. */
        details: z.record(z.string(), z.string()),
        batchId: uid.nullable(),
        /** The caller may undo the batch, and this record was not changed since. */
        canUndo: z.boolean(),
      }),
    ).extend({
      /** There are more than are counted and can be paged through. */
      isMore: z.boolean(),
    }),
  },
  'GET /User/admin/Audit/GetFilters': {
    summary: 'The actions and the kinds of records that the log has, by name.',
    access: admin,
    answer: z.object({ actions: z.array(z.string()), kinds: z.array(z.string()) }),
  },
  'GET /User/admin/Audit/ExportEntries': {
    summary: 'All entries that fit, as CSV; that somebody took them along is an entry.',
    access: admin,
    query: listQuery(filters),
    file: true,
  },
  'GET /User/admin/Audit/GetChanges': {
    summary: 'What has been changed of a record since a version, the oldest first; 500 at most.',
    access: admin,
    query: z.object({ kind: word, id: recordId, sinceVersion: versionText }),
    answer: z.object({
      /** The latest that is known. */
      version: z.int(),
      changes: z.array(change.extend({ byName: z.string().nullable(), at: moment })),
    }),
  },
  'POST /User/admin/Audit/Undo': {
    summary:
      'Put all records of an own batch back as they were, within 15 minutes; 409 where one of them was changed since, and while a job is at them. More than 1,000 are a job, of which nothing is counted yet.',
    access: { who: ['Admin'], record: { rule: 'own', kind: 'batch', at: 'body.batchId' } },
    body: z.strictObject({ batchId: uid }),
    answer: z.object({
      /** How many records are as they were. */
      undone: z.int(),
      /** The job that puts them back, where that takes longer than a call. */
      jobId: uid.optional(),
    }),
  },
  'GET /User/admin/Audit/Verify': {
    summary: 'How far the audit log is sealed, and whether the latest check found it whole.',
    access: admin,
    answer: z.object({
      chains: z.array(
        z.object({
          name: z.enum(['sign-ins', 'changes']),
          /** When the latest sealed entry was written; null while nothing is sealed. */
          sealedUntil: moment.nullable(),
          lastCheckedAt: moment.nullable(),
          /** Null while it has not been checked. */
          isWhole: z.boolean().nullable(),
          /** The first entries with which something is wrong, by their numbers. */
          brokenAt: z.object({ fromId: z.int(), toId: z.int() }).nullable(),
        }),
      ),
    }),
  },
  'POST /User/admin/Audit/VerifyNow': {
    summary: 'Check the audit log now; the job of a check that is under way where there is one.',
    access: admin,
    answer: z.object({ jobId: z.uuid() }),
  },
})
