import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { tasks } from './jobs.ts'
import { students, users } from './user.ts'

/** A link of an item: of the portal's own by its id, of the web by its address. */
export interface CurriculumLink {
  kind:
    | 'topic'
    | 'learnPage'
    | 'paper'
    | 'academy'
    | 'video'
    | 'seminar'
    | 'course'
    | 'book'
    | 'reading'
    | 'submission'
    | 'web'
  id?: string | undefined
  path?: string | undefined
  label: string
}

/** An item of a template as a publication gives it to students. */
export interface PublishedItem {
  id: string
  month: number
  /** Order within the month, from 1. */
  position: number
  text: string
  isExtended: boolean
  links: CurriculumLink[]
  /** The template's version in which it was last changed. */
  version: number
}

/** What a publication did, in items over all students that are done. */
export interface PublishCounts {
  new: number
  changed: number
  moved: number
  removed: number
  kept: number
  archived: number
  ticks: number
}

/** Something that a publication left as it was, and why, in words. */
export interface KeptItem {
  studentId: string
  text: string
  why: string
}

/** A programme's month-by-month checklist, from which those of its students are made. */
export const curriculumTemplates = pgTable(
  'curriculum_templates',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** Null for the one of every programme that has none of its own. */
    programName: text('program_name'),
    /** Every save of anything of it makes the next. */
    version: integer('version').notNull().default(1),
    /** What all its students were last given; 0 before the first publication. */
    publishedVersion: integer('published_version').notNull().default(0),
    /** For each month, January first, the version in which its order or set of items last changed. */
    monthVersions: integer('month_versions')
      .array()
      .notNull()
      .default(sql`'{0,0,0,0,0,0,0,0,0,0,0,0}'`),
  },
  (t) => [
    unique('curriculum_templates_programme').on(t.programName).nullsNotDistinct(),
    check('curriculum_templates_months', sql`array_length(${t.monthVersions}, 1) = 12`),
  ],
)

/** One item of a template. */
export const curriculumTemplateItems = pgTable(
  'curriculum_template_items',
  {
    id: uuid('id').primaryKey(),
    templateId: uuid('template_id')
      .notNull()
      .references(() => curriculumTemplates.id, { onDelete: 'cascade' }),
    /** Calendar month, 1 to 12. */
    month: smallint('month').notNull(),
    /** Order within the month, from 1. */
    position: smallint('position').notNull(),
    text: text('text').notNull(),
    isExtended: boolean('is_extended').notNull().default(false),
    links: jsonb('links').$type<CurriculumLink[]>().notNull().default([]),
    /** The template's version in which its words, links, flag or month last changed. */
    version: integer('version').notNull(),
    removedAt: moment('removed_at'),
  },
  (t) => [
    index('curriculum_template_items_place').on(t.templateId, t.month, t.position),
    check('curriculum_template_items_month', sql`${t.month} between 1 and 12`),
    check('curriculum_template_items_text', sql`char_length(${t.text}) between 1 and 300`),
  ],
)

/** Which curriculum a student has; without a row, none was issued, and the normal one is shown. */
export const studentCurricula = pgTable(
  'student_curricula',
  {
    studentId: uuid('student_id')
      .primaryKey()
      .references(() => students.userId, { onDelete: 'cascade' }),
    /** The flag `shouldSeeExtendedCurriculum`: shows the extended items beside the normal ones. */
    isExtended: boolean('is_extended').notNull().default(false),
    /** Null where nothing was issued. */
    templateId: uuid('template_id').references(() => curriculumTemplates.id, {
      onDelete: 'restrict',
    }),
    /** The version of the template that the student was last given; 0 for none yet. */
    takenVersion: integer('taken_version').notNull().default(0),
  },
  (t) => [index('student_curricula_template').on(t.templateId, t.studentId)],
)

/** One item of a student's month-by-month checklist. */
export const curriculumItems = pgTable(
  'curriculum_items',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    /** Calendar month, 1 to 12. */
    month: smallint('month').notNull(),
    /** Order within the month, from 1; of equal ones the id decides. */
    position: smallint('position').notNull(),
    text: text('text').notNull(),
    isExtended: boolean('is_extended').notNull().default(false),
    /** Null while it is open. */
    completedAt: moment('completed_at'),
    /** The plan after a diagnostic test, a tutor or admin, or the student, where not the template. */
    source: text('source', { enum: ['template', 'plan', 'staff', 'own'] })
      .notNull()
      .default('staff'),
    /** Null for whatever is not of the template. */
    templateItemId: uuid('template_item_id').references(() => curriculumTemplateItems.id, {
      onDelete: 'restrict',
    }),
    /** The version of the template's item that it was made of or last given; null for others. */
    takenVersion: integer('taken_version'),
    /** Whether a tutor or admin changed an item of the template for this student. */
    isChanged: boolean('is_changed').notNull().default(false),
    links: jsonb('links').$type<CurriculumLink[]>().notNull().default([]),
    /** Since when it is no more there; of the template's, it stays away when that is published. */
    removedAt: moment('removed_at'),
    /** Since when it belongs to a year that is over. */
    archivedAt: moment('archived_at'),
  },
  (t) => [
    index('curriculum_items_place').on(t.studentId, t.month, t.position, t.id),
    // One of each in a year, whoever issues at the same time.
    uniqueIndex('curriculum_items_of_template')
      .on(t.templateItemId, t.studentId)
      .where(sql`${t.archivedAt} is null and ${t.templateItemId} is not null`),
    check('curriculum_items_month', sql`${t.month} between 1 and 12`),
    check('curriculum_items_position', sql`${t.position} between 1 and 1000`),
    check(
      'curriculum_items_source',
      sql`(${t.templateItemId} is not null) = (${t.source} = 'template')
        and (${t.takenVersion} is not null) = (${t.templateItemId} is not null)`,
    ),
  ],
)

/** One time that a template was brought to students. Its task says how it stands until it is done. */
export const curriculumPublications = pgTable(
  'curriculum_publications',
  {
    id: uuid('id').primaryKey(),
    templateId: uuid('template_id')
      .notNull()
      .references(() => curriculumTemplates.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    mode: text('mode', { enum: ['merge', 'new-year'] }).notNull(),
    /** The template as it was then, whatever is saved meanwhile. */
    items: jsonb('items').$type<PublishedItem[]>().notNull(),
    /** The `month_versions` of then. */
    monthVersions: integer('month_versions').array().notNull(),
    /** Whom it is for; null for all who have the template. */
    studentIds: uuid('student_ids').array(),
    tellStudents: boolean('tell_students').notNull(),
    /** Students of it, as counted at its start; and those that are done. */
    students: integer('students').notNull(),
    doneStudents: integer('done_students').notNull().default(0),
    counts: jsonb('counts').$type<PublishCounts>().notNull(),
    /** What was kept and why, the first hundred. */
    kept: jsonb('kept').$type<KeptItem[]>().notNull().default([]),
    by: uuid('by').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
    finishedAt: moment('finished_at'),
    /** When it was put aside because its task had failed for good or was cancelled. */
    gaveUpAt: moment('gave_up_at'),
    /** Null for one that was not done by a job. */
    taskId: uuid('task_id').references(() => tasks.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('curriculum_publications_newest').on(t.templateId, t.at.desc(), t.id.desc()),
    index('curriculum_publications_task').on(t.taskId),
    index('curriculum_publications_by').on(t.by),
    // One at a time of a template.
    uniqueIndex('curriculum_publications_running')
      .on(t.templateId)
      .where(sql`${t.finishedAt} is null and ${t.gaveUpAt} is null`),
  ],
)
