import type { PersonalRows } from '../database/personal-data.fixtures.ts'
import { contentVersions } from '../database/schema/index.ts'

export const versionsRows = {
  add: async ({ app, id, now }) => {
    const saved = { version: 1, snapshot: {}, savedBy: id, savedAt: now }
    await app.db.insert(contentVersions).values([
      { kind: 'term', recordId: crypto.randomUUID(), ...saved },
      // What the portal kept of the person's own account.
      { kind: 'account', recordId: id, ...saved, savedBy: null },
    ])
  },
} satisfies PersonalRows
