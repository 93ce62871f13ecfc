import { type Audience, usualAudience } from '../../modules/alerts/index.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { silentDays } from './tuition.ts'
import { at, between, pick, type World, type WorldStudent } from './world.ts'

type AlertRow = typeof schema.alerts.$inferInsert

const alertNotes: readonly (readonly string[])[] = [
  [
    'Two months of curriculum open and mock scores falling; a plan is needed with the parents.',
    'Well behind on the chosen parts with the test close.',
    'Has not started a topic in Biology, although it is one of the chosen parts.',
  ],
  [
    'No answer to three emails and one missed hour.',
    'Has not signed in since the last session.',
    'Missed two hours in a row without a word.',
  ],
  [
    'Would like a tutor who can teach on Saturdays.',
    'Parents ask for a tutor with more experience of interviews.',
  ],
  [
    'School exams in the next three weeks; fewer hours agreed.',
    'Asked for help with exam stress; the school has been told.',
    'Will travel next month and needs evening sessions.',
  ],
]

/** Alerts of every type, open and closed. */
export async function seedAlerts(db: Db, world: World): Promise<void> {
  await db.insert(schema.alerts).values(alertsOf(world))
}

function alertsOf(world: World): AlertRow[] {
  const { random } = world
  const [main, ...others] = world.students
  if (main === undefined) return []
  const rows = [alert(world, main, 4, true, 5, 'family'), alert(world, main, 1, false, 120)]
  const crowd = others.filter(({ demoCase }) => demoCase !== 'new')
  for (const student of crowd.filter((one) => silentDays(one) > 8)) {
    rows.push(alert(world, student, 2, true, between(random, 1, 5)))
  }
  for (const [index, student] of crowd.entries()) {
    if (index % 9 === 2) rows.push(alert(world, student, 1, true, between(random, 1, 12)))
    if (index % 14 === 4) rows.push(alert(world, student, 3, true, between(random, 1, 9)))
    if (index % 13 === 7) rows.push(alert(world, student, 4, true, between(random, 1, 20)))
    if (index % 4 === 1) {
      const type = between(random, 1, 4)
      rows.push(alert(world, student, type, false, between(random, 30, 200)))
    }
  }
  return rows
}

function alert(
  world: World,
  student: WorldStudent,
  type: number,
  isOpen: boolean,
  daysAgo: number,
  audience: Audience = usualAudience(type),
): AlertRow {
  const raisedAt = at(world, -daysAgo, between(world.random, 9, 17))
  return {
    id: seededId(world.random, raisedAt.getTime()),
    studentId: student.id,
    type,
    note: pick(world.random, alertNotes[type - 1] ?? []),
    audience,
    state: isOpen ? 'open' : 'closed',
    raisedBy: student.tutorIds[0] ?? world.admins[0]?.id ?? null,
    raisedAt,
    reviewedAt: raisedAt,
    closedAt: isOpen ? null : at(world, -daysAgo + between(world.random, 2, 20), 15),
  }
}
