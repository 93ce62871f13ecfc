import { sql } from 'drizzle-orm'
import { newId } from '../../database/ids.ts'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import {
  admissionTests,
  applicationChoices,
  testRegistrations,
} from '../../database/schema/index.ts'

export const applicationRows = {
  add: async ({ app: { db }, id, now }) => {
    await db.delete(applicationChoices).where(sql`student_id = ${id}`)
    await db.insert(applicationChoices).values({
      ...{ id: newId(), studentId: id, position: 1, university: 'Cambridge', course: 'Law' },
      ...{ offer: 'interview', updatedAt: now },
    })
    const [test] = await db.select().from(admissionTests)
    await db.insert(testRegistrations).values({
      ...{ id: newId(), studentId: id, admissionTestId: test?.id ?? 0, state: 'planned' },
      updatedAt: now,
    })
  },
  say: ({ id, canary }) => [
    sql`update application_choices set university = ${canary}, course = ${canary},
      course_code = ${canary}, conditions = ${canary} where student_id = ${id}`,
    sql`update test_registrations set centre = ${canary}, result = ${canary}
      where student_id = ${id}`,
  ],
  says: ['application_choices', 'test_registrations'],
} satisfies PersonalRows
