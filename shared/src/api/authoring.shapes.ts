import * as z from 'zod'
import { asRule, html, id, idText, moment, search, sorting, uid, version } from './common.ts'

/** `draft`: reaches nobody. `withdrawn`: stays where it was given, and comes into nothing new. */
export const questionState = z.enum(['draft', 'live', 'withdrawn'])

/** 1 MCQ, 2 Essay Response, 3 Fill in the Blanks, 4 Equation Response. */
export const questionType = z.int().min(1).max(4)

export const difficulty = z.int('Choose 1 to 5').min(1, 'Choose 1 to 5').max(5, 'Choose 1 to 5')

/** Whether its discrimination says that somebody should look at a question. */
export const itemCheck = z.enum(['very likely', 'likely', 'none'])

/** Signs of a question's text that are taken at most, once its images are files. */
export const longestQuestionText = 60_000

/**
 * A text of a question as an editor sends it, with images of its own in it: the server cleans it,
 * makes files of large images, and refuses what is still longer than `longestQuestionText`.
 */
const sentText = z.string().max(8_388_608, 'This text is too long')

/** How a typed answer is marked; null for types 1 and 3, whose key is the correct answer. */
export const marking = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('equation'),
    /** As `readFormula` reads it; empty in a draft that has none yet. */
    expected: z.string().trim().max(200, 'At most 200 characters'),
    variables: z
      .array(z.string().regex(/^[a-zA-Z]\w{0,19}$/, 'A variable is a letter, or a short name'))
      .max(10, 'At most 10 variables'),
    unit: z.string().trim().max(40, 'At most 40 characters').optional(),
    /** How far a number may be off, absolute; only where there are no variables. */
    tolerance: z.number().min(0, 'At least 0').max(1e9, 'At most 1,000,000,000').optional(),
  }),
  z.strictObject({
    kind: z.literal('essay'),
    modelAnswer: sentText,
    criteria: z.array(sentText).max(10, 'At most 10 criteria'),
  }),
])

/** An answer as it is sent. Its text and reason may still be empty in a draft. */
export const sentAnswer = z.strictObject({
  letter: z
    .string()
    .toLowerCase()
    .regex(/^[a-z]$/, 'Expected a letter'),
  text: sentText,
  isCorrect: z.boolean(),
  /** Why it is right or wrong. Left out, it stays as it is. */
  why: sentText.optional(),
})

/** An address that a paper is found at. */
const link = z
  .string()
  .trim()
  .max(500, 'Use at most 500 characters')
  .refine(
    (text) => /^https?:\/\/[^/\s]+/i.test(text) && URL.canParse(text),
    asRule('Enter an address that begins with http:// or https://'),
  )

const chooseLocation = 'Please select a question location'
const chooseTest = 'Please select an admission test'
const number1to1000 = 'Enter a whole number from 1 to 1000'

/**
 * A filing as it is sent; any empty field is null. What follows from another field (the part from
 * the subject or exam section) is filled in by the server.
 */
export const sentAssignment = z.strictObject({
  /** 1 Revise, 2 Simulate. */
  questionLocation: z.int(chooseLocation).min(1, chooseLocation).max(2, chooseLocation),
  admissiontestId: z.int(chooseTest).min(1, chooseTest).max(2_147_483_647, chooseTest),
  sectionId: id.nullish(),
  subjectId: id.nullish(),
  topicId: id.nullish(),
  /** Of the topic. */
  subTopicId: id.nullish(),
  /** 1 PastPaper, 2 MockPaper. */
  paperType: z.int().min(1).max(2).nullish(),
  year: z.int().min(1900).max(2200).nullish(),
  mockpapernumber: z.int(number1to1000).min(1, number1to1000).max(1000, number1to1000).nullish(),
  examSectionId: id.nullish(),
  paperQuestion: z.int(number1to1000).min(1, number1to1000).max(1000, number1to1000).nullish(),
  paperLink: link.nullish(),
  /** The paper's id, where it is known otherwise than by its year or number. */
  examId: id.nullish(),
})

/** Filings that are made together: all or none. */
export const sentAssignments = z.array(sentAssignment).max(50, 'At most 50 at a time')

/** A filing as it stands. */
export const assignment = z.object({
  id,
  questionId: id,
  questionLocation: z.int().min(1).max(2),
  admissionTestId: id,
  admissionTestName: z.string(),
  sectionId: id.nullable(),
  sectionNo: z.string().nullable(),
  subjectId: id.nullable(),
  subjectName: z.string().nullable(),
  topicId: id.nullable(),
  topicName: z.string().nullable(),
  subTopicId: id.nullable(),
  paperType: z.int().nullable(),
  year: z.int().nullable(),
  mockPaperNumber: z.int().nullable(),
  paperQuestion: z.int().nullable(),
  examSectionId: id.nullable(),
  examSectionNumber: z.string().nullable(),
  paperLink: z.string().nullable(),
  /** It takes effect once the question is live. */
  isParked: z.boolean(),
})

