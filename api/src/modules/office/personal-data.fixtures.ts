import { sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'

export const officeRows = {
  add: async ({ app: { db, make }, id, pupil, now }) => {
    const at = now.toISOString()
    const other = await make.tutor()
    for (const [tutor, by] of [
      [id, null],
      [other, id],
    ] as const) {
      await db.execute(sql`with hour as (
          insert into tuition_sessions (id, student_id, tutor_id, subject, starts_at, quarters, state)
          values (gen_random_uuid(), ${pupil}, ${other}, 'Physics', ${at}, 4, 'delivered') returning id)
        insert into late_report_reminders select id, ${tutor}::uuid, '2026-03-01', ${at}::timestamptz,
          ${by}::uuid from hour`)
    }
  },
} satisfies PersonalRows
