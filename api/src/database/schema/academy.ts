import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { files } from './files.ts'
import { mediaAssets } from './media.ts'
import { questions } from './questions.ts'
import { reviseSets } from './sets.ts'
import { users } from './user.ts'

/** A course of videos in groups. What was removed can be had back for 30 days. */
export const academies = pgTable(
  'academies',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** Cleaned HTML with `\( … \)`. */
    description: text('description').notNull(),
    coverId: uuid('cover_id').references(() => files.id, { onDelete: 'set null' }),
    /** Whom it is for; who teaches sees those for students too. */
    audience: text('audience', { enum: ['students', 'tutors', 'both'] }).notNull(),
    /** False where what was not watched yet may not be skipped. */
    allowsSkipping: boolean('allows_skipping').notNull().default(true),
    /** The last day by which it should be watched. */
    finishBy: date('finish_by'),
    /** Among all academies, from 1. */
    position: integer('position').notNull(),
    state: text('state', { enum: ['draft', 'published', 'archived'] })
      .notNull()
      .default('draft'),
    version: integer('version').notNull().default(1),
    /** Of the order of its groups and videos; each that comes or goes makes the next. */
    orderVersion: integer('order_version').notNull().default(1),
    /** When its learners were told of it; once. */
    toldAt: moment('told_at'),
    /** When it, or anything that it has, was last changed. */
    updatedAt: moment('updated_at').notNull(),
    removedAt: moment('removed_at'),
  },
  (t) => [
    index('academies_in_order').on(t.position, t.id).where(sql`${t.removedAt} is null`),
    index('academies_cover').on(t.coverId),
    check('academies_audience', sql`${t.audience} in ('students', 'tutors', 'both')`),
    check('academies_state', sql`${t.state} in ('draft', 'published', 'archived')`),
  ],
)

/** Videos of an academy that belong together. */
export const videoGroups = pgTable(
  'video_groups',
  {
    id: uuid('id').primaryKey(),
    academyId: uuid('academy_id')
      .notNull()
      .references(() => academies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The day from which it is shown, by the clock of whoever watches; null for at once. */
    opensOn: date('opens_on'),
    /** In its academy, from 1. */
    position: integer('position').notNull(),
    version: integer('version').notNull().default(1),
    removedAt: moment('removed_at'),
  },
  (t) => [index('video_groups_in_order').on(t.academyId, t.position)],
)

/** A film or a link in an academy; while it is a draft it may have neither. */
export const videos = pgTable(
  'videos',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => videoGroups.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** Another file is another asset: what was completed stays so, watching begins anew. */
    assetId: uuid('asset_id').references(() => mediaAssets.id, { onDelete: 'restrict' }),
    /** An https address of a known host, which nothing here ever fetches. */
    link: text('link'),
    linkMinutes: smallint('link_minutes'),
    /** What is said in it, where it has no captions. */
    transcript: text('transcript'),
    hasMandatoryQuiz: boolean('has_mandatory_quiz').notNull().default(false),
    state: text('state', { enum: ['draft', 'published'] })
      .notNull()
      .default('draft'),
    /** In its group, from 1. */
    position: integer('position').notNull(),
    version: integer('version').notNull().default(1),
    removedAt: moment('removed_at'),
  },
  (t) => [
    index('videos_in_order').on(t.groupId, t.position),
    index('videos_asset').on(t.assetId),
    check('videos_state', sql`${t.state} in ('draft', 'published')`),
    check('videos_one_source', sql`${t.assetId} is null or ${t.link} is null`),
  ],
)

/** A question of a video's quiz. One that is taken out stays for its answers, and comes back as itself. */
export const videoQuestions = pgTable(
  'video_questions',
  {
    id: uuid('id').primaryKey(),
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id),
    /** From 1. */
    position: smallint('position').notNull(),
    removedAt: moment('removed_at'),
  },
  (t) => [
    unique('video_questions_once').on(t.videoId, t.questionId),
    index('video_questions_of_question').on(t.questionId),
  ],
)

/**
 * How somebody stands with a video beside the seconds that were played. A film that was watched has
 * its moment in `watch_progress`; here stands what stays when it gets another file.
 */
export const userVideos = pgTable(
  'user_videos',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** The round of the quiz that goes on, from 1: a wrong answer in a whole one begins the next. */
    round: integer('round').notNull().default(1),
    quizPassedAt: moment('quiz_passed_at'),
    /** A link: when the person said so. */
    declaredAt: moment('declared_at'),
    completedAt: moment('completed_at'),
    /** The set that the first round became; its key stays hidden until the quiz is passed. */
    setId: uuid('set_id').references(() => reviseSets.id),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.videoId] }),
    index('user_videos_of_video').on(t.videoId),
    index('user_videos_set').on(t.setId).where(sql`${t.setId} is not null`),
    check('user_videos_round', sql`${t.round} >= 1`),
  ],
)

/** Answers in quizzes; added, never changed. */
export const videoAnswers = pgTable(
  'video_answers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    videoQuestionId: uuid('video_question_id')
      .notNull()
      .references(() => videoQuestions.id),
    round: integer('round').notNull(),
    letter: text('letter').notNull(),
    isCorrect: boolean('is_correct').notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.videoQuestionId, t.round] }),
    index('video_answers_of_question').on(t.videoQuestionId),
    check('video_answers_letter', sql`${t.letter} ~ '^[a-z]$'`),
  ],
)

/** How a video is watched by all, counted by the hour. */
export const videoTallies = pgTable('video_tallies', {
  videoId: uuid('video_id')
    .primaryKey()
    .references(() => videos.id, { onDelete: 'cascade' }),
  started: integer('started').notNull(),
  watched: integer('watched').notNull(),
  completed: integer('completed').notNull(),
  /** How many of those who began it have played each twentieth; none for a link. */
  curve: integer('curve').array().notNull(),
  asOf: moment('as_of').notNull(),
})

/** How far somebody is with an academy, counted by the hour for those who look after it. */
export const academyLearners = pgTable(
  'academy_learners',
  {
    academyId: uuid('academy_id')
      .notNull()
      .references(() => academies.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    completed: integer('completed').notNull(),
    watchedS: integer('watched_s').notNull(),
    quizRounds: integer('quiz_rounds').notNull(),
    selfDeclared: integer('self_declared').notNull(),
    lastAt: moment('last_at'),
  },
  (t) => [
    primaryKey({ columns: [t.academyId, t.userId] }),
    index('academy_learners_of_person').on(t.userId),
    // In the order of a page of them, the furthest first.
    index('academy_learners_completed').on(
      t.academyId,
      t.completed.desc().nullsLast(),
      t.userId.desc(),
    ),
    index('academy_learners_minutes').on(
      t.academyId,
      t.watchedS.desc().nullsLast(),
      t.userId.desc(),
    ),
    index('academy_learners_last').on(t.academyId, t.lastAt.desc().nullsLast(), t.userId.desc()),
  ],
)

/** How many watch an academy, counted by the hour. */
export const academyTallies = pgTable('academy_tallies', {
  academyId: uuid('academy_id')
    .primaryKey()
    .references(() => academies.id, { onDelete: 'cascade' }),
  /** Videos that were shown then. */
  videos: integer('videos').notNull(),
  learners: integer('learners').notNull(),
  completed: integer('completed').notNull(),
  asOf: moment('as_of').notNull(),
})
