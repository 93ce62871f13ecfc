import * as z from 'zod'
import { moment, uid } from './common.ts'
import { defineEndpoints } from './define.ts'
import { characters, writingPart } from './writing.shapes.ts'

/** Kept states of the draft of a piece. */
export const snapshotsOfPieces = defineEndpoints({
  'GET /Writing/Writing/GetSnapshots': {
    summary: 'Kept states of the draft, the newest first; 50 at most.',
    access: { who: ['Student'], record: { rule: 'own', kind: 'piece', at: 'query.pieceId' } },
    query: z.object({ pieceId: uid }),
    answer: z.array(
      z.object({
        snapshotId: uid,
        at: moment,
        cause: z.enum(['pause', 'cut', 'merge', 'restore', 'upload']),
        words: z.int(),
        characters,
      }),
    ),
  },
  'GET /Writing/Writing/GetSnapshot': {
    summary: 'The text of a kept state.',
    access: {
      who: ['Student'],
      record: { rule: 'own', kind: 'piece snapshot', at: 'query.snapshotId' },
    },
    query: z.object({ snapshotId: uid }),
    answer: z.object({ at: moment, cause: z.string(), parts: z.array(writingPart) }),
  },
  'POST /Writing/Writing/RestoreSnapshot': {
    summary: 'Make a kept state the draft; the draft before it is kept. 409 as for a save.',
    access: {
      who: ['Student'],
      needs: 'submission',
      record: { rule: 'own', kind: 'piece snapshot', at: 'body.snapshotId' },
    },
    body: z.strictObject({ snapshotId: uid, baseRevision: z.int().min(0) }),
    answer: z.object({ revision: z.int(), parts: z.array(writingPart) }),
  },
})
