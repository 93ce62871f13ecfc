import { eq, sql } from 'drizzle-orm'
import { hashPassword } from '../../access/passwords.ts'
import type { Settings } from '../../settings.ts'
import { newId } from '../ids.ts'
import type { Database } from '../open.ts'
import { users } from '../schema/index.ts'
import { withoutTimeLimit } from '../sql.ts'
import { shiftWorld } from './shift-times.ts'

/** Any number that nothing else in the database takes as an advisory lock. */
const seedLock = 4_127_002

/**
 * Gives an opened database what it begins with: on a demo start the demo world, up to date with
 * the calendar; otherwise the first admin. Several processes may do so at once.
 * @param say gets a line about what takes long.
 */
export async function prepareDatabase(
  database: Database,
  settings: Pick<Settings, 'isDemo' | 'firstAdmin'>,
  now: Date,
  say: (line: string) => void,
): Promise<void> {
  if (settings.isDemo) await prepareDemo(database, now, say)
  else await makeFirstAdmin(database, settings.firstAdmin, now, say)
}

async function prepareDemo(
  database: Database,
  now: Date,
  say: (line: string) => void,
): Promise<void> {
  const { db } = database
  const isSeeded = await db.transaction(async (tx) => {
    await tx.execute(withoutTimeLimit)
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    const [anybody] = await tx.select({ id: users.id }).from(users).limit(1)
    if (anybody !== undefined) return false
    say('Making the demo world …')
    // Only here: the seeds are a large part of the server's code, and few starts need them.
    const { seedWorld } = await import('./index.ts')
    await seedWorld(tx, { today: now })
    return true
  })
  if (isSeeded) await database.compact()
  else await shiftWorld(db, now)
}

async function makeFirstAdmin(
  { db }: Database,
  given: Settings['firstAdmin'],
  now: Date,
  say: (line: string) => void,
): Promise<void> {
  const passwordHash = given === undefined ? null : await hashPassword(given.password)
  await db.transaction(async (tx) => {
    await tx.execute(withoutTimeLimit)
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    const [admin] = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'Admin'))
    if (admin !== undefined) return
    if (given === undefined) {
      say('There is no admin yet: set ADMIN_EMAIL and ADMIN_PASSWORD and start again.')
      return
    }
    await tx.insert(users).values({
      id: newId(now.getTime()),
      email: given.email.toLowerCase(),
      passwordHash,
      role: 'Admin',
      firstName: 'First',
      lastName: 'Admin',
      createdAt: now,
    })
  })
}
