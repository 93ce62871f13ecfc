import { newId } from '../../database/ids.ts'
import { dataRequests } from '../../database/schema/index.ts'
import { dayOf } from '../../days.rules.ts'
import type { TestApp } from '../../testing/index.ts'

/** A request of somebody with an account, made now; to see one's data where nothing else is said. */
export async function makeDataRequest(
  app: TestApp,
  userId: string,
  change: Partial<typeof dataRequests.$inferInsert> = {},
): Promise<string> {
  const id = newId()
  const requestedAt = app.clock.now()
  const receivedOn = dayOf(requestedAt, 'Europe/London')
  await app.db.insert(dataRequests).values({
    ...{ id, userId, kind: 'access', requestedAt, receivedOn, dueOn: '2099-12-31' },
    ...change,
  })
  return id
}