/** What a version says, in stored HTML as an editor reads it. */
export const storedContent = {
  text: z.string(),
  data: z.string().nullable(),
  solution: z.string(),
  questionType,
  answers: z.array(
    z.object({
      /** Number of the answer in its question, from 1. */
      id,
      letter: z.string(),
      text: z.string(),
      isCorrect: z.boolean(),
      why: z.string(),
    }),
  ),
  marking: marking.nullable(),
}

/** What an editor sends of a question's content. */
export const sentContent = {
  text: sentText,
  data: sentText.nullable(),
  solution: sentText,
  questionType,
  answers: z.array(sentAnswer).max(26, 'A question has at most 26 answers'),
  marking: marking.nullish(),
}

/** What is said of a version for whoever looks back at it. */
export const note = z.string().trim().max(500, 'At most 500 characters')

/** A question’s own name, unique among all. */
export const questionKey = z
  .string()
  .trim()
  .min(1, 'Enter a name')
  .max(100, 'At most 100 characters')

const oneOf = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.enum(values).optional()

/**
 * What questions are found by, in a query: the list, the report, changes of many and exports take
 * the same. `search`: a number finds that id, a key its question, else words, "phrases" and -not.
 */
export const questionsAsked = {
  search,
  state: questionState.optional(),
  AdmissionTestId: idText.optional(),
  sectionId: idText.optional(),
  SubjectId: idText.optional(),
  topicId: idText.optional(),
  questionType: z.coerce.number().int().min(1).max(4).optional(),
  questionLocation: z.coerce.number().int().min(1).max(2).optional(),
  paperId: idText.optional(),
  difficulty: z.coerce.number().int().min(1).max(5).optional(),
  /** With flags that are open or are faults not settled. */
  isFlagged: oneOf(['true', 'false']),
  /** Filed nowhere, parked filings counted. */
  isUnassigned: oneOf(['true', 'false']),
  /** What its discrimination says; `not available` where it says nothing. */
  check: oneOf(['very likely', 'likely', 'none', 'not available']),
  minFacility: z.coerce.number().min(0).max(100).optional(),
  maxFacility: z.coerce.number().min(0).max(100).optional(),
  minDiscrimination: z.coerce.number().min(-100).max(100).optional(),
  maxDiscrimination: z.coerce.number().min(-100).max(100).optional(),
  /** The family of files that it came from. */
  origin: z.string().trim().max(200).optional(),
  changedBy: uid.optional(),
}

/** The same in a body, where numbers are numbers. */
export const questionsFiltered = {
  ...questionsAsked,
  AdmissionTestId: id.optional(),
  sectionId: id.optional(),
  SubjectId: id.optional(),
  topicId: id.optional(),
  questionType: questionType.optional(),
  questionLocation: z.int().min(1).max(2).optional(),
  paperId: id.optional(),
  difficulty: difficulty.optional(),
  minFacility: z.number().min(0).max(100).optional(),
  maxFacility: z.number().min(0).max(100).optional(),
  minDiscrimination: z.number().min(-100).max(100).optional(),
  maxDiscrimination: z.number().min(-100).max(100).optional(),
}

/** The same as the server reads it. */
export type QuestionsAsked = z.output<z.ZodObject<typeof questionsAsked>>

/** What the list of questions is sorted by; those edited last come first where nothing is said. */
export const questionOrder = {
  ...sorting(['changedAt', 'id', 'key', 'difficulty', 'facility', 'discrimination'] as const),
  direction: z.enum(['asc', 'desc']).default('desc'),
}

/** A question in the list. */
export const listedQuestion = z.object({
  id,
  key: z.string(),
  summary: z.string(),
  summaryHtml: html,
  questionType,
  difficulty: z.int(),
  state: questionState,
  /** How many filings it has, parked ones counted, and the first of them in words. */
  filings: z.int(),
  filedUnder: z.string().nullable(),
  version,
  changedAt: moment,
  changedBy: z.string().nullable(),
  /** Flags that are open or are faults not settled. */
  flags: z.int(),
  facility: z.number().nullable(),
  discriminationIndex: z.number().nullable(),
  check: itemCheck.nullable(),
  /** Given out in a set or asked by a video: it can be withdrawn, and not be a draft or deleted. */
  isGivenOut: z.boolean(),
})
