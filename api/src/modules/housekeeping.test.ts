import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askedByServer } from '../asked.ts'
import { signInAttempts } from '../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../testing/index.ts'
import { tidy } from './housekeeping.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp()
})
afterAll(() => app.close())

it('goes on with the others where one cannot be tidied, and fails in the end', async () => {
  const now = app.clock.now()
  const asked = askedByServer(app.db, now)
  const longAgo = new Date(now.getTime() - 90 * 86_400_000)
  const old = { key: 'somebody', failures: 1, windowEndsAt: longAgo }
  await app.db.insert(signInAttempts).values(old)
  await app.db.execute(sql`alter table idempotency_keys rename to idempotency_keys_gone`)
  await expect(tidy(asked)).rejects.toThrow('1 kinds of old rows were not removed')
  expect(await app.db.select().from(signInAttempts)).toEqual([])
  await app.db.execute(sql`alter table idempotency_keys_gone rename to idempotency_keys`)
  await expect(tidy(asked)).resolves.toBeUndefined()
})
