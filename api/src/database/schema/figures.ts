import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, real, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { questions } from './questions.ts'

/**
 * Roll-up: all statistics of a question, as lists sort and filter by them. Worked out from
 * `question_statistics`, `item_marks` and `question_flags` every five minutes, for what changed since.
 */
export const questionFigures = pgTable(
  'question_figures',
  {
    questionId: integer('question_id')
      .primaryKey()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** First answers counted. */
    answered: integer('answered').notNull().default(0),
    /** Mean mark over maximum mark, percent; null where nobody has answered. */
    facility: real('facility'),
    /** -100 to 100; null where there is not enough to say, as below. */
    discriminationIndex: real('discrimination_index'),
    discriminativeEfficiency: real('discriminative_efficiency'),
    /** Whether the discrimination says that somebody should look at it. */
    check: text('needs_check', { enum: ['very likely', 'likely', 'none'] }),
    medianMs: integer('median_ms'),
    /** Flags per hundred first answers. */
    flagRate: real('flag_rate'),
    /** Flags that are open or are faults not settled. */
    openFlags: integer('open_flags').notNull().default(0),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('question_figures_answered').on(t.answered, t.questionId),
    index('question_figures_facility').on(t.facility, t.questionId),
    index('question_figures_discrimination').on(t.discriminationIndex, t.questionId),
    index('question_figures_efficiency').on(t.discriminativeEfficiency, t.questionId),
    index('question_figures_median').on(t.medianMs, t.questionId),
    index('question_figures_flag_rate').on(t.flagRate, t.questionId),
    index('question_figures_check').on(t.check, t.questionId),
    check('question_figures_check_words', sql`${t.check} in ('very likely', 'likely', 'none')`),
  ],
)
