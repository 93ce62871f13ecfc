import { appendToLedger } from '../../modules/tuition/index.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { sales } from './bookings.ts'
import { feedbackTexts, reportTexts, wellOpenings } from './report-texts.ts'
import {
  between,
  daysFromToday,
  londonAt,
  pick,
  shuffled,
  type World,
  type WorldStudent,
} from './world.ts'

/** A session with its day from today, and whether its tutor still owes the report. */
export type SessionRow = typeof schema.tuitionSessions.$inferInsert & {
  day: number
  isOwed: boolean
}
type ReportRow = typeof schema.tuitionReports.$inferInsert
type HomeworkRow = typeof schema.tuitionHomework.$inferInsert
type RatingRow = typeof schema.ratings.$inferInsert

/** Times at which tutors teach: weekday afternoons and Saturdays, hours and minutes in London. */
const weeklySlots = [
  ...[0, 1, 2, 3, 4].flatMap((weekday) => [
    { weekday, hour: 15, minute: 30 },
    { weekday, hour: 17, minute: 15 },
    { weekday, hour: 19, minute: 0 },
  ]),
  ...[14, 16, 18].map((hour) => ({ weekday: 5, hour, minute: 0 })),
]

const weeksAhead = 3

/**
 * A year of tuition: hours with their states, reports, ledger, ratings and the bookings that paid
 * for them. No tutor and no student is in two places at once.
 */
export async function seedTuition(db: Db, world: World): Promise<SessionRow[]> {
  const sessions = [...regularSessions(world), ...shownToday(world)]
  const students = new Map(world.students.map((student) => [student.id, student]))
  const written = sessions.flatMap((session) =>
    reportOf(students.get(session.studentId), world, session),
  )
  const { bookings, entries } = sales(world, sessions)

  await db
    .insert(schema.tuitionSessions)
    .values(sessions.map(({ day: _day, isOwed: _isOwed, ...row }) => row))
  await db.insert(schema.sessionSlots).values(slotsOf(sessions))
  await db.insert(schema.tuitionReports).values(written.map(({ report }) => report))
  await db.insert(schema.tuitionHomework).values(written.map(({ homework }) => homework))
  await db.insert(schema.ratings).values(ratingsOf(world, sessions))
  await db.insert(schema.bookings).values(bookings)
  await appendToLedger(db, entries)
  return sessions
}

/**
 * Days for which a student has been silent: most are not, the least diligent have drifted. No
 * hour takes place and nothing is done in that time.
 */
export function silentDays(student: WorldStudent): number {
  if (student.demoCase === 'main' || student.demoCase === 'new') return 0
  if (student.diligence < 0.12) return 12 + Math.round(student.diligence * 100)
  return student.diligence < 0.24 ? 7 + Math.round((student.diligence - 0.12) * 16) : 0
}

/** Each student's hour with each tutor, every week or every other, at a time of its own. */
function regularSessions(world: World): SessionRow[] {
  const { random } = world
  const teachers = new Map([...world.tutors, ...world.seniorTutors].map((one) => [one.id, one]))
  const demoTutorId = world.tutors[0]?.id
  const taken = new Set<string>()
  const todayWeekday = (world.today.getUTCDay() + 6) % 7
  const sessions: SessionRow[] = []
  for (const student of world.students) {
    const started = daysFromToday(world, student.startedOn)
    const ends = daysFromToday(world, student.expiresOn)
    for (const tutorId of student.tutorIds) {
      const tutor = teachers.get(tutorId)
      const index = shuffled(random, [...weeklySlots.keys()]).find(
        (slot) => !taken.has(`${tutorId} ${slot}`) && !taken.has(`${student.id} ${slot}`),
      )
      const slot = index === undefined ? undefined : weeklySlots[index]
      if (tutor === undefined || slot === undefined) continue
      taken.add(`${tutorId} ${index}`).add(`${student.id} ${index}`)
      const quarters = pick(random, [4, 4, 4, 6])
      const step = student.isHeadStart || random() < 0.4 ? 14 : 7
      const first = slot.weekday - todayWeekday + 7 * weeksAhead
      for (let day = first; day > started && day > -364; day -= step) {
        if (day > ends || (student.demoCase === 'new' && day > 7)) continue
        const startsAt = londonAt(world, day, slot.hour, slot.minute)
        const state = stateOn(world, day, student)
        sessions.push({
          id: seededId(random, startsAt.getTime()),
          studentId: student.id,
          tutorId,
          subject: tutor.subject,
          startsAt,
          quarters,
          state,
          ...markedAs(state, startsAt, quarters),
          joinLink: joinLink(random),
          day,
          isOwed: tutorId !== demoTutorId && (day >= -1 || (day >= -12 && random() < 0.12)),
        })
      }
    }
  }
  return sessions
}

/** When an hour was last changed, and what is said of its outcome. */
export function markedAs(state: SessionRow['state'], startsAt: Date, quarters: number) {
  const end = new Date(startsAt.getTime() + quarters * 900_000)
  const weekBefore = new Date(startsAt.getTime() - 7 * 86_400_000)
  if (state === 'scheduled') return { updatedAt: weekBefore }
  if (state === 'cancelled') return { updatedAt: weekBefore, cancelledBy: 'office' as const }
  return { updatedAt: end, markedAt: end }
}

