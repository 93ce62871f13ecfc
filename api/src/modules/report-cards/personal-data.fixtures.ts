import { sql } from 'drizzle-orm'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'

export const reportCardsRows = {
  add: async ({ app: { db, make }, id, pupil, now }) => {
    const [term] = await rowsOf<{ id: string }>(db, sql`select id from terms order by 1 limit 1`)
    const at = now.toISOString()
    const write = async (tutor: string, student: string, by: string | null) => {
      const card = newId()
      await db.execute(sql`insert into report_cards (id, term_id, student_id, tutor_id, subject,
          state, version, saved_at, submitted_at, first_submitted_at, reopened_by)
        values (${card}, ${term?.id}, ${student}, ${tutor}, 'Physics', 'reopened', 3, ${at}, ${at},
          ${at}, ${by})`)
      await db.execute(sql`insert into report_card_grades values (${card}, 1, 4)`)
      await db.execute(sql`insert into report_card_versions (card_id, version, content, submitted_at)
        values (${card}, 1, '{}', ${at})`)
    }
    const other = await make.tutor()
    await write(id, pupil, id)
    // Goes with the account.
    await write(other, id, null)
    await db.execute(sql`insert into report_card_reminders values
      (${term?.id}, ${id}, '2026-03-01', ${at}, null), (${term?.id}, ${other}, '2026-03-01', ${at}, ${id})`)
  },
  say: ({ id, canary }) => {
    const words = JSON.stringify({ comment: canary })
    return [
      sql`update report_cards set comment = ${canary}, reopen_reason = ${canary}
        where student_id = ${id}`,
      sql`insert into report_card_versions (card_id, version, content, submitted_at)
        select id, 9, ${words}::jsonb, now() from report_cards where student_id = ${id}`,
    ]
  },
  says: ['report_card_versions', 'report_cards'],
} satisfies PersonalRows
