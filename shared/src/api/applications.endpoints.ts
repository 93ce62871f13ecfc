import * as z from 'zod'
import { day, hasVersion, id, noVersion, uid, version, wholeNumber } from './common.ts'
import { defineEndpoints } from './define.ts'

/** Where an application to a course stands, in the order in which that goes. */
const offers = [
  'none yet',
  'interview',
  'conditional',
  'unconditional',
  'declined',
  'unsuccessful',
] as const

/** Where a test stands, in the order in which that goes. */
const registrationStates = ['planned', 'registered', 'sat', 'result in'] as const

/** As many courses as UCAS takes. */
const mostChoices = 5

/** A line that somebody types. */
const line = (most: number, says: string) => z.string().trim().max(most, says)
const needed = (most: number, empty: string, long: string) => line(most, long).min(1, empty)

const choiceFields = {
  university: needed(200, 'Say which university', 'The name of a university has 200 letters'),
  course: needed(200, 'Say which course', 'The name of a course has 200 letters'),
  /** As UCAS writes it; empty where it is not known. */
  courseCode: line(20, 'A course code has 20 letters at most'),
  offer: z.enum(offers),
  /** What a conditional offer asks for; empty where nothing is said. */
  conditions: line(1_000, 'Conditions have 1,000 letters at most'),
}

/** 1 to 5, the student's own order. */
const position = wholeNumber(1, mostChoices, `A place is from 1 to ${mostChoices}`)

const choice = z.object({ id: uid, version, position, ...choiceFields })

/** A date of this century, so that calendars can hold it. */
const testDay = day.refine(
  (text) => text >= '2000-01-01' && text <= '2099-12-31',
  'Give a date from 2000 to 2099',
)

const registrationFields = {
  admissionTestId: id,
  /** Null until it is known. */
  sitsOn: testDay.nullable(),
  centre: line(200, 'The name of a test centre has 200 letters at most'),
  state: z.enum(registrationStates),
  /** As the test's board writes it; empty until it is in. */
  result: line(200, 'A result has 200 letters at most'),
}

const registration = z.object({
  id: uid,
  version,
  testName: z.string(),
  ...registrationFields,
  sitsOn: day.nullable(),
})

const saved = z.object({ id: uid, version })
const versioned = z.strictObject({ id: uid, version })

/** What students apply for, and the admissions tests that they sit. */
export const applicationEndpoints = defineEndpoints({
  'GET /Application/Application/GetApplication': {
    summary:
      'Courses that a student applies for and tests; the own ones where no student is named.',
    access: {
      who: ['Student', 'Parent', 'Tutor', 'Senior Tutor', 'Admin'],
      record: { rule: 'in sight', kind: 'student', at: 'query.studentId', optional: true },
    },
    query: z.object({ studentId: uid.optional() }),
    answer: z.object({
      /** In the student's order, five at most. */
      choices: z.array(choice),
      /** By date, those without one last. */
      registrations: z.array(registration),
      /** The personal statement's; null where nothing is known of one. */
      statementStatus: z.string().nullable(),
    }),
  },
  'POST /Application/Application/SaveChoice': {
    summary: 'Adds a course or changes one; another place moves the rest. Five at most.',
    access: {
      who: ['Student'],
      record: { rule: 'own', kind: 'application choice', at: 'body.id', optional: true },
    },
    body: z
      .strictObject({
        id: uid.optional(),
        version: version.optional(),
        position,
        ...choiceFields,
      })
      .refine(({ id: edited, version: known }) => hasVersion(edited, known), noVersion),
    answer: saved,
  },
  'POST /Application/Application/RemoveChoice': {
    summary: 'Takes a course away; those after it move up.',
    access: {
      who: ['Student'],
      record: { rule: 'own', kind: 'application choice', at: 'body.id' },
    },
    body: versioned,
  },
  'POST /Application/Application/SaveRegistration': {
    summary: 'Adds a test or changes one; its date stands in the calendar.',
    access: {
      who: ['Student'],
      record: { rule: 'own', kind: 'test registration', at: 'body.id', optional: true },
    },
    body: z
      .strictObject({
        id: uid.optional(),
        version: version.optional(),
        ...registrationFields,
      })
      .refine(({ id: edited, version: known }) => hasVersion(edited, known), noVersion),
    answer: saved,
  },
  'POST /Application/Application/RemoveRegistration': {
    summary: 'Takes a test away, and its date out of the calendar.',
    access: {
      who: ['Student'],
      record: { rule: 'own', kind: 'test registration', at: 'body.id' },
    },
    body: versioned,
  },
})
