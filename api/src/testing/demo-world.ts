import type { Database } from '../database/open.ts'
import { seedWorld } from '../database/seed/index.ts'
import { openTestDatabase } from './database.ts'

/**
 * When tests look at the demo world: the afternoon of a Thursday of term. On other days other
 * figures are small, of bookings this week on a Monday above all. At this hour it is the world's day in
 * every time zone that the world knows.
 */
export const demoWorldNow = new Date('2026-03-05T15:00:00.000Z')

/** The demo world of that day; made once for each state of the seeds, then loaded. */
export async function openDemoWorld(): Promise<Database> {
  return await openTestDatabase('demo', async ({ db }) => {
    await seedWorld(db, { today: demoWorldNow })
  })
}
