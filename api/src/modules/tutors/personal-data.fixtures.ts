import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { tutorSubjects } from '../../database/schema/index.ts'

export const tutorsRows = {
  add: async ({ app: { db }, id }) => {
    await db.insert(tutorSubjects).values({ tutorId: id, position: 1, subject: 'Chemistry' })
  },
} satisfies PersonalRows
