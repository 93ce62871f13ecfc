import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tasks } from '../../database/schema/index.ts'
import { runWaitingTasks } from '../../jobs/testing.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import type { Letter } from './bank.testing.ts'
import { makeWorld, type World } from './world.testing.ts'

const start = new Date('2026-03-04T10:00:00.000Z')
const students = 12

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp({ now: start })
})
afterAll(() => app.close())

/** Everybody has two sets under way in which the question is answered, and has handed one in. */
async function begun(name: string, key: Letter): Promise<World> {
  app.clock.set(start)
  const world = await makeWorld({ app, name, key, students })
  for (let student = 0; student < students; student += 1) {
    const letter = (['b', 'd', 'a', 'd'] as const)[student % 4] ?? 'b'
    const work = { student, hours: 0, letters: [letter, 'a', 'c'] as const, minutes: 2 }
    await world.work({ ...work, kind: 'learn', first: null, isLeftOpen: false })
    await world.work({ ...work, kind: 'paper', first: 'd', isLeftOpen: true })
    await world.work({ ...work, kind: 'end', first: null, isLeftOpen: true })
  }
  return world
}

async function correct(world: World): Promise<void> {
  const { status } = await app.call('POST /question/admin/KeyCorrection/Apply', world.admin, {
    body: {
      ...{ questionId: world.questionIds[0] ?? 0, version: 1, correctLetter: 'd' },
      ...{ countsOld: false, reason: 'D is right' },
    },
  })
  expect(status).toBe(200)
  await runWaitingTasks(app.db, () => app.clock.now())
}

describe('a key that is put right while students hand in', () => {
  it('comes to the same as if they had done so one after the other', async () => {
    const corrected = await begun('Raced', 'b')
    await Promise.all([correct(corrected), corrected.handIn(true)])
    expect(await app.db.$count(tasks, eq(tasks.state, 'done'))).toBe(1)
    const fresh = await begun('Fresh', 'd')
    await fresh.handIn()
    expect(await corrected.tables()).toEqual(await fresh.tables())
  })
})
