import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { weeklySummaries } from '../../database/schema/index.ts'

export const weeklySummariesRows = {
  add: async ({ app, id, now }) => {
    await app.db.insert(weeklySummaries).values({ parentId: id, sentOn: '2026-03-02', madeAt: now })
  },
} satisfies PersonalRows
