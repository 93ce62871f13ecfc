import { eq } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { at, seededRandom, type World } from './world.ts'

/**
 * What tutors teach beside their main subject and how many students they take: one is full, one has
 * more than that, one takes nobody new. And a school that cannot be chosen any more.
 */
export async function seedTeaching(db: Db, world: World): Promise<void> {
  // Numbers of its own, so that the rest of the world stays as it is.
  const random = seededRandom(30_112_026)
  const [first, full, over, closed, ...others] = world.tutors
  const takes = async (
    tutor: World['tutors'][number] | undefined,
    values: Partial<typeof schema.tutors.$inferInsert>,
  ) => {
    if (tutor === undefined) return
    await db.update(schema.tutors).set(values).where(eq(schema.tutors.userId, tutor.id))
  }
  for (const tutor of world.tutors) {
    await takes(tutor, { capacity: tutor.studentIds.length + 3 })
  }
  await takes(full, { capacity: full?.studentIds.length ?? 0 })
  await takes(over, { capacity: Math.max(0, (over?.studentIds.length ?? 0) - 1) })
  await takes(closed, { isTaking: false })
  const further = [first, over, ...others.slice(0, 3)].flatMap((tutor, index) =>
    tutor === undefined
      ? []
      : ['Further mathematics', 'Interviews']
          .slice(index % 2)
          .map((subject, place) => ({ tutorId: tutor.id, position: place + 1, subject })),
  )
  await db.insert(schema.tutorSubjects).values(further)
  const createdAt = at(world, -800)
  await db.insert(schema.schools).values({
    ...{ id: seededId(random, createdAt.getTime()), name: 'Brackenfield Sixth Form' },
    ...{ createdAt, isArchived: true, version: 2 },
  })
}
