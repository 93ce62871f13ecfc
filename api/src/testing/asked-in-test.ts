import type { Asked } from '../asked.ts'
import type { TestApp } from './make-test-app.ts'

/** What somebody who has not signed in asks of a service directly, at the moment of the app's clock. */
export function askedByNobody({ clock, db, server }: TestApp): Asked<undefined> {
  return { caller: undefined, db, now: clock.now(), address: '127.0.0.1', server }
}

/** What a person asks of a service directly. */
export async function askedInTest(app: TestApp, userId: string): Promise<Asked> {
  const asked = askedByNobody(app)
  const caller = await app.tokens.read(await app.tokenOf(userId), asked.now.getTime())
  return { ...asked, caller }
}
