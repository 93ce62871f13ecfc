import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { identity, moment } from '../columns.ts'
import { admissionTests, sectionNumbers } from './subjects.ts'

/** A past paper of a year or a mock with a number: one or more exam sections. */
export const papers = pgTable(
  'papers',
  {
    id: identity(),
    admissionTestId: integer('admission_test_id')
      .notNull()
      .references(() => admissionTests.id),
    /** 1 Past Paper, 2 Mock Paper. */
    paperType: smallint('paper_type').notNull(),
    year: smallint('year'),
    mockPaperNumber: smallint('mock_paper_number'),
    /** Set for an older specification of a test that is still sat. */
    isOlder: boolean('is_older').notNull().default(false),
    /** Since when students may start it; null while it is for admins alone. */
    publishedAt: moment('published_at'),
    /** Nobody can start it any more; who has begun may finish. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [
    uniqueIndex('papers_year').on(t.admissionTestId, t.year).where(sql`${t.paperType} = 1`),
    uniqueIndex('papers_mock')
      .on(t.admissionTestId, t.mockPaperNumber)
      .where(sql`${t.paperType} = 2`),
    unique('papers_within').on(t.id, t.admissionTestId),
    check(
      'papers_named',
      sql`(${t.paperType} = 1 and ${t.year} is not null and ${t.mockPaperNumber} is null) or (${t.paperType} = 2 and ${t.mockPaperNumber} is not null and ${t.year} is null)`,
    ),
    check('papers_mock_number', sql`${t.mockPaperNumber} between 1 and 1000`),
  ],
)

/** How raw marks become scaled scores; element n of `points` belongs to the raw mark n. */
export interface StoredConversion {
  /** Where the table is from, shown with every estimate. */
  source: string
  points: number[]
}

/**
 * One part of a paper as it is sat: what a change of the test changes is data here. Its questions
 * are the assignments that name it.
 */
export const examSections = pgTable(
  'exam_sections',
  {
    id: identity(),
    paperId: integer('paper_id').notNull(),
    admissionTestId: integer('admission_test_id').notNull(),
    sectionId: integer('section_id').notNull(),
    position: smallint('position').notNull(),
    minutes: smallint('minutes').notNull(),
    allowsCalculator: boolean('allows_calculator').notNull().default(false),
    /** Taken off for a wrong answer; a right one gives 1. */
    penalty: real('penalty').notNull().default(0),
    conversion: jsonb('conversion').$type<StoredConversion>(),
    /** How many questions it is to have; null where nobody has said. */
    planned: smallint('planned'),
  },
  (t) => [
    unique('exam_sections_part').on(t.paperId, t.sectionId),
    foreignKey({
      name: 'exam_sections_paper',
      columns: [t.paperId, t.admissionTestId],
      foreignColumns: [papers.id, papers.admissionTestId],
    }),
    foreignKey({
      name: 'exam_sections_section',
      columns: [t.sectionId, t.admissionTestId],
      foreignColumns: [sectionNumbers.id, sectionNumbers.admissionTestId],
    }),
    index('exam_sections_section_id').on(t.sectionId),
    check('exam_sections_minutes', sql`${t.minutes} between 1 and 600`),
    check('exam_sections_penalty', sql`${t.penalty} between 0 and 1`),
    check('exam_sections_planned', sql`${t.planned} between 1 and 100`),
  ],
)
