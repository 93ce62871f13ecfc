import type { PersonalRows } from '../database/personal-data.fixtures.ts'
import { contentVersions } from '../database/schema/index.ts'

export const versionsRows = {
  add: async ({ app, id, now }) => {
    await app.db.insert(contentVersions).values({
      ...{ kind: 'term', recordId: crypto.randomUUID(), version: 1, snapshot: {} },
      ...{ savedBy: id, savedAt: now },
    })
  },
} satisfies PersonalRows
