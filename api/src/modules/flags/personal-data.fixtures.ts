import { sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'

export const flagsRows = {
  add: async ({ app, id }) => {
    await app.db.execute(sql`update question_flags set answered_by = ${id}
      where state = 'answered' and student_id <> ${id}`)
    await app.db.execute(sql`insert into flag_messages (id, flag_id, author_id, text, created_at)
      select gen_random_uuid(), id, student_id, 'And then?', created_at
      from question_flags where student_id = ${id} order by id limit 1`)
    await app.db.execute(sql`update question_flags
      set settled_by = ${id}, settled_at = answered_at, settled_as = 'unchanged'
      where state = 'answered' and student_id <> ${id}`)
  },
  say: ({ id, canary }) => {
    const flags = sql`(select id from question_flags where student_id = ${id})`
    return [
      sql`update question_flags set text = ${canary} where student_id = ${id}`,
      sql`update flag_messages set text = ${canary} where author_id = ${id} or flag_id in ${flags}`,
    ]
  },
  says: ['flag_messages', 'question_flags'],
} satisfies PersonalRows
