import { helpTopics } from '@portal/shared/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './user.ts'

/** Frequent questions with their answers, in an order of their audience. */
export const faqs = pgTable(
  'faqs',
  {
    id: uuid('id').primaryKey(),
    audience: text('audience', { enum: ['student', 'tutor', 'school'] }).notNull(),
    /** What it stands under; sections come in the order of their first questions. */
    section: text('section').notNull(),
    question: text('question').notNull(),
    /** Cleaned HTML, with LaTeX in `\( … \)`. */
    answer: text('answer').notNull(),
    position: integer('position').notNull(),
    state: text('state', { enum: ['draft', 'published', 'archived'] }).notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('faqs_in_order').on(t.audience, t.position, t.id),
    check('faqs_audience', sql`${t.audience} in ('student', 'tutor', 'school')`),
    check('faqs_state', sql`${t.state} in ('draft', 'published', 'archived')`),
  ],
)

/** What people write to us. Its images are files of the area `help`. */
export const helpMessages = pgTable(
  'help_messages',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text('topic', { enum: helpTopics }).notNull(),
    /** Plain words, up to 5,000 characters. */
    text: text('text').notNull(),
    /** Path of the page from which it was written. */
    page: text('page').notNull(),
    /** The answer that was read before. */
    faqId: uuid('faq_id').references(() => faqs.id, { onDelete: 'set null' }),
    state: text('state', { enum: ['new', 'open', 'answered', 'closed'] })
      .notNull()
      .default('new'),
    /** The admin who looks after it. */
    assignedTo: uuid('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    sentAt: moment('sent_at').notNull(),
    /** When the writer wrote last: since then it waits, where it is new or open. */
    waitingSince: moment('waiting_since').notNull(),
    /** When anybody wrote last. */
    saidAt: moment('said_at').notNull(),
    /** Every change makes the next, whoever makes it. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('help_messages_of_person').on(t.userId, t.saidAt),
    index('help_messages_state').on(t.state, t.waitingSince),
    index('help_messages_waiting').on(t.waitingSince).where(sql`${t.state} in ('new', 'open')`),
    index('help_messages_assigned').on(t.assignedTo),
    index('help_messages_faq').on(t.faqId),
    check(
      'help_messages_topic_known',
      sql`${t.topic} in ('portal', 'account', 'tuition', 'learning', 'other')`,
    ),
    check('help_messages_state_known', sql`${t.state} in ('new', 'open', 'answered', 'closed')`),
  ],
)

/** What is said under a message; nothing of it is ever changed. */
export const helpReplies = pgTable(
  'help_replies',
  {
    id: uuid('id').primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => helpMessages.id, { onDelete: 'cascade' }),
    /** Null once that account has been deleted. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Whether we wrote it, or the person. */
    isOurs: boolean('is_ours').notNull(),
    text: text('text').notNull(),
    saidAt: moment('said_at').notNull(),
  },
  (t) => [
    index('help_replies_of').on(t.messageId, t.saidAt),
    index('help_replies_by').on(t.authorId),
  ],
)
