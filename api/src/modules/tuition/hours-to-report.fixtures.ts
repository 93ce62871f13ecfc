import { roleOf, type World } from '../../access/world.fixtures.ts'
import { makeTuition } from '../../testing/index.ts'

const dayMs = 86_400_000

/** Whose hour it is: of a tutor with a new student, or of a student with a new tutor. */
export async function pairOf(world: World, owner: string) {
  const { app } = world.simulate
  const role = await roleOf(world, owner)
  const teaches = role === 'Tutor' || role === 'Senior Tutor'
  if (teaches) return { tutor: owner, student: await app.make.student({ tutors: [owner] }) }
  return { tutor: await app.make.tutor({ students: [owner] }), student: owner }
}

/** Hours are a day old: delivered, and still to be written of. */
export async function hourToReport(world: World, owner: string) {
  const { app } = world.simulate
  const { tutor, student } = await pairOf(world, owner)
  const startsAt = new Date(app.clock.now().getTime() - dayMs).toISOString()
  const id = await makeTuition(app.db).session(tutor, student, startsAt)
  return { id, tutor }
}
