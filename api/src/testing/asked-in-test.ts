import type { Asked } from '../asked.ts'
import type { TestApp } from './make-test-app.ts'

/** What a person asks of a service directly, at the moment of the app's clock. */
export async function askedInTest(app: TestApp, userId: string): Promise<Asked> {
  const now = app.clock.now()
  const caller = await app.tokens.read(await app.tokenOf(userId), now.getTime())
  return { caller, db: app.db, now, address: '127.0.0.1', server: app.server }
}
