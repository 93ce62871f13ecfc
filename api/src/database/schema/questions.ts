import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { identity, moment, tsvector } from '../columns.ts'
import { examSections } from './papers.ts'
import { admissionTests, sectionNumbers, subjects, subTopics, topics } from './subjects.ts'
import { students, users } from './user.ts'

/** How a typed answer is marked; the same form as the authored content has. */
export type StoredMarking =
  | {
      kind: 'equation'
      expected: string
      variables: string[]
      unit?: string
      /** How far a number may be off, absolute; only where there are no variables. */
      tolerance?: number
    }
  | { kind: 'essay'; modelAnswer: string; criteria: string[] }

/** `draft`: reaches nobody. `withdrawn`: stays in the sets that have it, and comes into no new one. */
export const questionStates = ['draft', 'live', 'withdrawn'] as const

/**
 * A question, whatever its wording; what it says is in its versions. A draft reaches nobody, what is
 * withdrawn nobody new: the filings of both are parked, so that whatever reads filings finds live
 * questions alone.
 */
export const questions = pgTable(
  'questions',
  {
    id: identity(),
    /** The author's own name for it, unique. */
    key: text('key').notNull().unique(),
    /** 1 MCQ, 2 Essay Response, 3 Fill in the Blanks, 4 Equation Response. */
    questionType: smallint('question_type').notNull(),
    difficulty: smallint('difficulty').notNull(),
    /** Number of the version that is given out now. */
    currentVersion: integer('current_version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    state: text('state', { enum: questionStates }).notNull().default('live'),
    /** Why it was withdrawn; null otherwise. */
    stateReason: text('state_reason'),
    /** When somebody last changed what it says, its state, name, difficulty or filing. */
    changedAt: moment('changed_at').notNull().defaultNow(),
    /** Null for what the portal made, and for accounts that are gone. */
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    /** Since when its statistics count; null: from the beginning. What was answered before is left out. */
    statisticsSince: moment('statistics_since'),
    /** Its text in a few words; null until it has been worked out from the current version. */
    summary: text('summary'),
    /** Words of text, data and answers, without tags and the commands of LaTeX; as `summary`. */
    search: tsvector('search'),
    /** What it says, whatever it is called and wherever it is filed, in 64 signs; as `summary`. */
    fingerprint: text('fingerprint'),
    /** The version by which it is found among those that read alike; null until that is known. */
    likenessVersion: integer('likeness_version'),
  },
  (t) => [
    unique('questions_filed_form').on(t.id, t.questionType, t.difficulty),
    check('questions_type', sql`${t.questionType} between 1 and 4`),
    check('questions_difficulty', sql`${t.difficulty} between 1 and 5`),
    check('questions_state', sql`${t.state} in ('draft', 'live', 'withdrawn')`),
    index('questions_changed').on(t.changedAt, t.id),
    index('questions_changed_by').on(t.changedBy),
    index('questions_difficulty').on(t.difficulty, t.id),
    index('questions_search').using('gin', t.search),
    index('questions_fingerprint').on(t.fingerprint),
    // What still has to be worked out.
    index('questions_unprepared').on(t.id).where(sql`${t.fingerprint} is null`),
    index('questions_uncompared')
      .on(t.id)
      .where(sql`${t.likenessVersion} is distinct from ${t.currentVersion}`),
    // Drafts and what is withdrawn are few.
    index('questions_not_live').on(t.state, t.id).where(sql`${t.state} <> 'live'`),
  ],
)

/**
 * What a question said at a time. Never changed once given out: an edit makes a new version, and
 * an attempt stays tied to the one that was answered. Texts are cleaned HTML with `\( … \)`.
 */
export const questionVersions = pgTable(
  'question_versions',
  {
    id: identity(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id),
    version: integer('version').notNull(),
    text: text('text').notNull(),
    data: text('data'),
    solution: text('solution').notNull(),
    questionType: smallint('question_type').notNull(),
    difficulty: smallint('difficulty').notNull(),
    /** Types 2 and 4; null for types 1 and 3, whose key is the correct option. */
    marking: jsonb('marking').$type<StoredMarking>(),
    createdAt: moment('created_at').notNull(),
    /** Null for what the portal made, and for accounts that are gone. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** What whoever made it says of the change; empty where nothing was said. */
    note: text('note').notNull().default(''),
  },
  (t) => [
    unique('question_versions_number').on(t.questionId, t.version),
    unique('question_versions_within').on(t.id, t.questionId),
    check('question_versions_type', sql`${t.questionType} between 1 and 4`),
    check('question_versions_difficulty', sql`${t.difficulty} between 1 and 5`),
    index('question_versions_created_by').on(t.createdBy),
    check('question_versions_marking', sql`(${t.questionType} in (1, 3)) = (${t.marking} is null)`),
  ],
)

/** Answer options of a version, in the order of their letters. */
export const questionOptions = pgTable(
  'question_options',
  {
    versionId: integer('version_id')
      .notNull()
      .references(() => questionVersions.id),
    letter: text('letter').notNull(),
    /** Cleaned HTML; for type 3 the parts for the blanks joined by ` | `. */
    text: text('text').notNull(),
    isCorrect: boolean('is_correct').notNull(),
    /** Why it is right or wrong; empty where nobody has written it. */
    why: text('why').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.versionId, t.letter] }),
    uniqueIndex('question_options_one_correct').on(t.versionId).where(sql`${t.isCorrect}`),
    check('question_options_letter', sql`${t.letter} ~ '^[a-z]$'`),
  ],
)

