import * as z from 'zod'
import { roles } from '../contract/roles.ts'
import { asRule, day, listOf, listQuery, paging, search, sorting, uid, version } from './common.ts'
import { defineEndpoints } from './define.ts'

/** What people may ask for by data protection law (UK GDPR articles 15 to 21). */
export const dataRequestKinds = [
  'access',
  'deletion',
  'correction',
  'restriction',
  'objection',
] as const

const kind = z.enum(dataRequestKinds)

/** How a request stands: `paused` waits for the person, and its time does not run. */
const state = z.enum(['open', 'paused', 'closed'])

const anyRequest = { rule: 'any', kind: 'data request' } as const

const reason = z
  .string()
  .trim()
  .min(1, 'Say why')
  .max(1_000, 'A reason has at most 1,000 characters')

const note = z.string().trim().max(2_000, 'A note has at most 2,000 characters')

const name = z.string().trim().min(1, 'Enter a name').max(200)

const email = z.string().trim().max(254).pipe(z.email('Enter an email address'))

const edited = { requestId: uid, version }

/** What is asked of the office about somebody's data, and by when it has to be answered. */
export const dataRequestEndpoints = defineEndpoints({
  'GET /User/admin/DataRequest/GetRequests': {
    summary:
      'Requests about personal data, what is due first first; those to delete an account that people make themselves are among them.',
    access: { who: ['Admin'], record: 'none' },
    query: listQuery({
      ...paging,
      search,
      ...sorting(['due', 'arrived', 'name']),
      kind: kind.optional(),
      state: state.optional(),
    }),
    answer: listOf(
      'requests',
      z.object({
        requestId: uid,
        kind,
        /** Null for somebody without an account. */
        userId: uid.nullable(),
        role: z.enum(roles).nullable(),
        name: z.string(),
        email: z.string(),
        receivedOn: day,
        /** The last day for an answer; of a paused one as if it went on today. */
        dueOn: day,
        state,
        isLate: z.boolean(),
        /** Below 0 once it is late; null of what is closed. */
        daysLeft: z.int().nullable(),
        isExtended: z.boolean(),
        note: z.string(),
        /** Why it waits, or was given more time. */
        reason: z.string(),
        /** What came of it; null while it is not closed. */
        outcome: z.string().nullable(),
        closedOn: day.nullable(),
        version,
      }),
    ),
  },
  'POST /User/admin/DataRequest/Open': {
    summary:
      'Write down a request that came in another way. It is due in a month, on the next working day where that is none; 409 for a second one to delete the same account.',
    access: { who: ['Admin'], record: 'none' },
    idempotent: true,
    body: z.strictObject({
      userId: uid.nullable(),
      name,
      email,
      kind,
      receivedOn: day,
      note,
    }),
    answer: z.object({ requestId: uid, dueOn: day }),
  },
  'POST /User/admin/DataRequest/Pause': {
    summary:
      'Stop the time of a request, or have it go on; the days between are added. 409 for a stale version and for one that is closed.',
    access: { who: ['Admin'], record: { ...anyRequest, at: 'body.requestId' } },
    body: z.strictObject({ ...edited, reason }),
    answer: z.object({ version, dueOn: day }),
  },
  'POST /User/admin/DataRequest/Extend': {
    summary:
      'Give a request two further months, once and within its first; the person is told why by mail.',
    access: { who: ['Admin'], record: { ...anyRequest, at: 'body.requestId' } },
    body: z.strictObject({ ...edited, reason }),
    answer: z.object({ version, dueOn: day }),
  },
  'POST /User/admin/DataRequest/Close': {
    summary: 'Close a request with what came of it; one to delete an account is decided instead.',
    access: { who: ['Admin'], record: { ...anyRequest, at: 'body.requestId' } },
    body: z.strictObject({
      ...edited,
      outcome: z.enum(['done', 'refused', 'withdrawn']),
      note: note.refine((text) => text !== '', asRule('Say what was done')),
    }),
    answer: z.object({ version }),
  },
  'GET /User/admin/DataRequest/Download': {
    summary: 'All that is kept of the person, as JSON; 422 for somebody without an account.',
    limit: { max: 30, windowSeconds: 900, what: 'downloads' },
    access: { who: ['Admin'], record: { ...anyRequest, at: 'query.requestId' } },
    query: z.object({ requestId: uid }),
    file: true,
  },
  'GET /User/admin/DataRequest/PreviewDeletion': {
    summary:
      'What would go with the account of a request, and what would stay, until when and why.',
    access: { who: ['Admin'], record: { ...anyRequest, at: 'query.requestId' } },
    query: z.object({ requestId: uid }),
    answer: z.object({
      goes: z.array(z.object({ what: z.string(), rows: z.int() })),
      stays: z.array(
        z.object({
          what: z.string(),
          rows: z.int(),
          /** The last day by law; null for as long as the portal is kept. */
          until: day.nullable(),
          why: z.string(),
        }),
      ),
    }),
  },
})
