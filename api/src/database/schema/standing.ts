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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { questions, questionVersions } from './questions.ts'
import { reviseSets, type StoredResponse } from './sets.ts'
import { topics } from './subjects.ts'
import { students } from './user.ts'

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
    lastAt: moment('last_at'),
    isBookmarked: boolean('is_bookmarked').notNull().default(false),
    isFlagged: boolean('is_flagged').notNull().default(false),
    /** As its card says. */
    isDue: boolean('is_due').notNull().default(false),
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
 * `question_assignments`, in the same transaction, whoever writes; migrations make them.
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
    isDue: boolean('is_due').notNull().default(false),
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
        t.isDue,
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
    evidenceAt: moment('evidence_at').notNull(),
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
  /** Sets that the student built. */
  setsFinished: integer('sets_finished').notNull().default(0),
  sittingsFinished: integer('sittings_finished').notNull().default(0),
  /** Neither written nor read any more (`student_activity` is); the release before writes it. */
  lastAttemptAt: moment('last_attempt_at'),
  /** Reviews that the student wants to be offered in a day, at most. */
  dailyReviews: smallint('daily_reviews').notNull().default(20),
})

/** Roll-up: a question over the first attempts of all students; see `statistics.rules.ts`. */
export const questionStatistics = pgTable(
  'question_statistics',
  {
    questionId: integer('question_id')
      .primaryKey()
      .references(() => questions.id),
    answered: integer('answered').notNull().default(0),
    markSum: doublePrecision('mark_sum').notNull().default(0),
    /** How many chose each letter: element 1 is `a`. */
    optionCounts: integer('option_counts').array().notNull().default(sql`'{}'`),
    /** Answers per span of time; see `timeBucket`. */
    timeCounts: integer('time_counts').array().notNull().default(sql`'{}'`),
    /**
     * Since when anything of it has changed without `question_figures` having it; null once they do.
     */
    changedAt: moment('changed_at').defaultNow(),
  },
  (t) => [
    index('question_statistics_changed').on(t.changedAt).where(sql`${t.changedAt} is not null`),
  ],
)

/**
 * Roll-up: how well an item tells students apart, over first answers in papers. One row for each
 * pair of marks, in hundredths: the item's own, and the rest of the paper's. See
 * `item-statistics.rules.ts`.
 */
export const itemMarks = pgTable(
  'item_marks',
  {
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id),
    mark: smallint('mark').notNull(),
    rest: integer('rest').notNull(),
    students: integer('students').notNull(),
  },
  (t) => [primaryKey({ columns: [t.questionId, t.mark, t.rest] })],
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
    answeredAt: moment('answered_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'attempts_version',
      columns: [t.versionId, t.questionId],
      foreignColumns: [questionVersions.id, questionVersions.questionId],
    }),
    uniqueIndex('attempts_once').on(t.setId, t.questionId),
    index('attempts_of_student').on(t.studentId, t.answeredAt),
    // Which answers a change of the key touches.
    index('attempts_of_version').on(t.questionId, t.versionId),
    check('attempts_mark', sql`${t.mark} between 0 and 1`),
    check('attempts_time', sql`${t.timeMs} >= 0`),
  ],
)

/** Spaced review: a question that comes back, with the state that FSRS keeps of it (ts-fsrs). */
export const reviewCards = pgTable(
  'review_cards',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id),
    due: moment('due').notNull(),
    stability: real('stability').notNull(),
    difficulty: real('difficulty').notNull(),
    scheduledDays: integer('scheduled_days').notNull(),
    learningSteps: smallint('learning_steps').notNull(),
    reps: integer('reps').notNull(),
    lapses: integer('lapses').notNull(),
    /** 0 new, 1 learning, 2 review, 3 relearning. */
    state: smallint('state').notNull(),
    lastReview: moment('last_review').notNull(),
    /**
     * That it is due has been found out by the round that does so, and is tallied; false again once
     * it comes later. What became due since is found by its moment.
     */
    isDue: boolean('is_due').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.questionId] }),
    // What is due, those that have waited longest first, in the order in which it is offered.
    index('review_cards_due').on(t.studentId, t.due, t.questionId),
    // What may have become due since the last round.
    index('review_cards_not_yet_due').on(t.studentId, t.due).where(sql`not ${t.isDue}`),
    // Whose reviews count otherwise once a question is filed or no longer is.
    index('review_cards_question').on(t.questionId),
    // What was reviewed in a day: a card's first entry is the answer that made it.
    index('review_cards_reviewed').on(t.studentId, t.lastReview).where(sql`${t.reps} > 1`),
    check('review_cards_state', sql`${t.state} between 0 and 3`),
  ],
)

/**
 * Roll-up: how many of a student's cards fall due in a span of time, so that counting them costs the
 * same however many there are. A card whose question is filed somewhere counts twice: in its day
 * (UTC), and in its quarter of an hour, which no time zone's midnight cuts. Kept by triggers on
 * `review_cards` and `question_assignments`, in the same transaction, whoever writes; migrations
 * make them.
 */
export const reviewTallies = pgTable(
  'review_tallies',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    /** Length of the span: 1440 or 15. */
    minutes: smallint('minutes').notNull(),
    since: moment('since').notNull(),
    cards: integer('cards').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.minutes, t.since] }),
    check('review_tallies_minutes', sql`${t.minutes} in (15, 1440)`),
  ],
)
