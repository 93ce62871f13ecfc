import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { contentSubjects } from './content-subjects.ts'
import { files } from './files.ts'
import { admissionTests, sectionNumbers } from './subjects.ts'

/** What tutors teach with: lesson plans, guides and past papers, each with one file. */
export const teachingDocuments = pgTable(
  'teaching_documents',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['lesson plan', 'guide', 'past paper'] }).notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Of a past paper always; of the rest where it is about one test. */
    admissionTestId: integer('admission_test_id').references(() => admissionTests.id),
    sectionId: integer('section_id').references(() => sectionNumbers.id),
    year: smallint('year'),
    /** Of a past paper: what of it the file is. */
    paperPart: text('paper_part', {
      enum: ['question paper', 'mark scheme', 'report', 'formulae'],
    }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    /** When another file took the place of one that tutors had; null before the first time. */
    replacedAt: moment('replaced_at'),
    state: text('state', { enum: ['draft', 'published', 'archived'] }).notNull(),
    /** How often it was taken, the sum of its days: the list of admins is sorted by it. */
    downloads: integer('downloads').notNull().default(0),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('teaching_documents_shown')
      .on(sql`lower(${t.title})`, t.id)
      .where(sql`${t.state} = 'published'`),
    index('teaching_documents_kind').on(t.kind, t.state),
    index('teaching_documents_test').on(t.admissionTestId, t.year),
    index('teaching_documents_section').on(t.sectionId),
    index('teaching_documents_file').on(t.fileId),
    check('teaching_documents_kinds', sql`${t.kind} in ('lesson plan', 'guide', 'past paper')`),
    check('teaching_documents_state', sql`${t.state} in ('draft', 'published', 'archived')`),
    check(
      'teaching_documents_part',
      sql`${t.paperPart} in ('question paper', 'mark scheme', 'report', 'formulae')`,
    ),
    check('teaching_documents_year', sql`${t.year} between 1900 and 2200`),
    check(
      'teaching_documents_paper',
      sql`${t.kind} <> 'past paper' or (${t.admissionTestId} is not null and ${t.paperPart} is not null)`,
    ),
    check('teaching_documents_downloads', sql`${t.downloads} >= 0`),
  ],
)

/** What a document is filed under. */
export const documentSubjects = pgTable(
  'document_subjects',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => teachingDocuments.id, { onDelete: 'cascade' }),
    subjectId: integer('subject_id')
      .notNull()
      .references(() => contentSubjects.id),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.subjectId] }),
    index('document_subjects_subject').on(t.subjectId, t.documentId),
  ],
)

/** How often a document was taken on a day of London, alone or in a zip; not by whom. */
export const documentDownloads = pgTable(
  'document_downloads',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => teachingDocuments.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.day] }),
    check('document_downloads_count', sql`${t.count} > 0`),
  ],
)
