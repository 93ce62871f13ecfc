import { sql } from 'drizzle-orm'
import { rowsOf } from '../../database/open.ts'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { keepReady, makeResult, makeScoredTest } from './testing.ts'

export const scoresRows = {
  add: async ({ app, id, pupil }) => {
    const [student] = await rowsOf<{ id: string }>(
      app.db,
      sql`select user_id id from students where user_id = ${id}`,
    )
    const { testId, physics } = await makeScoredTest(app)
    // What is of the person, and what the person saved of another.
    if (student !== undefined) {
      await makeResult(app, { studentId: id, admissionTestId: testId, sectionId: physics })
      await keepReady(app, id, physics, [['2025-09-30', 0.5, 0.1]])
    }
    await makeResult(app, { studentId: pupil, admissionTestId: testId, savedBy: id })
  },
} satisfies PersonalRows
