import { sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'

export const savedViewsRows = {
  say: ({ id, canary }) => [
    sql`insert into saved_views (id, user_id, list, name, address, is_shared, is_default)
      values (gen_random_uuid(), ${id}, 'students', ${canary}, ${canary}, false, false)`,
  ],
  says: ['saved_views'],
} satisfies PersonalRows
