import * as z from 'zod'
import { asRule, day, html, moment, uid } from './common.ts'

/** What a piece is. */
export const pieceKind = z.enum(['essay', 'statement'])

/** What an item of the queue holds: a version of a piece, or the essay of a question in a paper. */
export const itemKind = z.enum(['essay', 'statement', 'question'])

/** How words and lines of a piece are formatted. */
const formats = z.strictObject({
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  underline: z.literal(true).optional(),
  header: z.union([z.literal(2), z.literal(3)]).optional(),
  list: z.enum(['bullet', 'ordered']).optional(),
  blockquote: z.literal(true).optional(),
  indent: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
})

const op = z.strictObject({ insert: z.string().min(1), attributes: formats.optional() })

/** The text of one part, as runs of words with their formats; it ends with a line break. */
export const writingPart = z.object({ ops: z.array(op) })

/** Whether something is a part as it may be kept. */
const isPart = (value: unknown): value is z.infer<typeof writingPart> =>
  writingPart.safeParse(value).success

/**
 * A part as a browser sends it: words with their formats and nothing else. What holds other formats,
 * a link or a picture is well formed and breaks a rule (422).
 */
export const sentPart = z.custom<z.infer<typeof writingPart>>(
  isPart,
  asRule('Only words with bold, italic, underline, headings, lists, quotes and indents are taken'),
)

export const sentParts = z.array(sentPart).min(1).max(3)

/** Units of UTF-16 in each part, less the line breaks at its end. */
export const characters = z.array(z.int())

/** How a version stands, for its student; one that is being checked is pending. */
export const shownState = z.enum(['pending', 'overdue', 'marked', 'sent back', 'withdrawn'])

/** The student's filter: how the last version stands; `draft`: there is none. */
export const pieceState = z.enum(['draft', ...shownState.options])

/** One of the levels of a criterion. */
const level = z.object({ points: z.int(), label: z.string(), description: z.string() })

/** What a piece is marked by; the weights sum to 100. */
export const criterion = z.object({
  key: z.string(),
  title: z.string(),
  description: z.string(),
  weight: z.int(),
  levels: z.array(level),
})

/** What is to be written. */
export const writingTask = z.object({
  /** Null for a question of the student's own. */
  taskId: uid.nullable(),
  kind: pieceKind,
  title: z.string(),
  brief: html,
  /** Name of the admissions test. */
  admissionTest: z.string().nullable(),
  minWords: z.int().nullable(),
  maxWords: z.int().nullable(),
  /** Of a statement: what its answers are to. */
  questions: z.array(z.object({ text: z.string(), minCharacters: z.int() })).nullable(),
  /** Of all answers together. */
  maxCharacters: z.int().nullable(),
  criteria: z.array(criterion.pick({ title: true, description: true, weight: true })),
  /** Who set it for the student; null where nobody did. */
  setBy: z.string().nullable(),
  dueOn: day.nullable(),
  note: z.string().nullable(),
})

/** A file of a version or a marking. */
export const writingFile = z.object({
  name: z.string(),
  /** The address at which those who may open it find it. */
  url: z.string(),
  /** Media type, judged by its content. */
  type: z.string(),
  /** Of a PDF. */
  pages: z.int().nullable(),
})

/**
 * A part of a page: shares of its width and height, from its top left corner. That it lies within 0
 * and 1 is a rule that saving it looks at (422).
 */
const share = z.number()
export const pageBox = z.strictObject({ x: share, y: share, width: share, height: share })

/** What a comment is for. */
export const commentSort = z.enum(['praise', 'suggestion', 'correction', 'question'])

/** Where a comment stands: from `start` to before `end` of a part's text, in UTF-16 units. */
export const textPlace = z.strictObject({
  part: z.int().min(0).max(2),
  start: z.int().min(0),
  end: z.int().min(1),
  quote: z.string().min(1).max(200_000),
  /** Some words before and after it. */
  prefix: z.string().max(64),
  suffix: z.string().max(64),
})

/** Where a comment stands on a PDF. */
export const pagePlace = z.strictObject({ page: z.int().min(1).max(60), box: pageBox })

const commentWords = {
  id: uid,
  text: z
    .string()
    .trim()
    .min(1, 'Write the comment')
    .max(2_000, 'A comment has at most 2,000 characters'),
  sort: commentSort,
  /** Key of the criterion that it is about. */
  criterion: z.string().max(40).nullable(),
  /** Kept by its marker for later; what holds one cannot be returned. */
  isDraft: z.literal(true).optional(),
}

/** A comment with its place: in the text of the version, or on a page of its PDF. */
export const markComment = z.union([
  z.strictObject({ ...commentWords, ...textPlace.shape }),
  z.strictObject({ ...commentWords, ...pagePlace.shape }),
])

/** The level of a criterion. */
export const grade = z.strictObject({
  key: z.string().max(40),
  /** Of one of its levels; null while it has none. */
  points: z.int().min(0).max(100).nullable(),
  note: z.string().trim().max(1_000, 'A note has at most 1,000 characters').optional(),
})

/** What somebody made of a version, for those who may read it. */
export const readMarking = z.object({
  markingId: uid,
  /** `check`: what a senior tutor changed before it was returned; `second`: of a second look. */
  role: z.enum(['first', 'check', 'second']),
  /** `finished`: waits for a check; only staff see what has not been returned. */
  state: z.enum(['draft', 'finished', 'returned']),
  /** Empty when that person has left. */
  markerName: z.string(),
  returnedAt: moment.nullable(),
  /** Of a second look. */
  outcome: z.enum(['confirmed', 'changed']).nullable(),
  grades: z.array(grade.extend({ label: z.string().nullable() })),
  overall: z.string(),
  /** The weighted mean of the points; null while a criterion has no level. */
  percent: z.int().nullable(),
  comments: z.array(markComment),
  file: writingFile.nullable(),
  replies: z.array(
    z.object({
      replyId: uid,
      /** Null for one on the whole. */
      commentId: uid.nullable(),
      /** Empty when that person has left. */
      by: z.string(),
      isMarker: z.boolean(),
      at: moment,
      text: z.string(),
    }),
  ),
  /** Comments that the student has dealt with. */
  ticks: z.array(uid),
})

/** How a version was made. */
export const versionSource = z.enum(['written', 'docx', 'pdf'])

/** What was handed in, and never changes. */
export const pieceVersion = z.object({
  versionId: uid,
  number: z.int(),
  source: versionSource,
  /** Null for a PDF. */
  parts: z.array(writingPart).nullable(),
  /** The text of each part, in which comments have their places. */
  texts: z.array(z.string()),
  words: z.int(),
  characters,
  file: writingFile.nullable(),
  task: writingTask,
  criteria: z.array(criterion),
  /** To the marker. */
  note: z.string(),
  handedInAt: moment,
})

/** A version with all that its reader may know of its markings. */
export const versionWithMarkings = pieceVersion.extend({
  piece: z.object({ pieceId: uid, kind: pieceKind, title: z.string(), studentName: z.string() }),
  state: shownState,
  dueAt: moment.nullable(),
  /** The newest on top. */
  markings: z.array(readMarking),
  /** Whether the student may still ask for a second look; false for everybody else. */
  mayAskSecondLook: z.boolean(),
  /** The reason of a marker who sent it back. */
  sentBackFor: z.string().nullable(),
})
