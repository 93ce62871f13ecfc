import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { students } from './people.ts'
import {
  admissionTests,
  questions,
  questionVersions,
  sectionNumbers,
  topics,
} from './question-bank.ts'

/** What a student answered; the same form as in the contract. */
export type StoredResponse =
  | { kind: 'choice'; letter: string }
  | { kind: 'text'; text: string }
  | { kind: 'equation'; text: string }

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Parts of the ESAT that a student sits, the compulsory one among them. */
export const studentEsatParts = pgTable(
  'student_esat_parts',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    sectionId: integer('section_id')
      .notNull()
      .references(() => sectionNumbers.id),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.sectionId] })],
)

/** A set of questions that a student built. The figures are filled when it is finished. */
export const reviseSets = pgTable(
  'revise_sets',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    title: text('title').notNull(),
    subjectSlug: text('subject_slug').notNull(),
    admissionTestId: integer('admission_test_id')
      .notNull()
      .references(() => admissionTests.id),
    /** Null for a set over all parts. */
    sectionId: integer('section_id').references(() => sectionNumbers.id),
    feedback: text('feedback', { enum: ['each', 'end'] }).notNull(),
    timing: text('timing', { enum: ['none', 'set'] }).notNull(),
    /** The filters that it was built from, as they were sent. */
    filters: jsonb('filters').$type<Record<string, unknown>>().notNull(),
    size: smallint('size').notNull(),
    startedAt: at('started_at').notNull(),
    deadlineAt: at('deadline_at'),
    finishedAt: at('finished_at'),
    answered: smallint('answered').notNull().default(0),
    correct: smallint('correct').notNull().default(0),
    /** Sum over its questions, without hidden time. */
    timeMs: bigint('time_ms', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
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
    check('revise_sets_size', sql`${t.size} between 1 and 100`),
    check('revise_sets_timing', sql`(${t.timing} = 'set') = (${t.deadlineAt} is not null)`),
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
    answeredAt: at('answered_at'),
    savedAt: at('saved_at'),
    /** When the answer became final: on submitting it, or with the set. */
    finalAt: at('final_at'),
    isCorrect: boolean('is_correct'),
    mark: real('mark'),
    /** Essays: which criteria the student found met. */
    criteriaMet: jsonb('criteria_met').$type<boolean[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.setId, t.questionId] }),
    foreignKey({
      name: 'revise_set_questions_version',
      columns: [t.versionId, t.questionId],
      foreignColumns: [questionVersions.id, questionVersions.questionId],
    }),
    check('revise_set_questions_mark', sql`${t.mark} between 0 and 1`),
    check('revise_set_questions_time', sql`${t.timeMs} >= 0 and ${t.hiddenMs} >= 0`),
  ],
)

/**
 * One marked answer. Append only (a trigger refuses update and delete); all roll-ups below can be
 * worked out from it again.
 */
export const attempts = pgTable(
  'attempts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    setId: uuid('set_id')
      .notNull()
      .references(() => reviseSets.id),
    questionId: integer('question_id').notNull(),
    versionId: integer('version_id').notNull(),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id),
    difficulty: smallint('difficulty').notNull(),
    /** The student's first marked answer to this question. */
    isFirst: boolean('is_first').notNull(),
    response: jsonb('response').$type<StoredResponse>().notNull(),
    mark: real('mark').notNull(),
    isCorrect: boolean('is_correct').notNull(),
    timeMs: integer('time_ms').notNull(),
    answeredAt: at('answered_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'attempts_version',
      columns: [t.versionId, t.questionId],
      foreignColumns: [questionVersions.id, questionVersions.questionId],
    }),
    uniqueIndex('attempts_once').on(t.setId, t.questionId),
    index('attempts_of_student').on(t.studentId, t.answeredAt),
    check('attempts_mark', sql`${t.mark} between 0 and 1`),
    check('attempts_time', sql`${t.timeMs} >= 0`),
  ],
)