/** Where a question is filed, for what is live and for what is not. */
export const filingColumns = () => ({
  /** 1 Revise, 2 Simulate. */
  questionLocation: smallint('question_location').notNull(),
  admissionTestId: integer('admission_test_id')
    .notNull()
    .references(() => admissionTests.id),
  sectionId: integer('section_id'),
  subjectId: integer('subject_id'),
  topicId: integer('topic_id'),
  subTopicId: integer('sub_topic_id'),
  /** Simulate: 1 Past Paper, 2 Mock Paper. */
  paperType: smallint('paper_type'),
  year: smallint('year'),
  mockPaperNumber: smallint('mock_paper_number'),
  /** Simulate: the part of the paper that it stands in. */
  examSectionId: integer('exam_section_id').references(() => examSections.id),
  /** Number of the question in its paper. */
  paperQuestion: smallint('paper_question'),
  paperLink: text('paper_link'),
})

/**
 * Where a question reaches students. Type and difficulty are copies that the foreign key keeps
 * equal to the question's, so that filters are answered from one index.
 */
export const questionAssignments = pgTable(
  'question_assignments',
  {
    id: identity(),
    questionId: integer('question_id').notNull(),
    questionType: smallint('question_type').notNull(),
    difficulty: smallint('difficulty').notNull(),
    ...filingColumns(),
  },
  (t) => [
    foreignKey({
      name: 'question_assignments_question',
      columns: [t.questionId, t.questionType, t.difficulty],
      foreignColumns: [questions.id, questions.questionType, questions.difficulty],
    }).onUpdate('cascade'),
    foreignKey({
      name: 'question_assignments_section',
      columns: [t.sectionId, t.admissionTestId],
      foreignColumns: [sectionNumbers.id, sectionNumbers.admissionTestId],
    }),
    foreignKey({
      name: 'question_assignments_subject',
      columns: [t.subjectId, t.sectionId],
      foreignColumns: [subjects.id, subjects.sectionId],
    }),
    foreignKey({
      name: 'question_assignments_topic',
      columns: [t.topicId, t.subjectId],
      foreignColumns: [topics.id, topics.subjectId],
    }),
    foreignKey({
      name: 'question_assignments_sub_topic',
      columns: [t.subTopicId, t.topicId],
      foreignColumns: [subTopics.id, subTopics.topicId],
    }),
    uniqueIndex('question_assignments_revise_once')
      .on(t.questionId, t.topicId)
      .where(sql`${t.questionLocation} = 1`),
    uniqueIndex('question_assignments_paper')
      .on(t.examSectionId, t.paperQuestion)
      .where(sql`${t.examSectionId} is not null`),
    // Whether a question reaches students at all.
    index('question_assignments_question').on(t.questionId),
    // Counting and set building read this index alone.
    index('question_assignments_filters').on(
      t.questionLocation,
      t.admissionTestId,
      t.sectionId,
      t.topicId,
      t.subjectId,
      t.difficulty,
      t.questionType,
      t.questionId,
    ),
    check('question_assignments_location', sql`${t.questionLocation} in (1, 2)`),
    check(
      'question_assignments_revise',
      sql`${t.questionLocation} <> 1 or (${t.sectionId} is not null and ${t.subjectId} is not null and ${t.topicId} is not null)`,
    ),
    check(
      'question_assignments_simulate',
      sql`${t.questionLocation} <> 2 or (${t.paperType} = 1 and ${t.year} is not null) or (${t.paperType} = 2 and ${t.mockPaperNumber} is not null)`,
    ),
    check('question_assignments_mock', sql`${t.mockPaperNumber} between 1 and 1000`),
    check('question_assignments_number', sql`${t.paperQuestion} between 1 and 1000`),
  ],
)

/** A student's own note on a question. */
export const questionNotes = pgTable(
  'question_notes',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id),
    text: text('text').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.questionId] })],
)
