import * as z from 'zod'
import { helpTopics } from '../contract/help-topics.ts'
import {
  fileOfRecord,
  hasVersion,
  html,
  listOf,
  moment,
  noVersion,
  paging,
  search,
  uid,
  version,
  writtenHtml,
} from './common.ts'
import { defineEndpoints } from './define.ts'

/** Whom an answer is for: students, tutors with their senior tutors, managers of schools. */
export const faqAudience = z.enum(['student', 'tutor', 'school'])

const faqState = z.enum(['draft', 'published', 'archived'])

/**
 * How a message stands. `new`: nobody has looked after it yet; `open`: somebody does, or its writer
 * has written again; `answered`, `closed`: nothing is owed.
 */
export const helpMessageState = z.enum(['new', 'open', 'answered', 'closed'])

const topic = z.enum(helpTopics, 'Choose what it is about')

const reply = z.object({
  id: uid,
  at: moment,
  /** Whether we wrote it, or the person. */
  isOurs: z.boolean(),
  /** Name of who wrote it; empty when that person has left. */
  by: z.string(),
  text: z.string(),
})

const text = z
  .string()
  .trim()
  .min(1, 'Write your message')
  .max(5_000, 'A message has at most 5,000 characters')
const answerText = z
  .string()
  .trim()
  .min(1, 'Write an answer')
  .max(5_000, 'An answer has at most 5,000 characters')

/** A page of the portal, by its path and what its address says beside. */
const page = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[\x21-\x7e]*$/, 'Name a page of the portal')

const person = z.object({ userId: uid, name: z.string() })

const listed = z.object({
  id: uid,
  topic,
  /** Its beginning, in one line. */
  excerpt: z.string(),
  state: helpMessageState,
  from: person.extend({ role: z.string() }),
  sentAt: moment,
  /** When the writer wrote last. */
  waitingSince: moment,
  replies: z.int(),
  assignedTo: person.nullable(),
  version,
})

const messageFilters = {
  state: helpMessageState.optional(),
  assignedTo: uid.optional(),
  search,
}

const readers = ['Student', 'Tutor', 'Senior Tutor', 'School Manager'] as const
const admin = { who: ['Admin'], record: 'none' } as const
const anyMessage = { rule: 'any', kind: 'help message' } as const

