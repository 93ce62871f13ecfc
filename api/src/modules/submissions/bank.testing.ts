import { newId } from '../../database/ids.ts'
import { commentBank } from '../../database/schema/index.ts'
import type { TestApp } from '../../testing/index.ts'

/** A comment of the bank, of a person or (null) of everybody, for any kind where nothing is said. @returns its id */
export async function makeBankComment(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  ownerId: string | null,
  change: Partial<typeof commentBank.$inferInsert> = {},
): Promise<string> {
  const id = newId()
  await db.insert(commentBank).values({
    ...{ id, ownerId, kind: 'any', text: 'Say which case.', createdAt: clock.now() },
    ...change,
  })
  return id
}
