import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { students } from './people.ts'
import { reviseSets } from './practice.ts'
import { examSections } from './question-bank.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A student sits one or more parts of papers, one after the other. */
export const sittings = pgTable(
  'sittings',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    /** Its exam sections in their order, e.g. `3,7`: a second start goes on with the first. */
    sections: text('sections').notNull(),
    startedAt: at('started_at').notNull(),
    /** Keys are shown from here on; null while parts are open or still to come. */
    finishedAt: at('finished_at'),
  },
  (t) => [
    uniqueIndex('sittings_open').on(t.studentId, t.sections).where(sql`${t.finishedAt} is null`),
    index('sittings_finished')
      .on(t.studentId, t.finishedAt)
      .where(sql`${t.finishedAt} is not null`),
  ],
)

/** A part of a sitting; its questions are a set made when the part is started. */
export const sittingSections = pgTable(
  'sitting_sections',
  {
    sittingId: uuid('sitting_id')
      .notNull()
      .references(() => sittings.id),
    /** From 1. */
    position: smallint('position').notNull(),
    examSectionId: integer('exam_section_id')
      .notNull()
      .references(() => examSections.id),
    /** Null until the part is started. */
    setId: uuid('set_id').references(() => reviseSets.id),
    /** The student's first sitting of this part; set when it is finished. */
    isFirst: boolean('is_first'),
  },
  (t) => [
    primaryKey({ columns: [t.sittingId, t.position] }),
    index('sitting_sections_set').on(t.setId),
    check('sitting_sections_position', sql`${t.position} between 1 and 10`),
  ],
)
