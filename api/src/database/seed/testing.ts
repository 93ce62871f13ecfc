import { eq } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { users } from '../schema/index.ts'

/** The id of somebody of the demo world, by the part of the address before the @; '' for nobody. */
export async function demoPerson(db: Db, name: string): Promise<string> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, `${name}@portal.test`))
  return row?.id ?? ''
}
