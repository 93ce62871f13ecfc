import * as z from 'zod'
import {
  chosenIds,
  chosenRows,
  day,
  id,
  listOf,
  moment,
  paging,
  search,
  sorting,
  uid,
  version,
} from './common.ts'
import { defineEndpoints } from './define.ts'
import { cardFields, cardShown, cardState, factsOfTerm, termShown } from './report-card-shapes.ts'

const everybody = ['Student', 'Tutor', 'Senior Tutor', 'Parent', 'School Manager', 'Admin'] as const
const teachers = ['Tutor', 'Senior Tutor'] as const

const ofStudent = { rule: 'in sight', kind: 'student', at: 'query.studentId' } as const
const toWrite = { rule: 'own', kind: 'card to write', at: 'body.studentId' } as const

/** Version of a card: 0 where nothing is written yet. */
const versionInHand = z.int().min(0).max(2_147_483_647)

const written = z.strictObject({
  termId: uid,
  studentId: uid,
  version: versionInHand,
  ...cardFields,
})

const scale = z.object({ test: z.string(), from: z.number(), to: z.number(), step: z.number() })

const tracking = {
  /** The latest term that has begun where none is said. */
  termId: uid.optional(),
  tutorId: uid.optional(),
  /** Tutors with cards of which some are not submitted, some late, some begun; or all submitted. */
  state: z.enum(['open', 'late', 'draft', 'done']).optional(),
  search,
}

const tracked = z.object({
  tutorId: uid,
  name: z.string(),
  /** Cards of the term in all. */
  due: z.int(),
  /** Of these: begun or opened again, and submitted; of the others nothing is written yet. */
  draft: z.int(),
  submitted: z.int(),
  /** Not submitted, and the day on which they were due has passed. */
  late: z.int(),
  /** When the tutor was last reminded of this term's; null before. */
  remindedAt: moment.nullable(),
})

const namedTutor = z.object({ tutorId: uid, name: z.string() })

