import { sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { calendarFeeds } from '../../database/schema/index.ts'

export const calendarRows = {
  add: async ({ app: { db }, id, now }) => {
    const feed = { userId: id, keyHash: 'nobody’s key', madeAt: now, lastFetchedAt: now }
    await db.insert(calendarFeeds).values(feed)
  },
  say: ({ id, canary }) => [
    sql`update calendar_events set info = ${canary} where student_id = ${id}`,
  ],
  says: ['calendar_events'],
} satisfies PersonalRows
