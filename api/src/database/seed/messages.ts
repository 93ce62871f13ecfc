import type { Role } from '@portal/shared/contract'
import { type Audience, usualAudience } from '../../modules/dashboards/index.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { silentDays } from './tuition.ts'
import { at, between, dayAt, pick, type World, type WorldStudent } from './world.ts'

type AlertRow = typeof schema.alerts.$inferInsert

const everybody: readonly Role[] = [
  'Admin',
  'Student',
  'Tutor',
  'Senior Tutor',
  'Parent',
  'School Manager',
]
const teachers: readonly Role[] = ['Tutor', 'Senior Tutor']

const aboutTheBank = 'New questions in every ESAT part'

/** Banners: days from today of their span, for whom, and what they say. */
const banners: readonly (readonly [
  from: number,
  to: number,
  roles: readonly Role[],
  title: string,
  text: string,
])[] = [
  [
    -3,
    25,
    ['Student'],
    aboutTheBank,
    'Each topic of the question bank has new questions with worked solutions. Build a set to try them.',
  ],
  [
    -1,
    12,
    ['Student', 'Parent'],
    'Registration for the admissions test is open',
    'Places at test centres are given in the order of registration; please register in good time.',
  ],
  [
    -2,
    20,
    teachers,
    'Reports within a day',
    'Please send each tuition report within 24 hours of the hour, so that students can act on it.',
  ],
  [
    -5,
    30,
    ['School Manager'],
    'Your school’s dashboard',
    'Traffic lights show at a glance who has been quiet: orange from 7 days, red from 10.',
  ],
  [
    -4,
    14,
    ['Admin'],
    'Term planning',
    'Tutor availability for next term is due by the end of the month.',
  ],
  [
    -60,
    -30,
    everybody,
    'Summer hours',
    'The office is open from 10:00 to 16:00 during the holidays.',
  ],
  [40, 60, everybody, 'Spring timetable', 'The timetable of seminars for spring is out.'],
]

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

/** Banners for each role, and alerts of every type, open and closed. */
export async function seedMessages(db: Db, world: World): Promise<void> {
  const rows = banners.map(([from, to, roles, title, text]) => ({
    id: seededId(world.random, at(world, from).getTime()),
    from: dayAt(world, from),
    to: dayAt(world, to),
    title,
    text,
    roles,
    needsQuestionBank: title === aboutTheBank,
  }))
  await db.insert(schema.announcements).values(rows.map(({ roles: _roles, ...row }) => row))
  await db
    .insert(schema.announcementRoles)
    .values(rows.flatMap(({ id, roles }) => roles.map((role) => ({ announcementId: id, role }))))
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
    closedAt: isOpen ? null : at(world, -daysAgo + between(world.random, 2, 20), 15),
  }
}
