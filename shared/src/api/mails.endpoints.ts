import * as z from 'zod'
import { chosenIds, chosenRows, listOf, moment, paging, search, sorting, uid } from './common.ts'
import { defineEndpoints } from './define.ts'

/**
 * How a mail stands. `held`: it waits for an hour at which it may go out. `failed`: given up after
 * eight tries. `bounced`: the address was refused for good, or was known to be.
 */
const state = z.enum(['waiting', 'held', 'sent', 'failed', 'bounced'])

const filter = { search, state: state.optional() }
/** 0 for access to an account, 1 to one person, 2 to many. */
const priority = [0, 2] as const

/** The queue of mails, as the office sees it. */
export const mailEndpoints = defineEndpoints({
  'GET /Notification/admin/Mail/GetMails': {
    summary: 'Mails of the last 30 days, without their text, which may open accounts.',
    access: { who: ['Admin'], record: 'none' },
    query: z.object({
      ...paging,
      ...filter,
      priority: z.coerce.number().int().min(priority[0]).max(priority[1]).optional(),
      ...sorting(['createdAt', 'nextTryAt']),
    }),
    answer: listOf(
      'mails',
      z.object({
        mailId: uid,
        to: z.string(),
        /** Whose address it is; null where nobody’s. */
        userId: uid.nullable(),
        /** That address takes no mails now but those of access. */
        isBouncing: z.boolean(),
        subject: z.string(),
        state,
        priority: z.int(),
        attempts: z.int(),
        lastError: z.string().nullable(),
        createdAt: moment,
        nextTryAt: moment.nullable(),
        sentAt: moment.nullable(),
      }),
    ),
  },
  'POST /Notification/admin/Mail/Retry': {
    summary: 'Send mails that failed or bounced again at once: these, or all that match.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'mail', at: 'body.mailIds', optional: true },
    },
    idempotent: true,
    body: chosenRows(
      { mailIds: chosenIds },
      { ...filter, priority: z.int().min(priority[0]).max(priority[1]).optional() },
      {},
    ),
    answer: z.object({
      retried: z.int(),
      /** Those that had not failed, or whose address bounces still. */
      skipped: z.int(),
    }),
  },
  'POST /Notification/admin/Mail/ClearBounce': {
    summary: 'Let mails go to somebody’s address again, after it was mended.',
    access: { who: ['Admin'], record: 'none' },
    body: z.strictObject({ userId: uid }),
  },
})
