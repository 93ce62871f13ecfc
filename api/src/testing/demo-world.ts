import type { Database } from '../database/open.ts'
import { seedWorld } from '../database/seed/index.ts'
import { openTestDatabase } from './database.ts'

/** The demo world of today; made once for each state of the seeds, then loaded. */
export async function openDemoWorld(): Promise<Database> {
  const today = new Date().toISOString().slice(0, 10)
  return await openTestDatabase(`demo-${today}`, async ({ db }) => {
    await seedWorld(db)
  })
}
