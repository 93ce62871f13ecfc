import { eq, inArray } from 'drizzle-orm'
import { appendToLedger } from '../../modules/tuition/index.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import type { SeededCancelling } from './booking-versions.ts'
import { boughtBy, usedBy } from './bookings.ts'
import type { PayingCase, SeededLine } from './money-cases.ts'
import { joinLink, markedAs, reportOf, type SessionRow } from './tuition.ts'
import {
  at,
  dayAt,
  londonAt,
  seededRandom,
  type World,
  type WorldPerson,
  type WorldStudent,
  type WorldTutor,
} from './world.ts'

/** Somebody to whom something is sold. */
export type Customer = Pick<
  WorldStudent,
  'id' | 'firstName' | 'lastName' | 'schoolIds' | 'programName' | 'isUnlimited'
> & { parentIds: readonly string[] }

/** A booking that shows something of sales, with how it is paid. */
export interface SoldCase {
  booking: typeof schema.bookings.$inferSelect
  paying: PayingCase
  cancelled?: Omit<SeededCancelling, 'bookingId'>
}

/** A student who shows something of sales, without any part in the rest of the world. */
export interface SaleCase {
  student: Customer
  /** Who pays; null where the student does. */
  parent: WorldPerson | null
  sold: SoldCase[]
}

/** What is sold; days from today. */
interface SoldPlan {
  kind: 'new' | 'renewal'
  programName: string
  hours: number
  from: number
  until: number
  pence: number
  paying: PayingCase
  /** Weeks back from the last Saturday, of each an hour and a quarter. */
  weeksAgo: readonly number[]
  cancelled?: SoldCase['cancelled']
}

interface CasePlan {
  email: string
  name: readonly [string, string]
  parent?: readonly [string, string]
  yearGroup: number
  parts: readonly string[]
  /** Place in the list of tutors; one who has no sign-in of the demo in the team. */
  tutor?: number
  sold: readonly SoldPlan[]
}

const paidMonthly: PayingCase = { plan: 'monthly', unpaidDays: null }

const plans: readonly CasePlan[] = [
  {
    ...{
      email: 'student-cancelled',
      name: ['Marta', 'Lindqvist'],
      parent: ['Henrik', 'Lindqvist'],
    },
    ...{ yearGroup: 12, parts: ['Mathematics 1', 'Chemistry', 'Physics'], tutor: 10 },
    sold: [
      {
        ...{ kind: 'new', programName: 'Essential', hours: 20, from: -55, until: 310 },
        ...{ pence: 100_000, paying: { ...paidMonthly, parts: 3 }, weeksAgo: [6, 5, 4, 3, 2] },
        cancelled: {
          ...{ daysAgo: 12, unusedHours: 'take back' },
          reason: 'The family has moved to Stockholm.',
        },
      },
    ],
  },
  {
    ...{ email: 'student-renewed', name: ['Tobias', 'Achterberg'], parent: ['Ilse', 'Achterberg'] },
    ...{ yearGroup: 13, parts: ['Mathematics 1', 'Chemistry', 'Biology'], tutor: 11 },
    sold: [
      {
        ...{ kind: 'new', programName: 'Essential', hours: 5, from: -400, until: -36 },
        ...{ pence: 47_500, paying: { plan: 'once', unpaidDays: null } },
        // Within a term that some cards are missing of.
        weeksAgo: [10, 9, 8, 7],
      },
      {
        ...{ kind: 'renewal', programName: 'Premium', hours: 20, from: -35, until: 329 },
        ...{ pence: 190_000, paying: paidMonthly, weeksAgo: [3, 2] },
      },
    ],
  },
  {
    ...{ email: 'student-untutored', name: ['Saoirse', 'Kavanagh'], yearGroup: 13 },
    parts: ['Mathematics 1', 'Physics', 'Chemistry'],
    sold: [
      {
        ...{ kind: 'new', programName: 'Essential', hours: 10, from: -3, until: 361 },
        ...{ pence: 95_000, paying: paidMonthly, weeksAgo: [] },
      },
    ],
  },
]

const everything = {
  ...{ hasQuestionBank: true, hasCourses: true, hasAcademy: true, hasSeminar: true },
  ...{ hasLibrary: true, hasReadingList: true, hasPsSubmission: true, hasEssaySubmission: true },
}

/** How all of them do, for their reports. */
const ordinary = { ability: 0.7, diligence: 0.8 }

const lessonQuarters = 5

/**
 * Students who are there to show what happens to sales: one who left half-way and got money back, one
 * whose second programme runs, one whom nobody teaches yet. They are no part of the world that the
 * other seeds count.
 */
export async function seedSaleCases(db: Db, world: World): Promise<SaleCase[]> {
  // Numbers of its own, so that the rest of the world stays as it is.
  const random = seededRandom(20_261_206)
  const cases: SaleCase[] = []
  for (const plan of plans) cases.push(await seedCase(db, { ...world, random }, plan))
  return cases
}

/** The bookings among these that are cancelled. */
export const cancelledOf = (cases: readonly SaleCase[]): SeededCancelling[] =>
  cases.flatMap(({ sold }) =>
    sold.flatMap(({ booking, cancelled }) =>
      cancelled === undefined ? [] : [{ ...cancelled, bookingId: booking.id }],
    ),
  )

async function seedCase(db: Db, world: World, plan: CasePlan): Promise<SaleCase> {
  const { student, parent } = await seedFamily(db, world, plan)
  const tutor = plan.tutor === undefined ? undefined : world.tutors[plan.tutor]
  if (tutor !== undefined) {
    await db.insert(schema.tutorStudents).values({ tutorId: tutor.id, studentId: student.id })
  }
  const sold: SoldCase[] = []
  for (const sale of plan.sold) {
    const booking = await seedSale(db, world, student, sale)
    sold.push({
      ...{ booking, paying: sale.paying },
      ...(sale.cancelled && { cancelled: sale.cancelled }),
    })
    if (tutor !== undefined) await seedLessons(db, world, { student, tutor, parent, sale })
  }
  return { student, parent, sold }
}

