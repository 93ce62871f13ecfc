import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../asked.ts'
import { tasks } from '../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../testing/index.ts'
import { startOnce } from './start-job.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp()
})
afterAll(() => app.close())

it('starts one of a kind, however many ask for it at the same moment', async () => {
  const { db, server } = app
  const asked = { caller: undefined, db, now: app.clock.now(), address: '', server }
  for (let round = 0; round < 5; round += 1) {
    await db.delete(tasks)
    const ids = await Promise.all(
      Array.from({ length: 5 }, () =>
        inTransaction(asked, (within) => startOnce(within, 'auditCheck', {})),
      ),
    )
    const started = await db.select().from(tasks).where(eq(tasks.kind, 'auditCheck'))
    expect([new Set(ids).size, started.length]).toEqual([1, 1])
  }
})
