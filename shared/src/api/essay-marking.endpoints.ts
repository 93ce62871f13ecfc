import * as z from 'zod'
import { html, id, idText, listOf, moment, paging, uid } from './common.ts'
import { defineEndpoints } from './define.ts'

const marker = (at: 'query.studentId' | 'body.studentId') =>
  ({
    who: ['Tutor', 'Senior Tutor'],
    record: { rule: 'own student', kind: 'student', at },
  }) as const

/** Essays of papers, marked by tutors. */
export const essayMarkingEndpoints = defineEndpoints({
  'GET /Revise/tutor/Marking/GetEssays': {
    summary: 'Essays of own students from papers and diagnostic tests, those that wait first.',
    access: { who: ['Tutor', 'Senior Tutor'], record: 'none' },
    query: z.object({ ...paging, state: z.enum(['waiting', 'marked']).optional() }),
    answer: listOf(
      'essays',
      z.object({
        studentId: uid,
        studentName: z.string(),
        setId: uid,
        questionId: id,
        /** Of the queue: where it is marked and read. */
        itemId: uid,
        setTitle: z.string(),
        words: z.int(),
        handedInAt: moment,
        state: z.enum(['waiting', 'marked']),
      }),
    ).extend({ waitingCount: z.int() }),
  },
  'GET /Revise/tutor/Marking/GetEssay': {
    summary: 'One essay with its question, criteria and model answer.',
    access: marker('query.studentId'),
    query: z.object({ studentId: uid, setId: uid, questionId: idText }),
    answer: z.object({
      studentName: z.string(),
      setTitle: z.string(),
      handedInAt: moment,
      text: html,
      data: html.nullable(),
      /** What the student wrote, as text. */
      essay: z.string(),
      criteria: z.array(html),
      modelAnswer: html,
      criteriaMet: z.array(z.boolean()).nullable(),
      comment: z.string().nullable(),
    }),
  },
  'POST /Revise/tutor/Marking/MarkEssay': {
    summary: 'Mark an essay against its criteria, once, with a comment for the student.',
    access: marker('body.studentId'),
    body: z.strictObject({
      studentId: uid,
      setId: uid,
      questionId: id,
      criteriaMet: z.array(z.boolean()).min(1).max(20),
      comment: z.string().trim().max(4_000, 'A comment has at most 4,000 characters'),
    }),
  },
})
