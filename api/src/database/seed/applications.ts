import { eq } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import {
  at,
  between,
  dayAt,
  pick,
  seededRandom,
  shuffled,
  type World,
  type WorldStudent,
} from './world.ts'

type ChoiceRow = typeof schema.applicationChoices.$inferInsert
type RegistrationRow = typeof schema.testRegistrations.$inferInsert

/** The day of the next ESAT, from today; its date stands in everybody's calendar. */
export const esatDay = 58

/** Courses that students of the demo world apply for. */
const courses: readonly (readonly [university: string, course: string, code: string])[] = [
  ['University of Cambridge', 'Engineering', 'H100'],
  ['Imperial College London', 'Mechanical Engineering', 'H301'],
  ['University of Oxford', 'Engineering Science', 'H100'],
  ['University College London', 'Natural Sciences', 'CFG0'],
  ['University of Bristol', 'Engineering Mathematics', 'GH43'],
  ['University of Manchester', 'Physics', 'F300'],
  ['Durham University', 'General Engineering', 'H103'],
  ['University of Warwick', 'Mathematics and Physics', 'GF13'],
  ['University of Edinburgh', 'Chemical Engineering', 'H800'],
]

const conditions = ['A*A*A with A* in Mathematics', 'A*AA', 'AAA with A in Physics']
const centres = ['Pearson VUE London Holborn', 'Pearson VUE Bristol', 'Own school']

/** What the student who is shown applies for: every state that an offer can have, but one. */
const shownOffers = [
  'interview',
  'conditional',
  'unconditional',
  'none yet',
  'unsuccessful',
] as const

/** Whether a student has said which courses and tests it is to be. */
export function applies(student: WorldStudent): boolean {
  if (student.demoCase === 'main') return true
  return student.demoCase === undefined && student.yearGroup === 13 && student.diligence > 0.3
}

/**
 * Courses with offers in every state, and tests that are planned, registered, sat and marked, with
 * their dates in the calendar.
 */
export async function seedApplications(db: Db, world: World): Promise<void> {
  const [esat] = await db
    .select({ id: schema.admissionTests.id })
    .from(schema.admissionTests)
    .where(eq(schema.admissionTests.name, 'ESAT'))
  if (esat === undefined) throw new Error('The demo world has no ESAT')
  // Numbers of its own, so that the rest of the world stays as it is.
  const random = seededRandom(14_102_026)
  const applying = world.students.filter(applies)
  const choices = applying.flatMap((student) => choicesOf(world, student, random))
  const registrations = applying.flatMap((student) =>
    registrationsOf(world, student, esat.id, random),
  )
  await db.insert(schema.applicationChoices).values(choices)
  await db.insert(schema.testRegistrations).values(registrations)
  await db.insert(schema.calendarEvents).values(
    registrations.flatMap(({ id, studentId, sitsOn, centre = '' }) => {
      if (typeof sitsOn !== 'string') return []
      const startsAt = new Date(`${sitsOn}T00:00:00Z`)
      const event = {
        id: seededId(random, startsAt.getTime()),
        studentId,
        startsAt,
        isAllDay: true,
        info: centre === '' ? 'ESAT test' : `ESAT test at ${centre}`,
        component: 4,
        path: '/my-application-&-account?tab=application',
        source: `registration:${id}`,
        updatedAt: at(world, -20),
      }
      return [event]
    }),
  )
}

function choicesOf(world: World, student: WorldStudent, random: () => number): ChoiceRow[] {
  const isShown = student.demoCase === 'main'
  const chosen = shuffled(random, courses).slice(0, isShown ? 5 : between(random, 1, 5))
  return chosen.map(([university, course, courseCode], index): ChoiceRow => {
    const offer = isShown
      ? shownOffers[index]
      : pick(random, schema.applicationChoices.offer.enumValues)
    const daysAgo = between(random, 2, 40)
    return {
      id: seededId(random, at(world, -daysAgo).getTime()),
      studentId: student.id,
      position: index + 1,
      university,
      course,
      courseCode,
      offer: offer ?? 'none yet',
      conditions: offer === 'conditional' ? pick(random, conditions) : '',
      updatedAt: at(world, -daysAgo, 17),
    }
  })
}

function registrationsOf(
  world: World,
  student: WorldStudent,
  admissionTestId: number,
  random: () => number,
): RegistrationRow[] {
  const isShown = student.demoCase === 'main'
  const row = (day: number | null, own: Pick<RegistrationRow, 'state' | 'centre' | 'result'>) => ({
    id: seededId(random, at(world, -20).getTime()),
    studentId: student.id,
    admissionTestId,
    sitsOn: day === null ? null : dayAt(world, day),
    updatedAt: at(world, -20, 18),
    ...own,
  })
  const next = row(esatDay, {
    state: isShown || random() < 0.6 ? 'registered' : 'planned',
    centre: pick(random, centres),
  })
  if (isShown) {
    const result = 'Mathematics 1: 6.1, Mathematics 2: 5.4, Physics: 5.8'
    return [next, row(-95, { state: 'result in', centre: 'Own school', result })]
  }
  const chance = random()
  if (chance < 0.2) return [next, row(-95, { state: 'sat', centre: pick(random, centres) })]
  return chance < 0.4 ? [next, row(null, { state: 'planned', centre: '' })] : [next]
}
