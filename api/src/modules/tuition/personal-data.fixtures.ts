import { sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'

export const tuitionRows = {
  add: async ({ tuition, id, pupil }) => {
    const hour = await tuition.session(id, pupil, '2026-03-01T10:00:00Z')
    await tuition.report(hour)
    await tuition.rating(hour, id, 9)
  },
  say: ({ id, canary }) => {
    const hours = sql`(select id from tuition_sessions where student_id = ${id})`
    return [
      sql`update tuition_reports set topics_covered = ${canary}, went_well = ${canary},
        to_work_on = ${canary}, homework = ${canary} where session_id in ${hours}`,
      sql`update ratings set feedback = ${canary} where session_id in ${hours}`,
    ]
  },
  says: ['ratings', 'tuition_reports'],
} satisfies PersonalRows