/** The accounts, with what the first sale gives. */
async function seedFamily(db: Db, world: World, plan: CasePlan) {
  const { email, name, yearGroup, parts } = plan
  const [first] = plan.sold
  const [admin] = world.admins
  if (first === undefined || admin === undefined) throw new Error('Nothing is sold by anybody')
  const { programName, from, until } = first
  const createdAt = at(world, from, 10)
  const [known] = await db
    .select({ passwordHash: schema.users.passwordHash })
    .from(schema.users)
    .where(eq(schema.users.id, admin.id))
  const person = ([firstName, lastName]: readonly [string, string], address: string) => ({
    ...{ id: seededId(world.random, createdAt.getTime()), firstName, lastName },
    email: `${address}@portal.test`,
  })
  const student = person(name, email)
  const parent =
    plan.parent === undefined
      ? null
      : person(plan.parent, plan.parent.map((part) => part.toLowerCase()).join('.'))
  const about = { ...known, createdAt }
  await db
    .insert(schema.users)
    .values([
      { ...student, ...about, role: 'Student' },
      ...(parent === null ? [] : [{ ...parent, ...about, role: 'Parent' as const }]),
    ])
  await db.insert(schema.students).values({
    ...{ userId: student.id, programName, yearGroup, ...everything },
    ...{ startedOn: dayAt(world, from), expiresOn: dayAt(world, until) },
  })
  if (parent !== null) {
    await db.insert(schema.parentChildren).values({ parentId: parent.id, studentId: student.id })
  }
  const { studentEsatParts, sectionNumbers } = schema
  const sections = await db
    .selectDistinct({ sectionId: sectionNumbers.id })
    .from(sectionNumbers)
    .innerJoin(studentEsatParts, eq(studentEsatParts.sectionId, sectionNumbers.id))
    .where(inArray(sectionNumbers.sectionNo, [...parts]))
  await db
    .insert(studentEsatParts)
    .values(sections.map(({ sectionId }) => ({ studentId: student.id, sectionId })))
  const parentIds = parent === null ? [] : [parent.id]
  return {
    student: { ...student, parentIds, schoolIds: [], programName, isUnlimited: false },
    parent,
  }
}

/** A booking with its price, and the hours that it brings. */
async function seedSale(
  db: Db,
  world: World,
  { id: studentId }: Customer,
  { kind, programName, hours, from, until, pence }: SoldPlan,
) {
  const bookedAt = at(world, from, 11)
  const [booking] = await db
    .insert(schema.bookings)
    .values({
      ...{ id: seededId(world.random, bookedAt.getTime()), studentId, kind, programName, bookedAt },
      ...{ quarters: hours * 4, startsOn: dayAt(world, from), expiresOn: dayAt(world, until) },
      ...{ soldBy: world.admins[0]?.id, ...everything },
    })
    .returning()
  if (booking === undefined) throw new Error('A booking was not written')
  const line: SeededLine = {
    ...{ kind: 'programme', pence, vat: 'standard' },
    description: `${programName}, ${hours} hours of tuition`,
  }
  await db.insert(schema.bookingLines).values({ ...line, bookingId: booking.id, position: 1 })
  await appendToLedger(db, [boughtBy(booking)])
  return booking
}

/** Hours on Saturday mornings, when no other of the tutor's is, with their reports and homework. */
async function seedLessons(
  db: Db,
  world: World,
  of: { student: WorldPerson; tutor: WorldTutor; parent: WorldPerson | null; sale: SoldPlan },
): Promise<void> {
  const { student, tutor, parent, sale } = of
  // Of a week that is over, so that nobody is asked about an hour that is still fresh.
  const lastSaturday = -((world.today.getUTCDay() + 1) % 7)
  const sessions = sale.weeksAgo.map((weeks): SessionRow => {
    const day = lastSaturday - 7 * weeks
    const startsAt = londonAt(world, day, 10)
    return {
      ...{ id: seededId(world.random, startsAt.getTime()), studentId: student.id },
      ...{ tutorId: tutor.id, subject: tutor.subject, startsAt, quarters: lessonQuarters },
      ...{ state: 'delivered', ...markedAs('delivered', startsAt, lessonQuarters) },
      ...{ joinLink: joinLink(world.random), day, isOwed: false },
    }
  })
  if (sessions.length === 0) return
  const taught = sessions.flatMap((session) =>
    reportOf({ ...student, ...ordinary }, world, session),
  )
  await db
    .insert(schema.tuitionSessions)
    .values(sessions.map(({ day: _day, isOwed: _isOwed, ...row }) => row))
  await db.insert(schema.tuitionReports).values(taught.map(({ report }) => report))
  await db.insert(schema.tuitionHomework).values(
    taught.map(({ report, homework }) => {
      const doneAt = new Date(report.sentAt.getTime() + 4 * 86_400_000)
      return { ...homework, dueOn: doneAt.toISOString().slice(0, 10), doneAt }
    }),
  )
  const readers = [student.id, ...(parent === null ? [] : [parent.id])]
  await db.insert(schema.tuitionReportReads).values(
    taught.flatMap(({ report }) =>
      readers.map((userId) => ({
        ...{ reportId: report.id, userId },
        readAt: new Date(report.sentAt.getTime() + 86_400_000),
      })),
    ),
  )
  await appendToLedger(db, sessions.map(usedBy))
}
