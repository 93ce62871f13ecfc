import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { tasks } from '../../database/schema/index.ts'

export const jobsRows = {
  add: async ({ app, id, now }) => {
    const job = { kind: 'digest', input: {}, createdAt: now, updatedAt: now }
    await app.db
      .insert(tasks)
      .values({ ...job, id: crypto.randomUUID(), by: id, queueId: crypto.randomUUID() })
  },
} satisfies PersonalRows
