import { sql } from 'drizzle-orm'
import { newId } from '../../database/ids.ts'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { tutorTargets } from '../../database/schema/index.ts'

export const targetRows = {
  add: async ({ app: { db, make }, id, pupil, now }) => {
    const target = {
      ...{ title: 'Read a book', measure: 'by hand' as const, start: 0, goal: 3, noted: 1 },
      ...{ setAt: now, updatedAt: now, dueOn: '2030-01-01' },
    }
    await db.insert(tutorTargets).values([
      { ...target, id: newId(), studentId: id, tutorId: await make.tutor() },
      { ...target, id: newId(), studentId: pupil, tutorId: id },
    ])
  },
  say: ({ id, canary }) => [
    sql`update tutor_targets set title = ${canary}, drop_reason = ${canary}
      where student_id = ${id} or tutor_id = ${id}`,
  ],
  says: ['tutor_targets'],
} satisfies PersonalRows
