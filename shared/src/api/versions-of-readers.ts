import * as z from 'zod'
import { listOf, moment, paging, uid } from './common.ts'
import { defineEndpoints } from './define.ts'
import { pieceKind, shownState, versionWithMarkings } from './writing.shapes.ts'

/** What was handed in and what came back, for all who may read it. */
export const versionsOfReaders = defineEndpoints({
  'GET /Writing/Writing/GetVersion': {
    summary:
      'A version with the markings that have come back; those who may also see the others see all.',
    access: {
      who: ['Student', 'Tutor', 'Senior Tutor', 'Admin'],
      record: { rule: 'in sight', kind: 'piece version', at: 'query.versionId' },
    },
    query: z.object({ versionId: uid }),
    answer: versionWithMarkings,
  },
  'POST /Writing/Writing/Reply': {
    summary: 'Answer a comment, or the whole, of a returned marking; 200 of a marking at most.',
    access: {
      who: ['Student', 'Tutor', 'Senior Tutor'],
      record: { rule: 'own', kind: 'marking', at: 'body.markingId' },
    },
    limit: { max: 120, windowSeconds: 3_600, what: 'replies' },
    body: z.strictObject({
      markingId: uid,
      commentId: uid.nullable(),
      text: z
        .string()
        .trim()
        .min(1, 'Write a reply')
        .max(2_000, 'A reply has at most 2,000 characters'),
    }),
    answer: z.object({ replyId: uid, at: moment }),
  },
  'POST /Writing/Writing/TickComment': {
    summary: 'Say whether a comment has been dealt with.',
    access: {
      who: ['Student'],
      record: { rule: 'own', kind: 'marking', at: 'body.markingId' },
    },
    body: z.strictObject({ markingId: uid, commentId: uid, isDone: z.boolean() }),
  },
  'GET /Writing/Writing/GetStudentPieces': {
    summary:
      'What a student has handed in, with what came back; versions only, without the words for schools.',
    access: {
      who: ['Tutor', 'Senior Tutor', 'Parent', 'School Manager', 'Admin'],
      record: { rule: 'in sight', kind: 'student', at: 'query.studentId' },
    },
    query: z.object({ ...paging, studentId: uid }),
    answer: listOf(
      'pieces',
      z.object({
        versionId: uid,
        kind: pieceKind,
        title: z.string(),
        number: z.int(),
        state: shownState,
        handedInAt: moment,
        markedAt: moment.nullable(),
        percent: z.int().nullable(),
        /** Left out for schools. */
        overall: z.string().nullable().optional(),
        /** Where staff open it; left out for parents and schools. */
        path: z.string().nullable().optional(),
      }),
    ),
  },
})
