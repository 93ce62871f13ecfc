import { sql } from 'drizzle-orm'
import { newId } from '../../database/ids.ts'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { auditSnoozes } from '../../database/schema/index.ts'

export const dashboardRows = {
  add: async ({ app, id, pupil, admin, now }) => {
    const kept = { reason: 'Exams at school.', untilOn: '2030-01-01', madeAt: now, endedAt: now }
    await app.db.insert(auditSnoozes).values([
      { ...kept, id: newId(), studentId: pupil, madeBy: id, endedBy: id },
      { ...kept, id: newId(), studentId: id, madeBy: admin, endedBy: admin },
    ])
  },
  say: ({ id, canary }) => [
    sql`update audit_snoozes set reason = ${canary} where student_id = ${id}`,
  ],
  says: ['audit_snoozes', 'student_lights'],
} satisfies PersonalRows
