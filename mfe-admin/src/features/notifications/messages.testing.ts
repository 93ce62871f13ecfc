import { testUid } from '@portal/shared/testing'
import { emptyMessage } from './message-values.rules.ts'
import type { Audience, Count, ListedMessage, Message, Recipient } from './messages.queries.ts'

export const noAudience: Audience = { ...emptyMessage.audience, yearGroups: [] }

export const makeListed = (changes: Partial<ListedMessage> = {}): ListedMessage => ({
  ...{ messageId: testUid(1), title: 'Mock week', state: 'sent', sendAt: '2026-11-20T09:00:00Z' },
  ...{ expiresAt: null, recipients: 598, read: 402, mailed: 120, failed: 3 },
  ...{ byName: 'Ada Byron', version: 4 },
  ...changes,
})

const counts: Message['counts'] = {
  ...{ recipients: 598, portal: 590, mailAtOnce: 100, digest: 23, noMail: 470, bouncing: 5 },
  read: 402,
  mails: { none: 475, digest: 3, waiting: 0, sent: 117, failed: 2, bounced: 1 },
  byRole: [
    { role: 'Student', recipients: 500, portal: 495, read: 350, mailed: 90 },
    { role: 'Parent', recipients: 98, portal: 95, read: 52, mailed: 27 },
  ],
}

/** What a message has while nobody has it. */
export const notOut = {
  ...{ progress: null, endedAt: null, sendAt: null, expectedCount: null, foundCount: null },
  counts: {
    ...{ recipients: 0, portal: 0, mailAtOnce: 0, digest: 0, noMail: 0, bouncing: 0, read: 0 },
    mails: { none: 0, digest: 0, waiting: 0, sent: 0, failed: 0, bounced: 0 },
    byRole: [],
  },
} satisfies Partial<Message>

export const makeMessage = (changes: Partial<Message> = {}): Message => ({
  ...{ messageId: testUid(1), title: 'Mock week', description: 'Mocks start on Monday.' },
  audience: {
    ...noAudience,
    ...{ roles: ['Student', 'Parent'], schoolIds: [testUid(5)], yearGroups: [12, 13] },
    exceptUserIds: [testUid(6)],
  },
  names: {
    schools: [{ id: testUid(5), name: 'Hill School' }],
    people: [{ id: testUid(6), name: 'Theo Park' }],
  },
  ...{ link: null, notificationLink: null, navigatableLink: '/curriculum', expiresAt: null },
  ...{ state: 'sent', sendAt: '2026-11-20T09:00:00Z', expectedCount: 600, foundCount: 598 },
  ...{ progress: { done: 598, total: 598 }, counts, byName: 'Ada Byron', version: 4 },
  ...{ createdAt: '2026-11-19T09:00:00Z', updatedAt: '2026-11-19T10:00:00Z' },
  endedAt: '2026-11-20T09:01:00Z',
  ...changes,
})

export const makeCount = (changes: Partial<Count> = {}): Count => ({
  ...{ total: 598, portal: 590, mailAtOnce: 100, digest: 23, noMail: 470, bouncing: 5 },
  byRole: [
    { role: 'Student', count: 500 },
    { role: 'Parent', count: 98 },
  ],
  unreached: 0,
  sample: [{ userId: testUid(7), name: 'Maya Clarke', role: 'Student' }],
  ...changes,
})

export const makeRecipient = (changes: Partial<Recipient> = {}): Recipient => ({
  ...{ userId: testUid(7), name: 'Maya Clarke', role: 'Student', inPortal: true },
  ...{ readAt: '2026-11-20T12:00:00Z', mail: 'sent' },
  ...changes,
})
