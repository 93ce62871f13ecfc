import * as z from 'zod'
import { roles } from '../contract/roles.ts'
import {
  dependants,
  entitlementSet,
  handedOver,
  newTutor,
  peopleChange,
  peopleFilters,
  personInFull,
  personRow,
  profile,
  reason,
} from './accounts.shapes.ts'
import {
  chosenIds,
  chosenRows,
  listOf,
  moment,
  paging,
  sorting,
  uid,
  version,
  wholeNumber,
} from './common.ts'
import { defineEndpoints } from './define.ts'
import { jobState } from './jobs.endpoints.ts'

const admin = { who: ['Admin'], record: 'none' } as const

const account = (at: 'query.userId' | 'body.userId') =>
  ({ who: ['Admin'], record: { rule: 'any', kind: 'account', at } }) as const

const listed = { ...sorting(['name', 'email', 'joined']), ...peopleFilters }

/** Somebody to whom it was not done, and why. */
const leftOut = z.object({ userId: uid, name: z.string(), why: z.string() })

/** People of every role, as admins look after them. */
export const accountEndpoints = defineEndpoints({
  'GET /User/admin/Account/GetPeople': {
    summary: 'People of every role.',
    access: admin,
    query: z.object({ ...paging, ...listed }),
    answer: listOf('people', personRow),
  },
  'GET /User/admin/Account/ExportPeople': {
    summary: 'All people who fit, as CSV that can be imported again.',
    access: admin,
    query: z.object({ ...listed, columns: z.string().max(300).optional() }),
    file: true,
  },
  'GET /User/admin/Account/GetPerson': {
    summary: 'All that is to be known of an account: who it is, links, entitlements, devices.',
    access: account('query.userId'),
    query: z.object({ userId: uid }),
    answer: personInFull,
  },
  'GET /User/admin/Account/GetDependants': {
    summary: 'What stopping an account leaves behind.',
    access: account('query.userId'),
    query: z.object({ userId: uid }),
    answer: dependants,
  },
  'POST /User/admin/Account/Create': {
    summary:
      'A new account of anybody but a student, who comes with a booking; invited at once, or later.',
    access: admin,
    idempotent: true,
    body: z.strictObject({
      role: z.enum(['Admin', 'Tutor', 'Senior Tutor', 'Parent', 'School Manager']),
      ...profile,
      /** Of a parent: the children. */
      childIds: z.array(uid).max(20).default([]),
      /** Of a school manager: the schools. */
      schoolIds: z.array(uid).max(20).default([]),
      /** Of a tutor or senior tutor, and of nobody else. */
      tutor: newTutor.nullable().default(null),
      invite: z.enum(['now', 'later']),
    }),
    answer: z.object({ userId: uid }),
  },
  'POST /User/admin/Account/Update': {
    summary:
      'Change who somebody is; a changed email tells the old address and ends links. 409 where somebody else has changed it meanwhile.',
    access: account('body.userId'),
    body: z.strictObject({
      userId: uid,
      version,
      ...profile,
      timeZone: z.string().min(1).max(100),
      /** Of a student, and of nobody else. */
      yearGroup: wholeNumber(7, 14, 'Choose a year from 7 to 14').nullable(),
      extraTimePercent: wholeNumber(0, 100, 'Enter a share from 0 to 100').nullable(),
      /** Only a tutor and a senior tutor can become each other. */
      role: z.enum(roles),
    }),
    answer: z.object({ version }),
  },
  'POST /User/admin/Account/SetActive': {
    summary:
      'Stop an account, which ends its devices and links at once and hands over what hangs on it, or bring it back.',
    access: account('body.userId'),
    body: z.strictObject({
      userId: uid,
      version,
      isActive: z.boolean(),
      reason,
      successors: z
        .array(z.strictObject({ what: z.enum(handedOver), toUserId: uid }))
        .max(handedOver.length)
        .default([]),
    }),
    answer: z.object({ version }),
  },
  'POST /User/admin/Account/SendPasswordLink': {
    summary: 'Mail a link by which the person chooses a password, once; nobody else sees it.',
    access: account('body.userId'),
    body: z.strictObject({ userId: uid }),
  },
  'POST /User/admin/Account/SendInvitation': {
    summary: 'Invite somebody who has not chosen a password yet, once more.',
    access: account('body.userId'),
    body: z.strictObject({ userId: uid }),
  },
  'GET /User/admin/Account/GetSessions': {
    summary: 'The devices on which a person is signed in, the one last used first.',
    access: account('query.userId'),
    query: z.object({ userId: uid }),
    answer: z.object({
      sessions: z.array(
        z.object({
          id: uid,
          /** Browser and system in few words. */
          device: z.string(),
          address: z.string(),
          createdAt: moment,
          lastUsedAt: moment,
        }),
      ),
    }),
  },
  'POST /User/admin/Account/EndSessions': {
    summary: 'Sign a person out everywhere; without one, everybody but the caller.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'account', at: 'body.userId', optional: true },
    },
    body: z.strictObject({ userId: uid.nullable() }),
    /** How many devices were signed out. */
    answer: z.object({ ended: z.int() }),
  },
  'POST /User/admin/Account/SetEntitlement': {
    summary: 'Give or take from a student what a programme opens, beside the bookings.',
    access: {
      who: ['Admin'],
      record: { rule: 'in sight', kind: 'student', at: 'body.studentId' },
    },
    body: z.strictObject({ studentId: uid, version, ...entitlementSet, reason }),
    answer: z.object({ version }),
  },
  'POST /User/admin/Account/Bulk': {
    summary:
      'The same for several people, or for all that match; 409 and nothing done where those are not as many as was said. Above 1,000 it is a job, of which nothing is counted yet.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'account', at: 'body.userIds', optional: true },
    },
    idempotent: true,
    body: chosenRows({ userIds: chosenIds }, peopleFilters, peopleChange),
    answer: z.object({
      batchId: uid,
      changed: z.int(),
      skipped: z.array(leftOut),
      /** The job that does it, where that takes longer than a call. */
      jobId: uid.optional(),
    }),
  },
  'GET /User/admin/Account/GetBulk': {
    summary:
      'How far a job is that does the same for many people, how many it changed, and whom it left out.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'change of people', at: 'query.jobId' },
    },
    query: z.object({ jobId: uid, ...paging }),
    answer: listOf('skipped', leftOut).extend({
      batchId: uid,
      action: peopleChange.action,
      state: jobState,
      /** People whose turn has come, and of how many. */
      done: z.int(),
      total: z.int(),
      changed: z.int(),
      /** Why the last try failed. */
      error: z.string().nullable(),
      /** Whether the caller can undo it: it is over, is the caller's own, and no 15 minutes are over. */
      canUndo: z.boolean(),
      /** The job that undoes it; null where none was asked for. */
      undo: z
        .object({
          state: jobState,
          undone: z.int(),
          /** Why it could not be undone. */
          why: z.string().nullable(),
        })
        .nullable(),
    }),
  },
})
