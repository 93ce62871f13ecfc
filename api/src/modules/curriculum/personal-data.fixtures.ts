import { sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'

export const curriculumRows = {
  say: ({ id, canary }) => [
    sql`update curriculum_items set text = ${canary} where student_id = ${id}`,
  ],
  says: ['curriculum_items'],
} satisfies PersonalRows