/** Roll-up: where a question stands with a student. */
export const studentQuestions = pgTable(
  'student_questions',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id),
    attempts: integer('attempts').notNull().default(0),
    firstCorrect: boolean('first_correct'),
    /** Null before the first attempt. */
    lastCorrect: boolean('last_correct'),
    lastAt: at('last_at'),
    isBookmarked: boolean('is_bookmarked').notNull().default(false),
    isFlagged: boolean('is_flagged').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.questionId] }),
    index('student_questions_incorrect')
      .on(t.studentId, t.questionId)
      .where(sql`${t.lastCorrect} = false`),
    index('student_questions_bookmarked')
      .on(t.studentId, t.questionId)
      .where(sql`${t.isBookmarked}`),
    index('student_questions_flagged').on(t.studentId, t.questionId).where(sql`${t.isFlagged}`),
    index('student_questions_question').on(t.questionId),
  ],
)

/**
 * Roll-up: how many questions of a topic stand in each way with a student, so that counting them
 * costs the same whatever the student has answered. Kept by triggers on `student_questions` and
 * `question_assignments`; see `tallies.ts`.
 */
export const studentTallies = pgTable(
  'student_tallies',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id),
    questionType: smallint('question_type').notNull(),
    difficulty: smallint('difficulty').notNull(),
    /** The last attempt: 0 none yet, 1 wrong, 2 right. */
    outcome: smallint('outcome').notNull(),
    isFlagged: boolean('is_flagged').notNull(),
    isBookmarked: boolean('is_bookmarked').notNull(),
    questions: integer('questions').notNull(),
  },
  (t) => [
    primaryKey({
      columns: [
        t.studentId,
        t.topicId,
        t.questionType,
        t.difficulty,
        t.outcome,
        t.isFlagged,
        t.isBookmarked,
      ],
    }),
  ],
)

/** Roll-up: a student's evidence in a topic; see `mastery.rules.ts`. */
export const topicMastery = pgTable(
  'topic_mastery',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id),
    answered: integer('answered').notNull(),
    correct: integer('correct').notNull(),
    timeMs: bigint('time_ms', { mode: 'number' }).notNull(),
    /** Decayed, difficulty-weighted marks, as of `evidenceAt`. */
    weightedRight: doublePrecision('weighted_right').notNull(),
    weightedTotal: doublePrecision('weighted_total').notNull(),
    evidenceAt: at('evidence_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.topicId] })],
)

/** Roll-up: answers per day (UTC); weeks are added up from it. */
export const studentDays = pgTable(
  'student_days',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    day: date('day', { mode: 'string' }).notNull(),
    answered: integer('answered').notNull(),
    correct: integer('correct').notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.day] })],
)

/** Roll-up: a student's practice as a whole. */
export const studentPractice = pgTable('student_practice', {
  studentId: uuid('student_id')
    .primaryKey()
    .references(() => students.userId),
  answered: integer('answered').notNull().default(0),
  correct: integer('correct').notNull().default(0),
  firstAnswered: integer('first_answered').notNull().default(0),
  firstCorrect: integer('first_correct').notNull().default(0),
  timeMs: bigint('time_ms', { mode: 'number' }).notNull().default(0),
  setsFinished: integer('sets_finished').notNull().default(0),
  lastAttemptAt: at('last_attempt_at'),
})

/** Roll-up: a question over the first attempts of all students; see `statistics.rules.ts`. */
export const questionStatistics = pgTable('question_statistics', {
  questionId: integer('question_id')
    .primaryKey()
    .references(() => questions.id),
  answered: integer('answered').notNull().default(0),
  markSum: doublePrecision('mark_sum').notNull().default(0),
  /** How many chose each letter: element 1 is `a`. */
  optionCounts: integer('option_counts').array().notNull().default(sql`'{}'`),
  /** Answers per span of time; see `timeBucket`. */
  timeCounts: integer('time_counts').array().notNull().default(sql`'{}'`),
})
