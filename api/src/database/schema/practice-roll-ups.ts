import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { students } from './people.ts'
import { examSections, questions, topics } from './question-bank.ts'
import { sittings } from './sittings.ts'

/**
 * What is rolled up from the attempts, so that no call has to read a history. Everything here is
 * written in the transaction of the attempt and can be worked out from the attempts again.
 */

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

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
  /** Sets that the student built. */
  setsFinished: integer('sets_finished').notNull().default(0),
  sittingsFinished: integer('sittings_finished').notNull().default(0),
  lastAttemptAt: at('last_attempt_at'),
  /** Reviews that the student wants to be offered in a day, at most. */
  dailyReviews: smallint('daily_reviews').notNull().default(20),
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

/** Roll-up: how many students had which score (in hundredths) at their first sitting of a part. */
export const sectionScores = pgTable(
  'section_scores',
  {
    examSectionId: integer('exam_section_id')
      .notNull()
      .references(() => examSections.id),
    score: integer('score').notNull(),
    students: integer('students').notNull(),
  },
  (t) => [primaryKey({ columns: [t.examSectionId, t.score] })],
)

/**
 * Roll-up: a student's sittings of a part of a paper; those without any answer are left out. The
 * first score is in `section_scores` as soon as it is known.
 */
export const studentSections = pgTable(
  'student_sections',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    examSectionId: integer('exam_section_id')
      .notNull()
      .references(() => examSections.id),
    sittings: integer('sittings').notNull(),
    /** Null while essays of the first sitting wait for a tutor, like the first score. */
    bestScore: real('best_score'),
    firstScore: real('first_score'),
    lastAt: at('last_at').notNull(),
    lastSittingId: uuid('last_sitting_id')
      .notNull()
      .references(() => sittings.id),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.examSectionId] })],
)

/** Roll-up: answers in finished diagnostic tests by topic, over all students. */
export const diagnosticTopics = pgTable('diagnostic_topics', {
  topicId: integer('topic_id')
    .primaryKey()
    .references(() => topics.id),
  students: integer('students').notNull(),
  questions: integer('questions').notNull(),
  correct: integer('correct').notNull(),
})
