import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { at, seededRandom, type World } from './world.ts'

/** The diagnostic test that waits for the student who is there to show it. */
export async function seedDiagnosticTests(db: Db, world: World): Promise<void> {
  const random = seededRandom(20_260_211)
  const assignedAt = at(world, -2, 10)
  const given = world.students.filter(({ demoCase }) => demoCase === 'diagnostic')
  await db.insert(schema.diagnosticTests).values(
    given.map(({ id }) => ({
      id: seededId(random, assignedAt.getTime()),
      studentId: id,
      assignedAt,
    })),
  )
}
