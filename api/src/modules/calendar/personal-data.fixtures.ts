import { sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'

export const calendarRows = {
  say: ({ id, canary }) => [
    sql`update calendar_events set info = ${canary} where student_id = ${id}`,
  ],
  says: ['calendar_events'],
} satisfies PersonalRows
