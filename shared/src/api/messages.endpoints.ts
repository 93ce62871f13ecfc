import * as z from 'zod'
import {
  asRule,
  hasVersion,
  listOf,
  moment,
  noVersion,
  paging,
  search,
  sorting,
  uid,
  version,
} from './common.ts'
import { defineEndpoints } from './define.ts'
import {
  allMayOpen,
  audience,
  byWay,
  editedMessage,
  hasAddress,
  hasWords,
  messageMail,
  messageRole,
  messageState,
} from './messages.shapes.ts'

const admin = { who: ['Admin'], record: 'none' } as const

const message = (at: 'query.messageId' | 'body.messageId') =>
  ({ who: ['Admin'], record: { rule: 'any', kind: 'message', at } }) as const

const recipients = {
  messageId: uid,
  /** By name or email. */
  search,
  /** Of those who have it in the bell. */
  isRead: z.enum(['true', 'false']).optional(),
  mail: messageMail.optional(),
}

const known = z.object({ id: uid, name: z.string() })

const person = z.object({ userId: uid, name: z.string(), role: messageRole })

/** What a state is changed with: the version that was seen. */
const seen = z.strictObject({ messageId: uid, version })

/** Messages of the office to many people: in their bells and by mail. */
export const messageEndpoints = defineEndpoints({
  'GET /Notification/admin/Message/GetMessages': {
    summary: 'All messages with how far they got and how many have read them.',
    access: admin,
    query: z.object({
      ...paging,
      search,
      /** Drafts have no `sendAt` and come as the latest. */
      ...sorting(['sendAt', 'title', 'expiresAt', 'recipients']),
      state: messageState.optional(),
    }),
    answer: listOf(
      'messages',
      z.object({
        messageId: uid,
        title: z.string(),
        state: messageState,
        /** When it goes or went out; null for a draft. */
        sendAt: moment.nullable(),
        expiresAt: moment.nullable(),
        /** People who have it so far. */
        recipients: z.int(),
        /** Of those who have it in the bell. */
        read: z.int(),
        /** Mails that were handed over, those of the morning too. */
        mailed: z.int(),
        /** Mails that could not be sent, or came back. */
        failed: z.int(),
        /** Who wrote it; null where the account is gone. */
        byName: z.string().nullable(),
        version,
      }),
    ),
  },
  'GET /Notification/admin/Message/GetMessage': {
    summary: 'A message as it is edited, with how far it got and who has it by role and way.',
    access: message('query.messageId'),
    query: z.object({ messageId: uid }),
    answer: z.object({
      messageId: uid,
      title: z.string(),
      description: z.string(),
      audience,
      /** Names of what the audience names by id. */
      names: z.object({
        schools: z.array(known),
        /** Of `userIds` and `exceptUserIds`. */
        people: z.array(known),
      }),
      link: z.string().nullable(),
      notificationLink: z.string().nullable(),
      navigatableLink: z.string().nullable(),
      expiresAt: moment.nullable(),
      state: messageState,
      sendAt: moment.nullable(),
      /** How many were to get it when somebody said yes; null for a draft. */
      expectedCount: z.int().nullable(),
      /** How many are to get it, as was found when it was due; null before. */
      foundCount: z.int().nullable(),
      /** Null before it is sent. Done of the total; both in people. */
      progress: z.object({ done: z.int(), total: z.int() }).nullable(),
      /** Of those who have it so far. */
      counts: z.object({
        recipients: z.int(),
        ...byWay,
        read: z.int(),
        /** Mails by how they stand; `none` are those without any. */
        mails: z.object({
          none: z.int(),
          digest: z.int(),
          waiting: z.int(),
          sent: z.int(),
          failed: z.int(),
          bounced: z.int(),
        }),
        byRole: z.array(
          z.object({
            role: messageRole,
            recipients: z.int(),
            portal: z.int(),
            read: z.int(),
            mailed: z.int(),
          }),
        ),
      }),
      byName: z.string().nullable(),
      createdAt: moment,
      updatedAt: moment,
      /** When the last of them was told, it was stopped, or it was recalled; null before. */
      endedAt: moment.nullable(),
      version,
    }),
  },
  'POST /Notification/admin/Message/Save': {
    summary:
      'A new draft, or another text, audience or link for one that has not begun to be sent; 409 where somebody else has saved it meanwhile, 422 once it is being sent.',
    idempotent: true,
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'message', at: 'body.messageId', optional: true },
    },
    body: z
      .strictObject({ messageId: uid.nullable(), version: version.optional(), ...editedMessage })
      .refine(({ messageId, version: at }) => hasVersion(messageId, at), noVersion)
      .refine(hasWords, { path: ['link'], ...asRule('Enter the words of the link') })
      .refine(hasAddress, { path: ['notificationLink'], ...asRule('Enter where the link goes') })
      .refine(allMayOpen, {
        path: ['navigatableLink'],
        ...asRule('Not all of the roles can open this page'),
      }),
    answer: z.object({ messageId: uid, version }),
  },
  'POST /Notification/admin/Message/CountAudience': {
    summary: 'Who would get a message now, by role and way; nothing is saved.',
    access: admin,
    body: z.strictObject({ audience }),
    answer: z.object({
      /** All who would get it in some way; what `Schedule` is told as `expectedCount`. */
      total: z.int(),
      byRole: z.array(z.object({ role: messageRole, count: z.int() })),
      ...byWay,
      /** Beside the total: people of the audience who get no news, as they chose or since mails come back. */
      unreached: z.int(),
      /** The first ten of those who would get it, by name. */
      sample: z.array(person).max(10),
    }),
  },
  'POST /Notification/admin/Message/SendTest': {
    summary:
      'Mail a message to the caller as people will get it, and answer how their bells will show it.',
    access: message('body.messageId'),
    body: z.strictObject({ messageId: uid }),
    answer: z.object({
      /** As an entry of the feeds. */
      bell: z.object({
        title: z.string(),
        description: z.string(),
        link: z.string().nullable(),
        notificationLink: z.string().nullable(),
        navigatableLink: z.string().nullable(),
      }),
      mail: z.object({ to: z.string(), subject: z.string(), text: z.string() }),
    }),
    limit: { max: 20, windowSeconds: 600, what: 'tests' },
  },
  'POST /Notification/admin/Message/Schedule': {
    summary:
      'Send a draft, or one that waits for a yes: now, or at a time. Its audience is found when it is due; more than 10 % off the expected count, it waits. 422 for an audience of nobody or times that are over; 409 for another version, and for what is scheduled or sent already.',
    idempotent: true,
    access: message('body.messageId'),
    body: z.strictObject({
      messageId: uid,
      version,
      /** Null for now. */
      at: moment.nullable(),
      /** How many were to get it by `CountAudience` when somebody said yes. */
      expectedCount: z.int().min(0).max(1_000_000),
    }),
    answer: z.object({ state: messageState, sendAt: moment, version }),
  },
  'POST /Notification/admin/Message/Cancel': {
    summary:
      'Make a scheduled or waiting message a draft again; stop one that is being sent after the batch under way. 409 for another version, and for what can no longer be stopped.',
    access: message('body.messageId'),
    body: seen,
    answer: z.object({ state: messageState, version }),
  },
  'POST /Notification/admin/Message/Recall': {
    summary:
      'Take a message that some have out of all bells at once, and stop what is still being sent; mails cannot be called back. 409 for another version, and for what nobody has.',
    access: message('body.messageId'),
    body: seen,
    answer: z.object({ state: messageState, version }),
  },
  'GET /Notification/admin/Message/GetRecipients': {
    summary: 'Who has a message, whether it was read, and how the mail stands.',
    access: message('query.messageId'),
    query: z.object({ ...paging, ...sorting(['name']), ...recipients }),
    answer: listOf(
      'recipients',
      person.extend({
        /** Whether it is in the bell; without, nobody can know whether it was read. */
        inPortal: z.boolean(),
        readAt: moment.nullable(),
        mail: messageMail,
      }),
    ),
  },
  'GET /Notification/admin/Message/ExportRecipients': {
    summary: 'The same as CSV: all that fit.',
    access: message('query.messageId'),
    query: z.object({
      ...sorting(['name']),
      ...recipients,
      columns: z.string().max(300).optional(),
    }),
    file: true,
  },
})
