import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { examSections } from './papers.ts'
import { questionVersions } from './questions.ts'
import { admissionTests, sectionNumbers, topics } from './subjects.ts'
import { students, users } from './user.ts'

/** What a student answered; the same form as in the contract. */
export type StoredResponse =
  | { kind: 'choice'; letter: string }
  | { kind: 'text'; text: string }
  | { kind: 'equation'; text: string }

/**
 * An answer of which the server cannot know that it was given in time: kept and shown, not scored.
 * Moments in ISO 8601.
 */
export interface StoredLateAnswer {
  response: StoredResponse
  sequence: number
  /** When the device says that it was given. */
  saidAt: string
  arrivedAt: string
}

/** A set of questions that a student built. The figures are filled when it is finished. */
export const reviseSets = pgTable(
  'revise_sets',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    /**
     * A set that the student built, a section of a diagnostic test, a part of a paper, the check
     * questions of a topic in Learn, or the first round of a video's quiz.
     */
    kind: text('kind', { enum: ['revise', 'diagnostic', 'simulate', 'learn', 'video'] })
      .notNull()
      .default('revise'),
    title: text('title').notNull(),
    subjectSlug: text('subject_slug').notNull(),
    admissionTestId: integer('admission_test_id')
      .notNull()
      .references(() => admissionTests.id),
    /** Null for a set over all parts. */
    sectionId: integer('section_id').references(() => sectionNumbers.id),
    feedback: text('feedback', { enum: ['each', 'end'] }).notNull(),
    timing: text('timing', { enum: ['none', 'set', 'question'] }).notNull(),
    /** For timing by the question: how long each may take, with the student's extra time. */
    secondsPerQuestion: smallint('seconds_per_question'),
    /** How its questions follow each other; an adaptive set draws them one by one. */
    order: text('order', { enum: ['random', 'easiest', 'adaptive', 'paper'] })
      .notNull()
      .default('random'),
    /** For a part of a paper: which. */
    examSectionId: integer('exam_section_id').references(() => examSections.id),
    /** Minutes given while it was sat; they are in `deadlineAt` already. */
    extraMinutes: smallint('extra_minutes').notNull().default(0),
    /**
     * The filters that it was built from, as they were sent; of an adaptive set also the level that
     * it began at (`startLevel`).
     */
    filters: jsonb('filters').$type<Record<string, unknown>>().notNull(),
    size: smallint('size').notNull(),
    startedAt: moment('started_at').notNull(),
    deadlineAt: moment('deadline_at'),
    finishedAt: moment('finished_at'),
    answered: smallint('answered').notNull().default(0),
    correct: smallint('correct').notNull().default(0),
    /**
     * Parts of papers: the mark after what wrong answers take off. Null until it is finished and
     * its essays are marked.
     */
    score: real('score'),
    /** Essays handed in for a tutor to mark, and how many of them wait. */
    essays: smallint('essays').notNull().default(0),
    essaysWaiting: smallint('essays_waiting').notNull().default(0),
    /** Parts of papers: answers that were right once and were changed to a wrong one. */
    rightToWrong: smallint('right_to_wrong').notNull().default(0),
    /** Time on it; see `closeSet`. */
    timeMs: bigint('time_ms', { mode: 'number' }).notNull().default(0),
    /**
     * Timed sets: when the server last heard of it, the last time in which it did not, and how long
     * the device could not be reached around and after the end; see `trust.rules.ts`.
     */
    seenAt: moment('seen_at'),
    awayFrom: moment('away_from'),
    awayUntil: moment('away_until'),
    awayMs: bigint('away_ms', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    // What the server hands in when its time has long been up.
    index('revise_sets_overdue')
      .on(t.deadlineAt)
      .where(sql`${t.finishedAt} is null and ${t.deadlineAt} is not null`),
    index('revise_sets_open').on(t.studentId, t.startedAt).where(sql`${t.finishedAt} is null`),
    index('revise_sets_finished')
      .on(t.studentId, t.finishedAt)
      .where(sql`${t.finishedAt} is not null`),
    index('revise_sets_finished_by_part')
      .on(t.studentId, t.sectionId, t.finishedAt)
      .where(sql`${t.finishedAt} is not null`),
    index('revise_sets_finished_by_subject')
      .on(t.studentId, t.subjectSlug, t.finishedAt)
      .where(sql`${t.finishedAt} is not null`),
    index('revise_sets_simulated')
      .on(t.studentId, t.sectionId, t.finishedAt)
      .where(sql`${t.kind} = 'simulate' and ${t.finishedAt} is not null`),
    index('revise_sets_essays').on(t.studentId, t.finishedAt).where(sql`${t.essays} > 0`),
    // Papers that are being sat.
    index('revise_sets_sat')
      .on(t.studentId, t.deadlineAt)
      .where(sql`${t.kind} = 'simulate' and ${t.finishedAt} is null`),
    check('revise_sets_essays_waiting', sql`${t.essaysWaiting} between 0 and ${t.essays}`),
    check(
      'revise_sets_kind',
      sql`${t.kind} in ('revise', 'diagnostic', 'simulate', 'learn', 'video')`,
    ),
    check('revise_sets_paper', sql`(${t.kind} = 'simulate') = (${t.examSectionId} is not null)`),
    check('revise_sets_order', sql`${t.order} in ('random', 'easiest', 'adaptive', 'paper')`),
    check(
      'revise_sets_seconds',
      sql`(${t.timing} = 'question') = (${t.secondsPerQuestion} is not null)`,
    ),
    check('revise_sets_size', sql`${t.size} between 1 and 100`),
    check('revise_sets_timing', sql`(${t.timing} <> 'none') = (${t.deadlineAt} is not null)`),
    check('revise_sets_feedback', sql`${t.feedback} in ('each', 'end')`),
    check('revise_sets_figures', sql`${t.correct} <= ${t.answered} and ${t.answered} <= ${t.size}`),
  ],
)

