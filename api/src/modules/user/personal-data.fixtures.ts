import { eq, sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import {
  deletionRequests,
  parentChildren,
  schoolManagers,
  students,
  tutorStudents,
  tutors,
} from '../../database/schema/index.ts'

export const userRows = {
  add: async ({ app, id, pupil, junior, now }) => {
    const { db } = app
    await db.insert(tutors).values({ userId: id, subject: 'Physics' })
    await db.update(tutors).set({ seniorTutorId: id }).where(eq(tutors.userId, junior))
    const schoolId = await app.make.school()
    await db.insert(schoolManagers).values({ userId: id, schoolId })
    await db.insert(parentChildren).values({ parentId: id, studentId: pupil })
    await db.insert(tutorStudents).values({ tutorId: id, studentId: pupil })
    for (const [userId, decidedBy] of [
      [id, pupil],
      [pupil, id],
    ] as const) {
      const decided = { decidedAt: now, decision: 'declined', decidedBy } as const
      await db
        .insert(deletionRequests)
        .values({ id: crypto.randomUUID(), userId, requestedAt: now, ...decided })
    }
    await db.update(students).set({ extraTimePercent: 25 }).where(eq(students.userId, id))
  },
  say: ({ id, canary }) => [
    sql`update users set first_name = ${canary}, last_name = ${canary},
      email = ${`${canary}@portal.test`}, picture_file_path = ${canary} where id = ${id}`,
  ],
  says: ['users'],
} satisfies PersonalRows
