import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, real, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { questionStates, questions } from './questions.ts'

/** Whether the discrimination says that somebody should look at a question. */
const checks = ['very likely', 'likely', 'none'] as const

/**
 * Roll-up: all statistics of a question, as lists sort and filter by them. A trigger on `questions`
 * makes the row, so that every question has one. Worked out from `question_statistics`, `item_marks`
 * and `question_flags` every five minutes, for what changed since; state, filings and what flags
 * there are is kept by triggers at once.
 */
export const questionFigures = pgTable(
  'question_figures',
  {
    questionId: integer('question_id')
      .primaryKey()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** The question's own, for `question_tallies`. */
    state: text('state', { enum: questionStates }).notNull(),
    /** First answers counted. */
    answered: integer('answered').notNull().default(0),
    /** Mean mark over maximum mark, percent; null where nobody has answered. */
    facility: real('facility'),
    /** -100 to 100; null where there is not enough to say, as below. */
    discriminationIndex: real('discrimination_index'),
    discriminativeEfficiency: real('discriminative_efficiency'),
    /** Whether the discrimination says that somebody should look at it. */
    check: text('needs_check', { enum: checks }),
    medianMs: integer('median_ms'),
    /** Flags per hundred first answers. */
    flagRate: real('flag_rate'),
    /** Flags that are open or are faults not settled. */
    openFlags: integer('open_flags').notNull().default(0),
    /** Which flags there are: 1 any, 2 open, 4 faults not settled, 8 settled; added up. */
    flagKinds: smallint('flag_kinds').notNull().default(0),
    /** Since when the fault that has waited longest waits; null where none does. */
    faultSince: moment('fault_since'),
    /** When it was flagged last; null where it never was. */
    flaggedAt: moment('flagged_at'),
    /** Admission tests that it is filed under, live or parked, each once; empty: filed nowhere. */
    tests: integer('tests').array().notNull().default([]),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('question_figures_answered').on(t.answered, t.questionId),
    index('question_figures_facility').on(t.facility, t.questionId),
    index('question_figures_discrimination').on(t.discriminationIndex, t.questionId),
    index('question_figures_efficiency').on(t.discriminativeEfficiency, t.questionId),
    index('question_figures_median').on(t.medianMs, t.questionId),
    index('question_figures_flag_rate').on(t.flagRate, t.questionId),
    // Downwards too: what is not known comes last either way.
    ...(
      [
        ['facility', t.facility],
        ['discrimination', t.discriminationIndex],
        ['efficiency', t.discriminativeEfficiency],
        ['median', t.medianMs],
        ['flag_rate', t.flagRate],
      ] as const
    ).map(([name, column]) =>
      index(`question_figures_${name}_down`).on(
        column.desc().nullsLast(),
        t.questionId.desc().nullsFirst(),
      ),
    ),
    index('question_figures_flagged').on(t.questionId).where(sql`${t.openFlags} > 0`),
    // As admins go through what is flagged: the fault that has waited longest first.
    index('question_figures_flags')
      .on(
        t.faultSince,
        sql`(${t.flagKinds} & 2) desc`,
        t.flaggedAt.desc().nullsFirst(),
        t.questionId,
      )
      .where(sql`${t.flagKinds} > 0`),
    // Without a list of what waits to be written into it, which readers would go through.
    index('question_figures_tests').using('gin', t.tests).with({ fastupdate: false }),
    index('question_figures_unfiled').on(t.questionId).where(sql`${t.tests} = '{}'`),
    index('question_figures_check').on(t.check, t.questionId),
    check('question_figures_check_words', sql`${t.check} in ('very likely', 'likely', 'none')`),
  ],
)

/**
 * Roll-up: how many questions there are of a state, a check, the same tests and kinds of flags, so
 * that the whole bank is counted without being read. Triggers on `question_figures` add rows; a kind's number is the sum of its rows,
 * which a round makes one of again. So nobody who writes waits for somebody else.
 */
export const questionTallies = pgTable('question_tallies', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  state: text('state', { enum: questionStates }).notNull(),
  /** Null where there is not enough to say. */
  check: text('needs_check', { enum: checks }),
  /** As in `question_figures`. */
  tests: integer('tests').array().notNull().default([]),
  flagKinds: smallint('flag_kinds').notNull().default(0),
  questions: integer('questions').notNull(),
})

/**
 * Questions whose `item_marks` or flags have changed without `question_figures` having it: a row for
 * each change, which triggers add and the round that works figures out takes away. What is counted of
 * first answers says it in `question_statistics.changed_at`, whose row it changes anyway; those of all
 * items of a paper would be locked in another order than answers lock them.
 */
export const questionChanges = pgTable('question_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  questionId: integer('question_id').notNull(),
})