/** Report cards: one of each tutor, student and term. */
export const reportCardEndpoints = defineEndpoints({
  'GET /ReportCard/ReportCard/GetCards': {
    summary: 'A student’s submitted report cards, the latest term first.',
    access: { who: everybody, record: ofStudent },
    query: z.object({ studentId: uid }),
    answer: z.object({
      studentName: z.string(),
      terms: z.array(termShown.extend({ cards: z.array(cardShown) })),
    }),
  },
  'GET /ReportCard/ReportCard/GetCardsPdf': {
    summary: 'The same as a PDF, of one term or of all; 404 where there is none.',
    access: { who: everybody, record: ofStudent },
    query: z.object({ studentId: uid, termId: uid.optional() }),
    file: true,
  },
  'GET /ReportCard/tutor/ReportCard/GetDueCards': {
    summary: 'The caller’s report cards of a term; without one, all that are not submitted yet.',
    access: { who: teachers, record: 'none' },
    query: z.object({ termId: uid.optional() }),
    answer: z.object({
      /** The earliest due first, then by name; at most 500. */
      cards: z.array(
        z.object({
          studentId: uid,
          studentName: z.string(),
          termId: uid,
          termName: z.string(),
          state: cardState,
          dueOn: day,
          /** Not submitted, and the day has passed. */
          isLate: z.boolean(),
        }),
      ),
    }),
  },
  'GET /ReportCard/tutor/ReportCard/GetCardForm': {
    summary: 'What a report card is written with, or read by seniors and admins.',
    access: { who: ['Tutor', 'Senior Tutor', 'Admin'], record: ofStudent },
    query: z.object({
      termId: uid,
      studentId: uid,
      /** Whose card; the caller’s own where it is left out. Seniors name one of the team. */
      tutorId: uid.optional(),
    }),
    answer: z.object({
      term: termShown.extend({ cardsDueOn: day }),
      student: z.object({ studentId: uid, name: z.string(), firstName: z.string() }),
      tutor: namedTutor,
      subject: z.string(),
      /** The caller may write it; everybody else reads. */
      mayWrite: z.boolean(),
      /** Null where nothing is written yet. */
      cardId: uid.nullable(),
      state: cardState,
      version: versionInHand,
      savedAt: moment.nullable(),
      submittedAt: moment.nullable(),
      /** Why it was opened again, and by whom; null where it is not. */
      reopened: z.object({ reason: z.string(), by: z.string() }).nullable(),
      isLate: z.boolean(),
      content: z.object(cardFields),
      skills: z.array(z.object({ id, name: z.string() })),
      /** Null where the student’s test gives no grades, or is not known. */
      scale: scale.nullable(),
      facts: factsOfTerm,
      /** What this tutor said of the term before; null for the first card. */
      lastCard: z.object({ termName: z.string(), card: cardShown }).nullable(),
      /** First names of the tutor’s other students, to be asked about; empty for readers. */
      names: z.array(z.string()),
    }),
  },
  'POST /ReportCard/tutor/ReportCard/SaveDraft': {
    summary: 'Keeps a card that is not submitted; 409 with what another window has kept since.',
    access: { who: teachers, record: toWrite },
    body: written,
    answer: z.object({ version }),
  },
  'POST /ReportCard/tutor/ReportCard/Submit': {
    summary: 'Submits a card; student, parents and school are told. 422 names what is missing.',
    idempotent: true,
    access: { who: teachers, record: toWrite },
    body: written,
    answer: z.object({ cardId: uid, version }),
  },
  'POST /ReportCard/tutor/ReportCard/Reopen': {
    summary: 'Lets the tutor change a submitted card, which stays in view as it was meanwhile.',
    access: {
      who: ['Senior Tutor', 'Admin'],
      record: { rule: 'in sight', kind: 'report card', at: 'body.cardId' },
    },
    body: z.strictObject({
      cardId: uid,
      version,
      reason: z.string().trim().min(1, 'Say why').max(1_000, 'At most 1,000 characters'),
    }),
    answer: z.object({ version }),
  },
  'GET /ReportCard/admin/ReportCard/GetTracking': {
    summary: 'Tutors with cards due in a term, with what they have handed in, a page of them.',
    access: { who: ['Admin'], record: 'none' },
    query: z.object({
      ...tracking,
      ...sorting(['name', 'due', 'draft', 'submitted', 'late', 'remindedAt']),
      ...paging,
    }),
    answer: listOf('tutors', tracked).extend({
      /** Null where no term has begun. */
      term: termShown.extend({ cardsDueOn: day }).nullable(),
      /** Of all tutors of the term, whatever the list is filtered by. */
      totals: z.object({ due: z.int(), draft: z.int(), submitted: z.int(), late: z.int() }),
    }),
  },
  'GET /ReportCard/admin/ReportCard/GetTutorCards': {
    summary: 'The cards of a tutor and a term, with how each stands.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'term with cards', at: 'query.termId' },
    },
    query: z.object({ termId: uid, tutorId: uid }),
    answer: z.object({
      tutorName: z.string(),
      /** By name; at most 500. */
      cards: z.array(
        z.object({
          /** Null where nothing is written yet. */
          cardId: uid.nullable(),
          version: versionInHand,
          studentId: uid,
          studentName: z.string(),
          state: cardState,
          dueOn: day,
          /** When it was handed in last. */
          submittedAt: moment.nullable(),
          isLate: z.boolean(),
        }),
      ),
    }),
  },
  'POST /ReportCard/admin/ReportCard/Remind': {
    summary:
      'Reminds tutors, or all that match, of the cards of a term that are not submitted, each once a day.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'term with cards', at: 'body.termId' },
    },
    body: chosenRows({ tutorIds: chosenIds }, tracking, { termId: uid }),
    answer: z.object({
      reminded: z.array(namedTutor),
      /** Were reminded today. */
      alreadyToday: z.array(namedTutor),
      /** Have nothing left to submit. */
      nothingDue: z.array(namedTutor),
    }),
  },
  'GET /ReportCard/admin/ReportCard/GetTrackingCsv': {
    summary: 'All tutors that fit, as CSV.',
    limit: { max: 20, windowSeconds: 900, what: 'files' },
    access: { who: ['Admin'], record: 'none' },
    query: z.object({
      ...tracking,
      ...sorting(['name', 'due', 'draft', 'submitted', 'late', 'remindedAt']),
    }),
    file: true,
  },
})
