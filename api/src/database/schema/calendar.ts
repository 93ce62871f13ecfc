import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { students } from './user.ts'

/** Whatever stands in a student's calendar beside tuition, which has its own table. */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    info: text('info').notNull(),
    /** 1 tuition, 2 seminar, 3 course, 4 deadline or test date, 5 curriculum milestone, 6 other. */
    component: smallint('component').notNull(),
  },
  (table) => [
    index('calendar_events_student').on(table.studentId, table.startsAt),
    check('calendar_events_component', sql`${table.component} between 1 and 6`),
  ],
)
