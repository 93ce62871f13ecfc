import * as z from 'zod'
import {
  asRule,
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

/** What an upgrade can open to a student; the names are those of the claims. */
export const sold = z.enum([
  'hasQuestionBank',
  'hasCourses',
  'hasAcademy',
  'hasSeminar',
  'hasLibrary',
  'hasReadingList',
  'hasPsSubmission',
  'hasEssaySubmission',
])

/** What its price is for. */
const per = z.enum(['once', 'month', 'hour'])

const upgradeState = z.enum(['draft', 'offered', 'withdrawn'])

const requestState = z.enum(['pending', 'accepted', 'declined', 'cancelled'])

/** What an upgrade adds to a programme, and what it costs. */
const offer = {
  pricePence: z.int(),
  per,
  entitlements: z.array(sold),
  /** Of tuition, in quarters. */
  hours: z.number(),
}

const isEachOnce = (list: readonly unknown[]) => new Set(list).size === list.length

const filters = { state: requestState.optional(), search }

const admin = { who: ['Admin'], record: 'none' } as const
const anyRequest = { rule: 'any', kind: 'upgrade request' } as const

/** What may be added to a programme, and students’ wishes to have it. */
export const upgradeEndpoints = defineEndpoints({
  'GET /upgrade/userUpgrade/GetAllUpgrades': {
    summary:
      'The catalogue in its order: for a student what is offered or was asked for, with how it stands; for admins all of it, as it is edited.',
    access: { who: ['Student', 'Admin'], needs: 'questionBank', record: 'none' },
    answer: z.object({
      upgrades: z.array(
        z.object({
          id: uid,
          name: z.string(),
          summary: z.string(),
          /** With equations set. */
          body: html,
          image: fileOfRecord.nullable(),
          ...offer,
          /** Whether it can be asked for. */
          isOffered: z.boolean(),
          /** How it stands for the student; null for admins. */
          mine: z
            .object({
              /** `included`: the programme has all of it without the upgrade. */
              state: z.enum(['none', 'pending', 'active', 'included', 'declined']),
              /** The request that the state comes from. */
              requestId: uid.nullable(),
              /** Why it was declined. */
              reason: z.string().nullable(),
              /** When it was asked for, or decided. */
              since: moment.nullable(),
            })
            .nullable(),
          /** What admins look after; null for students. */
          edited: z
            .object({
              /** As it is kept. */
              body: z.string(),
              state: upgradeState,
              version,
              updatedAt: moment,
              pendingCount: z.int(),
            })
            .nullable(),
        }),
      ),
    }),
  },
  'POST /upgrade/userUpgrade/RequestUpgrade': {
    summary:
      'Ask for an upgrade that is offered; 409 when it is asked for already, active or included.',
    access: {
      who: ['Student'],
      needs: 'questionBank',
      record: { rule: 'given', kind: 'upgrade', at: 'body.upgradeId' },
    },
    limit: { max: 20, windowSeconds: 3_600, what: 'requests' },
    idempotent: true,
    body: z.strictObject({
      upgradeId: uid,
      /** The student's words; may be empty. */
      note: z.string().trim().max(1_000, 'A note has at most 1,000 characters'),
    }),
    answer: z.object({ requestId: uid }),
  },
  'POST /upgrade/userUpgrade/CancelRequest': {
    summary: 'Take an own request back; 409 once it is decided.',
    access: {
      who: ['Student'],
      record: { rule: 'own', kind: 'upgrade request', at: 'body.requestId' },
    },
    body: z.strictObject({ requestId: uid }),
  },
  'POST /upgrade/admin/Upgrade/Save': {
    summary: 'A new upgrade at the end of the catalogue, or another text, price or state for one.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'upgrade to edit', at: 'body.id', optional: true },
    },
    idempotent: true,
    body: z
      .strictObject({
        id: uid.optional(),
        /** Of one that there is: the version that was edited. */
        version: version.optional(),
        name: z.string().trim().min(1, 'Enter a name').max(120),
        summary: z.string().trim().min(1, 'Enter a summary').max(300),
        /** HTML with LaTeX in `\( … \)`; cleaned by the server. */
        body: writtenHtml,
        imageFileId: uid.nullable(),
        pricePence: z
          .int('Enter a price')
          .min(0, 'A price is at least £0')
          .max(10_000_000, 'A price is at most £100,000'),
        per,
        entitlements: z
          .array(sold)
          .max(sold.options.length)
          .refine(isEachOnce, asRule('A section is named twice')),
        hours: z
          .number('Enter hours, or 0')
          .min(0, 'Enter hours, or 0')
          .max(1_000, 'At most 1,000 hours')
          .multipleOf(0.25, 'Hours come in quarters'),
        state: upgradeState,
      })
      .refine(({ id, version: known }) => hasVersion(id, known), noVersion),
    answer: z.object({ id: uid, version }),
  },
  'POST /upgrade/admin/Upgrade/Order': {
    summary: 'The order of the catalogue; 409 where these are not all of it, each once.',
    access: admin,
    body: z.strictObject({ ids: z.array(uid).max(1_000) }),
  },
  'GET /upgrade/admin/Upgrade/GetRequests': {
    summary: 'What students ask for, the oldest first.',
    access: admin,
    query: z.object({ ...paging, ...filters }),
    answer: listOf(
      'requests',
      z.object({
        id: uid,
        state: requestState,
        student: z.object({ studentId: uid, name: z.string(), email: z.string() }),
        /** Name of the student's programme. */
        programName: z.string(),
        upgrade: z.object({ id: uid, name: z.string() }),
        note: z.string(),
        requestedAt: moment,
        decidedAt: moment.nullable(),
        /** Name of who decided; null before, and when that person has left. */
        decidedBy: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ).extend({
      /** How many wait in all. */
      pendingCount: z.int(),
    }),
  },
  'GET /upgrade/admin/Upgrade/ExportRequests': {
    summary: 'All requests that fit, as CSV.',
    access: admin,
    limit: { max: 30, windowSeconds: 900, what: 'downloads' },
    query: z.object(filters),
    file: true,
  },
  'POST /upgrade/admin/Upgrade/DeclineRequest': {
    summary: 'Decline a request; the student hears why. 409 unless it is pending.',
    access: { who: ['Admin'], record: { ...anyRequest, at: 'body.requestId' } },
    body: z.strictObject({
      requestId: uid,
      reason: z.string().trim().min(1, 'Say why').max(500, 'A reason has at most 500 characters'),
    }),
  },
})
