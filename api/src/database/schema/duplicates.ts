import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { questions } from './questions.ts'
import { users } from './user.ts'

/**
 * Questions that fall into one band may be alike: sixteen bands of four of the question's 64 MinHash
 * values each (Broder, On the resemblance and containment of documents, 1997).
 */
export const questionBands = pgTable(
  'question_bands',
  {
    /** Number of the band and its four values, in one. */
    band: bigint('band', { mode: 'bigint' }).notNull(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.band, t.questionId] }),
    index('question_bands_question').on(t.questionId),
  ],
)

/** Two questions that read alike, compared shingle by shingle; the lower id first. */
export const questionPairs = pgTable(
  'question_pairs',
  {
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    otherId: integer('other_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** Shared shingles over the mean of both, 0 to 1. */
    resemblance: real('resemblance').notNull(),
    /** `same`: word for word. `near`: alike with their numbers. `variant`: alike but for numbers. */
    kind: text('kind', { enum: ['same', 'near', 'variant'] }).notNull(),
    /** Somebody has said that they are not the same, which stays so. */
    dismissedAt: moment('dismissed_at'),
    dismissedBy: uuid('dismissed_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.questionId, t.otherId] }),
    index('question_pairs_other').on(t.otherId),
    index('question_pairs_dismissed_by').on(t.dismissedBy),
    // In the order of the list: word for word, then with their numbers, then but for these.
    index('question_pairs_ranked')
      .on(
        sql`array_position(array['same', 'near', 'variant'], ${t.kind})`,
        t.resemblance.desc().nullsFirst(),
        t.questionId,
        t.otherId,
      )
      .where(sql`${t.dismissedAt} is null`),
    check('question_pairs_order', sql`${t.questionId} < ${t.otherId}`),
    check('question_pairs_kind', sql`${t.kind} in ('same', 'near', 'variant')`),
    check('question_pairs_resemblance', sql`${t.resemblance} between 0 and 1`),
  ],
)
