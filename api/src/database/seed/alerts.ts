import { type AlertAudience, usualAudience } from '@portal/shared/contract'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { silentDays } from './tuition.ts'
import { at, between, dayAt, pick, seededRandom, type World, type WorldStudent } from './world.ts'

type AlertRow = typeof schema.alerts.$inferInsert
type CommentRow = typeof schema.alertComments.$inferInsert

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

/** Concerns of every type in every state: waiting, open, assigned, closed; with what was said. */
export async function seedAlerts(db: Db, world: World): Promise<void> {
  const random = seededRandom(20_270_304)
  const rows = alertsOf(world).map((row, index) => looked(world, row, index, random))
  const waiting = waitingOf(world, random)
  await db.insert(schema.alerts).values([...rows, ...waiting])
  await db
    .insert(schema.alertComments)
    .values([...rows.flatMap((row, index) => (index % 3 === 0 ? thread(world, row, random) : []))])
}

const outcomes = [
  'A plan for the next four weeks is agreed with the family.',
  'Back at work: two sets a week since then.',
  'Another tutor has taken over, and the first hour went well.',
  'The school knows of it; nothing more to do for us.',
]

/** How staff dealt with a concern: followed up, given to somebody, closed with what came of it. */
function looked(world: World, row: AlertRow, index: number, random: () => number): AlertRow {
  const senior = world.seniorTutors[index % world.seniorTutors.length]
  if (row.state === 'closed') {
    return { ...row, outcome: pick(random, outcomes), closedBy: senior?.id ?? null }
  }
  return {
    ...row,
    reviewedBy: senior?.id ?? null,
    // Some of them are behind their day.
    ...(index % 2 === 0 && { followUpOn: dayAt(world, between(random, -3, 12)) }),
    ...(index % 4 === 1 && { assignedTo: row.raisedBy ?? null }),
  }
}

/** Concerns of tutors that wait for the demo senior tutor: of today, and for more than two days. */
function waitingOf(world: World, random: () => number): AlertRow[] {
  const [senior] = world.seniorTutors
  const team = world.tutors.filter(({ seniorTutorId }) => seniorTutorId === senior?.id)
  return team.slice(0, 3).flatMap((tutor, index) => {
    const studentId = tutor.studentIds.at(-1 - index)
    if (studentId === undefined) return []
    const raisedAt = at(world, index === 0 ? -1 : -6 * index, 17)
    const type = index + 1
    const row: AlertRow = {
      id: seededId(random, raisedAt.getTime()),
      ...{ studentId, type, raisedAt, raisedBy: tutor.id },
      note: pick(random, alertNotes[type - 1] ?? []),
      audience: usualAudience(type),
      state: 'open',
    }
    return [row]
  })
}

const said = [
  ['I have written to the family and offered two times this week.', false],
  ['They have answered: Thursday suits them.', false],
  ['Between us: the last three hours were short. Let us see how Thursday goes.', true],
] as const

/** What was said of a concern, by those who look after it. */
function thread(world: World, row: AlertRow, random: () => number): CommentRow[] {
  const authors = [row.raisedBy, row.reviewedBy ?? world.admins[0]?.id]
  return said.slice(0, between(random, 1, said.length)).map(([text, isInternal], index) => {
    const saidAt = new Date(row.raisedAt.getTime() + (index + 1) * 5 * 3_600_000)
    const moment = saidAt > world.today ? world.today : saidAt
    return {
      id: seededId(random, moment.getTime()),
      alertId: row.id,
      kind: 'comment',
      authorId: authors[index % 2] ?? null,
      ...{ text, isInternal, saidAt: moment },
    }
  })
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
  audience: AlertAudience = usualAudience(type),
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