/** Answers to what people ask often, and what they write to us. */
export const helpEndpoints = defineEndpoints({
  'GET /Help/Faq/GetFaqs': {
    summary: 'Frequent questions with their answers, for the caller’s role, by section in order.',
    access: { who: readers, record: 'none' },
    answer: z.object({
      sections: z.array(
        z.object({
          name: z.string(),
          faqs: z.array(z.object({ id: uid, question: z.string(), answer: html })),
        }),
      ),
    }),
  },
  'POST /Help/Message/Send': {
    summary: 'Write to us. 422 for a question of another audience and for images of somebody else.',
    access: { who: readers, record: 'none' },
    limit: { max: 10, windowSeconds: 86_400, what: 'messages' },
    idempotent: true,
    body: z.strictObject({
      topic,
      text,
      /** Where in the portal the person was. */
      page,
      /** The answer that was read before. */
      faqId: uid.optional(),
      /** Images, of the kind that `POST /File/File/Upload` takes. */
      fileIds: z.array(uid).max(3, 'At most 3 images'),
    }),
    answer: z.object({ id: uid }),
  },
  'GET /Help/Message/GetMine': {
    summary: 'What the caller has written to us, with the replies, what was said last first.',
    access: { who: readers, record: 'none' },
    query: z.object({ ...paging }),
    answer: listOf(
      'messages',
      z.object({
        id: uid,
        topic,
        text: z.string(),
        page,
        state: helpMessageState,
        sentAt: moment,
        files: z.array(fileOfRecord),
        /** Oldest first, at most 500. */
        replies: z.array(reply.omit({ by: true })),
      }),
    ),
  },
  'POST /Help/Message/Reply': {
    summary: 'Write on under an own message, which is open again.',
    access: { who: readers, record: { rule: 'own', kind: 'help message', at: 'body.id' } },
    limit: { max: 20, windowSeconds: 900, what: 'replies' },
    idempotent: true,
    body: z.strictObject({ id: uid, text }),
  },
  'GET /Help/admin/Faq/GetFaqs': {
    summary: 'All questions of an audience in their order, with how many wrote after reading each.',
    access: admin,
    query: z.object({ audience: faqAudience }),
    answer: z.object({
      faqs: z.array(
        z.object({
          id: uid,
          section: z.string(),
          question: z.string(),
          /** As it is edited. */
          answer: z.string(),
          state: faqState,
          /** Messages that were written from this answer. */
          wroteAfter: z.int(),
          updatedAt: moment,
          version,
        }),
      ),
    }),
  },
  'POST /Help/admin/Faq/Save': {
    summary: 'A new question at the end of its audience, or another text or state for one.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'faq', at: 'body.id', optional: true },
    },
    idempotent: true,
    body: z
      .strictObject({
        id: uid.optional(),
        /** Of one that there is: the version that was edited. */
        version: version.optional(),
        audience: faqAudience,
        section: z.string().trim().min(1, 'Enter a section').max(80),
        question: z.string().trim().min(1, 'Enter a question').max(300),
        /** HTML with LaTeX in `\( … \)`; cleaned by the server. */
        answer: writtenHtml.min(1, 'Write an answer'),
        state: faqState,
      })
      .refine(({ id, version: known }) => hasVersion(id, known), noVersion),
    answer: z.object({ id: uid, version }),
  },
  'POST /Help/admin/Faq/Order': {
    summary:
      'The order of an audience’s questions; 409 where these are not all of them, each once.',
    access: admin,
    body: z.strictObject({ audience: faqAudience, ids: z.array(uid).max(1_000) }),
  },
  'GET /Help/admin/Message/GetMessages': {
    summary: 'Messages: those that wait first, the longest waiting on top, then the latest.',
    access: admin,
    query: z.object({ ...paging, ...messageFilters }),
    /** `openCount`: how many wait in all, new and open ones. */
    answer: listOf('messages', listed).extend({ openCount: z.int() }),
  },
  'GET /Help/admin/Message/ExportMessages': {
    summary: 'All messages that fit, as CSV.',
    access: admin,
    limit: { max: 30, windowSeconds: 900, what: 'downloads' },
    query: z.object(messageFilters),
    file: true,
  },
  'GET /Help/admin/Message/FindAssignees': {
    summary: 'Who a message can be given to, by a part of the name, at most twenty; or one by id.',
    access: admin,
    query: z.object({ search, userId: uid.optional() }),
    answer: z.object({ people: z.array(person) }),
  },
  'GET /Help/admin/Message/GetMessage': {
    summary: 'A message with its person, images and replies, and the answer that was read before.',
    access: { who: ['Admin'], record: { ...anyMessage, at: 'query.id' } },
    query: z.object({ id: uid }),
    answer: listed.omit({ excerpt: true, replies: true }).extend({
      text: z.string(),
      page,
      from: person.extend({ role: z.string(), email: z.string() }),
      faq: z.object({ id: uid, question: z.string() }).nullable(),
      files: z.array(fileOfRecord),
      /** Oldest first, at most 500. */
      replies: z.array(reply),
    }),
  },
  'POST /Help/admin/Message/Reply': {
    summary:
      'Answer a message, and close it where nothing is left to say; the person hears of it in the portal and by mail. 409 when it was changed meanwhile.',
    access: { who: ['Admin'], record: { ...anyMessage, at: 'body.id' } },
    idempotent: true,
    body: z.strictObject({ id: uid, version, text: answerText, close: z.boolean() }),
    answer: z.object({ version }),
  },
  'POST /Help/admin/Message/SetState': {
    summary:
      'Give a message to somebody, open it again or close it. 409 when it was changed meanwhile, 422 for a state that only a reply brings.',
    access: { who: ['Admin'], record: { ...anyMessage, at: 'body.id' } },
    body: z.strictObject({
      id: uid,
      version,
      state: helpMessageState,
      /** An admin; null for nobody. */
      assignedTo: uid.nullable(),
    }),
    answer: z.object({ version }),
  },
})
