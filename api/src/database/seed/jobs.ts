import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { at, seededRandom, type World } from './world.ts'

const hourMs = 3_600_000

/** The daily mails of two days: sent, and given up after three of five, for somebody to try again. */
export async function seedJobs(db: Db, world: World): Promise<void> {
  // Numbers of its own, so that the rest of the world stays as it is.
  const random = seededRandom(24_112_026)
  const mailsOf = (daysAgo: number, ended: Partial<typeof schema.tasks.$inferInsert>) => {
    const startedAt = new Date(at(world, -daysAgo).getTime() + 7 * hourMs)
    const endedAt = new Date(startedAt.getTime() + hourMs)
    return {
      ...{
        id: seededId(random, startedAt.getTime()),
        queueId: seededId(random, endedAt.getTime()),
      },
      ...{ kind: 'digest', input: { zone: 'Europe/London', before: startedAt.toISOString() } },
      ...{ total: 5, createdAt: startedAt, updatedAt: endedAt, startedAt, endedAt, ...ended },
    }
  }
  await db.insert(schema.tasks).values([
    mailsOf(3, { state: 'done', done: 5, attempts: 1 }),
    mailsOf(2, {
      ...{ state: 'dead', done: 3, attempts: 5, error: 'Error: the mail server is away' },
    }),
  ])
}