/**
 * A question in a set with the answer that it holds now. Saving touches this one row and no index;
 * `responseKind` and `letters` are copies from the version so that one statement can check an
 * answer's form.
 */
export const reviseSetQuestions = pgTable(
  'revise_set_questions',
  {
    setId: uuid('set_id')
      .notNull()
      .references(() => reviseSets.id),
    questionId: integer('question_id').notNull(),
    versionId: integer('version_id').notNull(),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id),
    /** From 1. */
    position: smallint('position').notNull(),
    responseKind: text('response_kind', { enum: ['choice', 'text', 'equation'] }).notNull(),
    /** Letters of the options, e.g. `abcd`; empty for typed answers. */
    letters: text('letters').notNull(),
    response: jsonb('response').$type<StoredResponse>(),
    sequence: integer('sequence').notNull().default(0),
    timeMs: integer('time_ms').notNull().default(0),
    hiddenMs: integer('hidden_ms').notNull().default(0),
    isMarkedForReview: boolean('is_marked_for_review').notNull().default(false),
    answeredAt: moment('answered_at'),
    savedAt: moment('saved_at'),
    /** When the answer became final: on submitting it, or with the set. */
    finalAt: moment('final_at'),
    isCorrect: boolean('is_correct'),
    mark: real('mark'),
    /** Essays: which criteria the student, or the tutor who marked it, found met. */
    criteriaMet: jsonb('criteria_met').$type<boolean[]>(),
    /** Essays outside Revise: the tutor who marked it, and what the tutor wrote. */
    markedBy: uuid('marked_by').references(() => users.id),
    comment: text('comment'),
    /** The letters that were chosen one after the other, at most 40, e.g. `bab`. */
    history: text('history').notNull().default(''),
    /** The newest answer that came too late to count; null without one. */
    late: jsonb('late').$type<StoredLateAnswer>(),
  },
  (t) => [
    primaryKey({ columns: [t.setId, t.questionId] }),
    foreignKey({
      name: 'revise_set_questions_version',
      columns: [t.versionId, t.questionId],
      foreignColumns: [questionVersions.id, questionVersions.questionId],
    }),
    // Whether a question was given out, and in how many sets it stands.
    index('revise_set_questions_question').on(t.questionId, t.setId),
    check('revise_set_questions_mark', sql`${t.mark} between 0 and 1`),
    check('revise_set_questions_time', sql`${t.timeMs} >= 0 and ${t.hiddenMs} >= 0`),
  ],
)
