import * as z from 'zod'
import { day, html, idText, listQuery, moment, search, uid } from './common.ts'
import {
  criterion,
  grade,
  itemKind,
  markComment,
  pieceVersion,
  readMarking,
  writingFile,
} from './writing.shapes.ts'

/** How an item stands. */
export const itemState = z.enum(['pending', 'checking', 'marked', 'sent back', 'withdrawn'])

/** What the queue is filtered by: how it stands, and `overdue`: open and past its day. */
const stateAsked = z.enum(['open', 'overdue', ...itemState.options])

/** Keys by which the queue is sorted; `due`: the most urgent first. */
export const queueSorts = [
  'due',
  'student',
  'title',
  'kind',
  'words',
  'state',
  'marker',
  'handedIn',
  'markedAt',
] as const

const marker = z.union([z.enum(['me', 'pool']), uid])

/** Filters of the queue, in an address. */
export const queueFilters = {
  search,
  state: stateAsked.optional(),
  kind: itemKind.optional(),
  round: z.coerce.number().int().min(1).max(2).optional(),
  marker: marker.optional(),
  admissionTestId: idText.optional(),
  schoolId: uid.optional(),
  from: day.optional(),
  to: day.optional(),
}

export const queueQuery = <S extends z.ZodRawShape>(rest: S) =>
  listQuery({ ...queueFilters, ...rest })

/** The same in a body, where numbers are numbers. */
export const queueFiltersInBody = {
  ...queueFilters,
  round: z.int().min(1).max(2).optional(),
  admissionTestId: z.int().min(1).max(2_147_483_647).optional(),
}

export const person = z.object({ id: uid, name: z.string() })

/** A row of the queue. */
export const queueRow = z.object({
  itemId: uid,
  kind: itemKind,
  studentId: uid,
  studentName: z.string(),
  /** For admins; null otherwise, and without a school. */
  schoolName: z.string().nullable(),
  title: z.string(),
  /** Of the version; null for the essay of a question. */
  number: z.int().nullable(),
  /** 2 for a second look. */
  round: z.int(),
  state: itemState,
  isOverdue: z.boolean(),
  words: z.int(),
  handedInAt: moment,
  dueAt: moment,
  markedAt: moment.nullable(),
  marker: person.nullable(),
  isStarted: z.boolean(),
  mayClaim: z.boolean(),
  /** The text too; of the pool only what stands here is seen before it is claimed. */
  mayOpen: z.boolean(),
})

/** What is said of a marking while it is made. */
export const sentMarking = {
  grades: z.array(grade).max(20),
  overall: z.string().trim().max(10_000, 'An overall comment has at most 10,000 characters'),
  /** For staff alone. */
  privateNote: z.string().trim().max(5_000, 'A note has at most 5,000 characters'),
  comments: z.array(markComment),
}

/** What stands on the desk. */
const deskMarking = z.object({
  markingId: uid,
  revision: z.int(),
  state: z.enum(['draft', 'finished', 'returned']),
  grades: z.array(grade),
  overall: z.string(),
  privateNote: z.string(),
  comments: z.array(markComment),
  file: writingFile.nullable(),
  savedAt: moment,
})

/** What happened to an item. */
const itemEvent = z.object({
  at: moment,
  /** `handed in`, `assigned`, `claimed`, … */
  what: z.string(),
  /** Null for the portal itself. */
  by: z.string().nullable(),
  /** Who was given it, or a reason. */
  detail: z.string().nullable(),
})

/** An item with all that its marker needs. */
export const deskItem = z.object({
  item: z.object({
    itemId: uid,
    kind: itemKind,
    studentId: uid,
    studentName: z.string(),
    title: z.string(),
    number: z.int().nullable(),
    round: z.int(),
    state: itemState,
    isOverdue: z.boolean(),
    words: z.int(),
    handedInAt: moment,
    dueAt: moment,
    markedAt: moment.nullable(),
    marker: person.nullable(),
    /** Goes to a senior tutor before it is returned. */
    asksCheck: z.boolean(),
    /** Why the student asked for a second look. */
    reason: z.string().nullable(),
    /** Whether the caller may save and return. */
    mayMark: z.boolean(),
    /** Whether the caller may release a check, or give it back. */
    mayCheck: z.boolean(),
  }),
  version: pieceVersion.nullable(),
  /** The essay of a paper, with its question. */
  question: z
    .object({
      text: html,
      data: html.nullable(),
      essay: z.string(),
      modelAnswer: html,
      criteria: z.array(criterion),
    })
    .nullable(),
  marking: deskMarking.nullable(),
  /** The first marking: of a check and a second look. */
  first: readMarking.extend({ privateNote: z.string() }).nullable(),
  before: z.object({ version: pieceVersion, markings: z.array(readMarking) }).nullable(),
  /** What somebody else had begun. */
  takeOver: z.object({ markerName: z.string(), savedAt: moment, marking: deskMarking }).nullable(),
  /** What was said under the marking on the desk once it came back; null before. */
  said: readMarking
    .pick({ markingId: true, replies: true })
    .extend({ mayReply: z.boolean() })
    .nullable(),
  events: z.array(itemEvent),
  /** Who has it, where that is not the caller. */
  heldBy: z.object({ name: z.string(), since: moment }).nullable(),
})
