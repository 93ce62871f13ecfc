import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { silentDays } from './tuition.ts'
import { at, dayAt, seededRandom, type World } from './world.ts'

/**
 * Lights that an admin set aside: one that runs, of a student who has been away for long, and one
 * that ended by itself, since the student came back.
 */
export async function seedSnoozes(db: Db, world: World): Promise<void> {
  const random = seededRandom(20_270_719)
  const madeBy = world.admins[0]?.id ?? null
  const crowd = world.students.filter(({ demoCase }) => demoCase === undefined)
  const away = crowd.find((student) => silentDays(student) > 10)
  const back = crowd.find((student) => silentDays(student) === 0)
  const rows = [
    { student: away, days: -3, until: 11, reason: 'In hospital until the end of next week.' },
    { student: back, days: -12, until: 9, reason: 'School exams; the family has told us.' },
  ].flatMap(({ student, days, until, reason }) => {
    const madeAt = at(world, days, 10)
    return student === undefined
      ? []
      : [
          {
            ...{ id: seededId(random, madeAt.getTime()), studentId: student.id },
            ...{ madeAt, madeBy, reason, untilOn: dayAt(world, until) },
          },
        ]
  })
  await db.insert(schema.auditSnoozes).values(rows)
}
