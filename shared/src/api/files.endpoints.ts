import * as z from 'zod'
import { partBytes, partKinds, wholeKinds } from '../contract/file-kinds.ts'
import { uid } from './common.ts'
import { defineEndpoints } from './define.ts'
import { assetFacts, mediaAreas } from './media.shapes.ts'

const uploaders = ['Student', 'Tutor', 'Senior Tutor', 'Admin'] as const
const uploadId = z.object({ uploadId: uid })

/** A file that is kept, and the address at which those who may open it find it. */
const keptFile = z.object({
  id: uid,
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  /** Of a PDF; null for all else. */
  pages: z.int().nullable(),
  url: z.string(),
})

/** Files that are uploaded: whole, or in parts that go on where they stopped. */
export const fileEndpoints = defineEndpoints({
  'POST /File/File/Upload': {
    summary:
      'Keep a file, judged by its content. 415 for another type, 413 for one too large, 422 for a virus or an encrypted PDF, 503 while the virus scanner is away.',
    limit: { max: 60, windowSeconds: 3_600, what: 'files' },
    access: { who: 'signed in' },
    query: z.object({ kind: z.enum(wholeKinds) }),
    upload: { kind: 'query.kind' },
    takes: { maxBytes: 101 * 1024 * 1024, seconds: 600 },
    answer: keptFile,
  },
  'POST /Media/Upload/Begin': {
    summary:
      'Begin a large file, or go on with the same one: the answer says which parts are there. At most five may be open (409).',
    limit: { max: 120, windowSeconds: 3_600, what: 'uploads' },
    access: { who: uploaders, record: 'none' },
    body: z.object({
      kind: z.enum(partKinds),
      name: z.string().trim().min(1).max(200),
      bytes: z.int().min(1),
      /** Of the file where it comes from, in milliseconds since 1970; tells it from others. */
      lastModified: z.int().min(0),
      /** What a film is for; makes it one that can be played. */
      area: z.enum(mediaAreas).optional(),
    }),
    answer: z.object({
      uploadId: uid,
      partBytes: z.int(),
      parts: z.int(),
      received: z.array(z.int()),
    }),
  },
  'POST /Media/Upload/Part': {
    summary:
      'Bring a part, counted from 1, of exactly `partBytes`, the last one less; 422 for another length. The same again does no harm.',
    access: {
      who: uploaders,
      record: { rule: 'own', kind: 'upload', at: 'query.uploadId' },
    },
    query: z.object({ uploadId: uid, partNumber: z.coerce.number().int().min(1).max(10_000) }),
    takes: { type: 'application/octet-stream', maxBytes: partBytes, seconds: 600 },
    answer: z.object({ received: z.array(z.int()) }),
  },
  'POST /Media/Upload/Complete': {
    summary:
      'Keep the file that the parts are; judged as a whole one is. 409 with the numbers of parts that are missing. The same again answers the same file.',
    access: {
      who: uploaders,
      record: { rule: 'own', kind: 'upload', at: 'body.uploadId' },
    },
    body: uploadId,
    takes: { seconds: 600 },
    answer: keptFile.extend({
      /** Of a film that is for something: what is known of it now; null for all else. */
      asset: z.object(assetFacts).nullable(),
    }),
  },
  'POST /Media/Upload/Abort': {
    summary: 'Let go of an upload and its parts.',
    access: {
      who: uploaders,
      record: { rule: 'own', kind: 'upload', at: 'body.uploadId' },
    },
    body: uploadId,
  },
})
