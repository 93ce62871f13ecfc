import type { CallInput } from '@portal/shared/api'
import { newId } from '../../database/ids.ts'
import { faqs, helpMessages, helpReplies } from '../../database/schema/index.ts'
import type { TestApp } from '../../testing/index.ts'

type Message = typeof helpMessages.$inferInsert
type Faq = typeof faqs.$inferInsert

/** Writes a message down as if this person had sent it. @returns its id */
export async function makeMessage(
  app: TestApp,
  userId: string,
  more: Partial<Message> = {},
): Promise<string> {
  const now = app.clock.now()
  const id = newId(now.getTime())
  await app.db.insert(helpMessages).values({
    ...{ id, userId, topic: 'portal', text: 'The page stays empty.', page: '/resources' },
    ...{ sentAt: now, waitingSince: now, saidAt: now },
    ...more,
  })
  return id
}

/** Writes a reply down. */
export async function reply(
  app: TestApp,
  messageId: string,
  authorId: string,
  isOurs: boolean,
): Promise<void> {
  const saidAt = app.clock.now()
  await app.db.insert(helpReplies).values({
    ...{ id: newId(saidAt.getTime()), messageId, authorId, isOurs, text: 'A word.', saidAt },
  })
}

/** A published question for students, at the end. @returns its id */
export async function makeFaq(app: TestApp, more: Partial<Faq> = {}): Promise<string> {
  const id = newId()
  const position = 1 + (await app.db.$count(faqs))
  await app.db.insert(faqs).values({
    ...{ id, audience: 'student', section: 'Start', question: 'Where do I start?' },
    ...{ answer: '<p>On your dashboard.</p>', state: 'published', position },
    ...{ updatedAt: app.clock.now() },
    ...more,
  })
  return id
}

/** What somebody sends. */
export const sent: CallInput<'POST /Help/Message/Send'>['body'] = {
  topic: 'portal',
  text: 'The page of my results stays empty.',
  page: '/resources/question-bank',
  fileIds: [],
}

/** A question as an admin saves it. */
export const question: CallInput<'POST /Help/admin/Faq/Save'>['body'] = {
  audience: 'student',
  section: 'Practice',
  question: 'How do I start a set?',
  answer: '<p>Open <b>Resources</b>.</p>',
  state: 'published',
}
