import { sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'

export const questionsRows = {
  say: ({ id, canary }) => [
    sql`update question_notes set text = ${canary} where student_id = ${id}`,
  ],
  says: ['question_notes'],
} satisfies PersonalRows
