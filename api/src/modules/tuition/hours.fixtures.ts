import { eq } from 'drizzle-orm'
import type { Made, State } from '../../access/area.fixtures.ts'
import type { World } from '../../access/world.fixtures.ts'
import { newId } from '../../database/ids.ts'
import {
  rescheduleProposals,
  rescheduleRequests,
  tutorAvailability,
  tutorStudents,
  tutors,
  tutorTimeOff,
} from '../../database/schema/index.ts'
import { makeTuition } from '../../testing/index.ts'

/** Hours for the tests that walk over all calls. */

type At = Pick<World, 'simulate'>

const quarterMs = 900_000
const dayMs = 86_400_000

/** The first quarter of an hour after a moment. */
const quarterAfter = (moment: number) => new Date((Math.floor(moment / quarterMs) + 1) * quarterMs)

/** A tutor of a student, who teaches at any time; a new one where there is none. */
async function tutorOf({ simulate: { app } }: At, studentId: string): Promise<string> {
  const [link] = await app.db
    .select({ tutorId: tutorStudents.tutorId })
    .from(tutorStudents)
    .where(eq(tutorStudents.studentId, studentId))
    .orderBy(tutorStudents.tutorId)
    .limit(1)
  const tutorId = link?.tutorId ?? (await app.make.tutor({ students: [studentId] }))
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ tutorId, weekday, from: 0, to: 1_440 }))
  await app.db.insert(tutorAvailability).values(weekly).onConflictDoNothing()
  return tutorId
}

/** By whom and when an hour of a student could be booked. */
export async function bookableHour(world: At, studentId: string) {
  const tutorId = await tutorOf(world, studentId)
  const now = world.simulate.app.clock.now().getTime()
  return { tutorId, startsAt: quarterAfter(now + 2 * dayMs).toISOString() }
}

/** An hour of a student with one of the tutors: in three days, begun, or delivered and counted. */
export async function makeHour(
  world: At,
  studentId: string,
  state?: State,
  tutorId?: string,
): Promise<Made> {
  const { app } = world.simulate
  const hour = await bookableHour(world, studentId)
  const isAhead = state !== 'begun' && state !== 'marked'
  const now = app.clock.now().getTime()
  const startsAt = quarterAfter(now + (isAhead ? 3 * dayMs : -2 * 3_600_000))
  const tuition = makeTuition(app.db)
  const id = await tuition.session(tutorId ?? hour.tutorId, studentId, startsAt.toISOString(), {
    state: state === 'marked' ? 'delivered' : 'scheduled',
  })
  if (state === 'marked') await tuition.use(studentId, id, 4)
  return { id, setId: id, questionId: 1, hour }
}

/** An open request of a student for another time. */
export async function makeRequest(world: At, studentId: string): Promise<Made> {
  const { db, clock } = world.simulate.app
  const { id: sessionId, hour } = await makeHour(world, studentId)
  const id = newId()
  const startsAt = new Date(hour?.startsAt ?? 0)
  await db
    .insert(rescheduleRequests)
    .values({ id, sessionId, reason: 'A match', state: 'open', askedAt: clock.now() })
  await db.insert(rescheduleProposals).values({ requestId: id, position: 1, startsAt })
  return { id, setId: id, questionId: 1, ...(hour && { hour }) }
}

/** Time off of a tutor; of somebody who is no tutor there is none. */
export async function makeTimeOff({ simulate: { app } }: At, owner: string): Promise<string> {
  const [tutor] = await app.db.select().from(tutors).where(eq(tutors.userId, owner))
  const id = newId()
  const from = quarterAfter(app.clock.now().getTime() + 5 * dayMs)
  const until = new Date(from.getTime() + dayMs)
  if (tutor !== undefined) {
    await app.db.insert(tutorTimeOff).values({ id, tutorId: owner, from, until })
  }
  return id
}
