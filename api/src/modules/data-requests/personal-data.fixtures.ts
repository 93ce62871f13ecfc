import { sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { dataRequests } from '../../database/schema/index.ts'

export const dataRequestsRows = {
  add: async ({ app, id, pupil, now }) => {
    const about = {
      ...{
        kind: 'deletion' as const,
        requestedAt: now,
        receivedOn: '2026-01-01',
        dueOn: '2026-02-02',
      },
    } as const
    const decided = { decidedAt: now, decision: 'declined', decidedBy: id } as const
    await app.db.insert(dataRequests).values([
      { id: crypto.randomUUID(), userId: id, ...about },
      { id: crypto.randomUUID(), userId: pupil, ...about, ...decided },
    ])
  },
  say: ({ id, canary }) => [
    sql`update data_requests set name = ${canary}, email = ${canary}, note = ${canary},
      reason = ${canary} where user_id = ${id}`,
  ],
  says: ['data_requests'],
} satisfies PersonalRows
