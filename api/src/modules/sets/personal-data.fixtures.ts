import { sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'

export const setsRows = {
  add: async ({ app, id }) => {
    await app.db.execute(sql`update revise_set_questions set marked_by = ${id}
      where set_id in (select id from revise_sets where student_id <> ${id})`)
  },
  say: ({ id, canary }) => [
    sql`update revise_set_questions set comment = ${canary}
      where set_id in (select id from revise_sets where student_id = ${id})`,
  ],
  says: ['revise_set_questions'],
} satisfies PersonalRows