/** The quarters that hours to come take of their people's time. */
export function slotsOf(
  sessions: readonly (typeof schema.tuitionSessions.$inferInsert)[],
): (typeof schema.sessionSlots.$inferInsert)[] {
  return sessions
    .filter(({ state }) => state === 'scheduled')
    .flatMap(({ id: sessionId, tutorId, studentId, startsAt, quarters }) =>
      Array.from({ length: quarters }, (_, quarter) => {
        const slot = new Date(startsAt.getTime() + quarter * 900_000)
        return [tutorId, studentId].map((personId) => ({ personId, slot, sessionId }))
      }).flat(),
    )
}

function stateOn(world: World, day: number, student: WorldStudent): SessionRow['state'] {
  if (day >= 0) return 'scheduled'
  const chance = world.random()
  if (day >= -silentDays(student)) return chance < 0.4 ? 'no-show' : 'cancelled'
  if (chance < 0.03) return 'no-show'
  return chance < 0.1 ? 'cancelled' : 'delivered'
}

/**
 * Hours around today for the demo tutor, at times that the weekly ones leave free: three today,
 * one of them the demo student's, yesterday's and an older one that still want their reports, and
 * one that its student is asked about.
 */
function shownToday(world: World): SessionRow[] {
  const { random } = world
  const [tutor] = world.tutors
  const [main] = world.students
  if (tutor === undefined || main === undefined) return []
  const asked = world.students.find(({ demoCase }) => demoCase === 'feedback')
  const others = tutor.studentIds.filter((id) => id !== main.id && id !== asked?.id)
  const at10 = { hour: 10, minute: 0 }
  const planned: {
    day: number
    hour: number
    minute: number
    studentId: string | undefined
    state: SessionRow['state']
    isOwed?: boolean
  }[] = [
    { day: -4, ...at10, studentId: others[0], state: 'delivered' },
    // What its student has yet to give feedback on.
    { day: -2, ...at10, studentId: asked?.id, state: 'delivered', isOwed: false },
    { day: -1, ...at10, studentId: main.id, state: 'delivered' },
    { day: -1, hour: 12, minute: 30, studentId: others[1], state: 'delivered' },
    { day: 0, hour: 8, minute: 30, studentId: others[2], state: 'scheduled' },
    { day: 0, ...at10, studentId: others[0], state: 'scheduled' },
    { day: 0, hour: 21, minute: 15, studentId: main.id, state: 'scheduled' },
  ]
  return planned.flatMap(({ day, hour, minute, studentId, state, isOwed = true }) => {
    if (studentId === undefined) return []
    const startsAt = londonAt(world, day, hour, minute)
    const id = seededId(random, startsAt.getTime())
    const row: SessionRow = {
      id,
      studentId,
      tutorId: tutor.id,
      subject: tutor.subject,
      startsAt,
      quarters: 4,
      state,
      ...markedAs(state, startsAt, 4),
      joinLink: joinLink(random),
      day,
      isOwed,
    }
    return [row]
  })
}

/** The report of a delivered hour: soon after it, but a few are owed. */
export function reportOf(
  student: Pick<WorldStudent, 'firstName' | 'ability' | 'diligence'> | undefined,
  world: World,
  session: SessionRow,
): { report: ReportRow; homework: HomeworkRow }[] {
  if (session.state !== 'delivered' || session.isOwed) return []
  const { random } = world
  const topics = reportTexts[session.subject]?.topics
  if (student === undefined || topics === undefined) return []
  const topic = pick(random, topics)
  const extra = pick(random, topics)
  const end = session.startsAt.getTime() + session.quarters * 900_000
  const attainment = clamp(Math.round(1.5 + student.ability * 4 + random() * 1.2 - 0.6))
  const report: ReportRow = {
    id: seededId(random, end),
    sessionId: session.id,
    studentId: session.studentId,
    tutorId: session.tutorId,
    topicsCovered: topic.covered,
    wentWell: `${student.firstName} ${pick(random, wellOpenings)} ${topic.well}.`,
    toWorkOn: `${topic.workOn}.${extra === topic ? '' : ` From earlier weeks: ${lowered(extra.workOn)}.`}`,
    engagement: clamp(Math.round(2.4 + student.diligence * 2.4 + random() * 1.4 - 0.7)),
    attainment,
    sentAt: new Date(Math.min(end + between(random, 1, 22) * 3_600_000, world.today.getTime())),
  }
  const homework: HomeworkRow = {
    id: seededId(random, end),
    reportId: report.id,
    position: 1,
    text: `${topic.homework}.`,
  }
  return [{ report, homework }]
}

function ratingsOf(world: World, sessions: readonly SessionRow[]): RatingRow[] {
  const { random } = world
  return sessions
    .filter(({ state }) => state === 'delivered' && random() < 0.55)
    .map(({ id, tutorId, startsAt, quarters }) => {
      const chance = random()
      const rating =
        chance < 0.7 ? between(random, 9, 10) : chance < 0.93 ? between(random, 7, 8) : 5
      const words =
        rating >= 9 ? feedbackTexts.high : rating >= 7 ? feedbackTexts.middle : feedbackTexts.low
      const ratedAt = new Date(startsAt.getTime() + (quarters + between(random, 1, 16)) * 900_000)
      return { sessionId: id, tutorId, rating, feedback: pick(random, words), ratedAt }
    })
}

export function joinLink(random: () => number): string {
  const part = (length: number) =>
    Array.from({ length }, () => String.fromCharCode(97 + between(random, 0, 25))).join('')
  return `https://meet.example/${part(3)}-${part(4)}-${part(3)}`
}

function clamp(rating: number): number {
  return Math.min(5, Math.max(1, rating))
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
