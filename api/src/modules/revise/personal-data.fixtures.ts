import { sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'

export const reviseRows = {
  say: ({ id, canary }) => [
    sql`update revise_presets set name = ${canary} || id where student_id = ${id}`,
  ],
  says: ['revise_presets'],
} satisfies PersonalRows
