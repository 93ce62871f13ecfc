import * as z from 'zod'
import { gentleTexts } from '../contract/gentle-texts.ts'
import { day, listOf, moment, paging, search, sorting, uid, version } from './common.ts'
import { defineEndpoints } from './define.ts'

/** Who beside staff sees a concern; each includes those before it. */
export const audience = z.enum(['staff', 'family', 'school'])

/**
 * How a concern stands. `waiting`: for a senior tutor's or an admin's review, unseen by family and
 * school. Family and school know `open` and `closed` alone.
 */
export const alertState = z.enum(['waiting', 'open', 'assigned', 'closed'])

/**
 * How old a concern is. `overdue`: open, and its review is over two working days late or its
 * follow-up day has passed; `week`, `month`: raised more than 7 or 30 days ago, open or not.
 */
export const alertAge = z.enum(['overdue', 'week', 'month'])

/** 1 Significantly behind progress, 2 Unresponsive Student, 3 Tutor Swap, 4 Other. */
const type = z.int().min(1).max(4)
const typeText = z.coerce.number().int().min(1).max(4)

const note = z
  .string()
  .trim()
  .min(10, 'Say it in at least 10 characters')
  .max(2_000, 'At most 2,000 characters')
const words = (least: string) => z.string().trim().min(1, least).max(2_000)

const person = z.object({ userId: uid, name: z.string() })

const alert = z.object({
  id: uid,
  studentId: uid,
  studentName: z.string(),
  type,
  state: alertState,
  /** Only for staff. */
  audience: audience.optional(),
  /** Empty when whoever raised it has left. */
  raisedBy: z.string(),
  raisedAt: moment,
  /** Only for staff. */
  assignedTo: person.nullable().optional(),
  followUpAt: day.nullable(),
  /** Waits for more than two working days, or its follow-up day has passed. */
  isOverdue: z.boolean(),
  /** What was said of it, as far as the caller sees that. */
  comments: z.int(),
})

const entry = z.object({
  id: uid,
  at: moment,
  /** Empty for what the portal did, and when whoever said it has left. */
  by: z.string(),
  kind: z.enum(['comment', 'event']),
  text: z.string(),
  /** Only staff see it; left out for others. */
  isInternal: z.boolean().optional(),
})

const whole = alert.extend({
  note: z.string(),
  /** What came of it; empty until it is closed. */
  outcome: z.string(),
  closedAt: moment.nullable(),
  /** It waits for the office. */
  isPassedOn: z.boolean().optional(),
  version,
  /** Oldest first, at most 500. */
  thread: z.array(entry),
  /** What the caller may do with it now. */
  may: z.object({
    review: z.boolean(),
    assign: z.boolean(),
    change: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
    commentInternally: z.boolean(),
  }),
  /** Staff who may see the student, for those who may assign it. */
  assignable: z.array(person).optional(),
})

const everybody = ['Tutor', 'Senior Tutor', 'Parent', 'School Manager', 'Admin'] as const
const staff = ['Tutor', 'Senior Tutor', 'Admin'] as const
const seniors = ['Senior Tutor', 'Admin'] as const
const theOne = { rule: 'in sight', kind: 'alert', at: 'body.id' } as const

/** Concerns about students, which the calls name alerts. */
export const alertEndpoints = defineEndpoints({
  'GET /Alert/Alert/GetAlerts': {
    summary: 'Concerns that the caller may know of, newest first unless asked otherwise.',
    access: { who: everybody, record: 'none' },
    query: z.object({
      state: alertState.optional(),
      type: typeText.optional(),
      studentId: uid.optional(),
      assignedTo: uid.optional(),
      age: alertAge.optional(),
      search,
      ...sorting(['raisedAt', 'student', 'followUpAt']),
      ...paging,
    }),
    answer: listOf('alerts', alert),
  },
  'GET /Alert/Alert/FindAssignees': {
    summary:
      'Who the concerns that the caller may know of are given to, by a part of the name, at most twenty; or one by id.',
    access: { who: staff, record: 'none' },
    query: z.object({ search, userId: uid.optional() }),
    answer: z.object({ people: z.array(person) }),
  },
  'GET /Alert/Alert/GetAlert': {
    summary: 'One concern with what was said of it.',
    access: { who: everybody, record: { rule: 'in sight', kind: 'alert', at: 'query.id' } },
    query: z.object({ id: uid }),
    answer: whole,
  },
  'POST /Alert/Alert/Raise': {
    summary: 'Raises a concern; a tutor’s waits for review. 409 with the open one of its type.',
    access: { who: staff, record: { rule: 'in sight', kind: 'student', at: 'body.studentId' } },
    idempotent: true,
    body: z.strictObject({
      studentId: uid,
      type,
      note,
      audience,
      followUpAt: day.nullable(),
      /** Tells the student one of the gentle texts; null tells nothing. */
      tellStudent: z.enum(gentleTexts.map(({ id }) => id)).nullable(),
      /** Raises a further one although one of the type is open. */
      again: z.boolean(),
    }),
    answer: z.object({ id: uid }),
  },
  'POST /Alert/Alert/Comment': {
    summary: 'Says something of a concern; to staff alone, or to all who see it.',
    access: { who: everybody, record: theOne },
    limit: { max: 60, windowSeconds: 900, what: 'comments' },
    body: z.strictObject({
      id: uid,
      text: words('Write something first'),
      isInternal: z.boolean(),
    }),
  },
  'POST /Alert/Alert/Review': {
    summary: 'Opens a concern to its audience, or leaves the decision to the office.',
    access: { who: seniors, record: theOne },
    body: z.strictObject({ id: uid, version, decision: z.enum(['approve', 'pass on']), audience }),
    answer: z.object({ version }),
  },
  'POST /Alert/Alert/Assign': {
    summary: 'Gives a concern to somebody of the staff who may see the student, or to nobody.',
    access: { who: seniors, record: theOne },
    body: z.strictObject({ id: uid, version, userId: uid.nullable() }),
    answer: z.object({ version }),
  },
  'POST /Alert/Alert/Change': {
    summary: 'Changes note, audience and follow-up: before review whoever raised it, then seniors.',
    access: { who: staff, record: theOne },
    body: z.strictObject({ id: uid, version, note, audience, followUpAt: day.nullable() }),
    answer: z.object({ version }),
  },
  'POST /Alert/Alert/Close': {
    summary: 'Closes a concern with what came of it.',
    access: { who: staff, record: theOne },
    body: z.strictObject({ id: uid, version, outcome: words('Say what came of it') }),
    answer: z.object({ version }),
  },
  'POST /Alert/Alert/Reopen': {
    summary: 'Opens a closed concern again, with the reason.',
    access: { who: staff, record: theOne },
    body: z.strictObject({ id: uid, version, reason: words('Say why') }),
    answer: z.object({ version }),
  },
  'GET /Dashboard/SeniorTutor/Dashboard/GetConcerns': {
    summary: 'The team’s concerns that wait for review, oldest first.',
    access: { who: ['Senior Tutor'], record: 'none' },
    query: z.object(paging),
    answer: listOf(
      'concerns',
      // Both may be so of one that is overdue.
      alert.extend({
        ...{ note: z.string(), version },
        isReviewLate: z.boolean(),
        isFollowUpPast: z.boolean(),
      }),
    ),
  },
})
