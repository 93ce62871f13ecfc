import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import { notificationRecipients, notifications, questionFlags } from '../schema/index.ts'
import {
  overForAll,
  type Told,
  toParents,
  toSchools,
  toStudents,
  toTutors,
  trueForParent,
  trueForStudent,
} from './notification-texts.ts'
import { silentDays } from './tuition.ts'
import { at, between, pick, type World } from './world.ts'

const dayMs = 86_400_000

/** The parent with more in the bell than it shows, and the people who have nothing in it. */
const parentWithMany = 5
export const parentWithNone = 6

/** Collects rows, so that they go in by few statements. */
interface Rows {
  notifications: (typeof notifications.$inferInsert)[]
  recipients: (typeof notificationRecipients.$inferInsert)[]
}

/** Gives people something in the bell: read and unread, old and new, and some of it over. */
export async function seedNotifications(db: Db, world: World): Promise<void> {
  const { random } = world
  const rows: Rows = { notifications: [], recipients: [] }
  /** One person's feed: the newest at the front, the first `unread` of them not read yet. */
  const feed = (userId: string, list: readonly Told[], unread: number, startsDaysAgo = 1) => {
    let days = startsDaysAgo
    for (const [index, told] of list.entries()) {
      const createdAt = at(world, -days, between(random, 8, 18), between(random, 0, 59))
      const readAt = index < unread ? null : new Date(createdAt.getTime() + 2 * 3_600_000)
      add(rows, world, told, createdAt, [{ userId, readAt }])
      days += between(random, 1, 4)
    }
  }
  const some = (list: readonly Told[]) =>
    Array.from({ length: between(random, 2, 5) }, () => pick(random, list))

  for (const student of world.students) {
    const isMain = student.demoCase === 'main'
    const { hasQuestionBank } = student
    // The main student's days are seeded without a gap, see `study.ts`.
    const of = { hasQuestionBank, silentDays: silentDays(student), daysInARow: isMain ? 9 : 0 }
    const told = (list: readonly Told[]) => list.map((one) => trueForStudent(one, of))
    if (isMain) feed(student.id, told(toStudents), 5)
    else if (student.demoCase !== 'new') {
      feed(student.id, told(some(toStudents)), between(random, 0, 3))
    }
  }
  const quiet = new Set(
    world.students.filter((one) => silentDays(one) >= 7).map((student) => student.id),
  )
  for (const [index, parent] of world.parents.entries()) {
    const hasQuietChild = parent.childIds.some((id) => quiet.has(id))
    const told = (list: readonly Told[]) => list.map((one) => trueForParent(one, hasQuietChild))
    if (index === 0) feed(parent.id, told(toParents), 3)
    else if (index === parentWithMany) {
      feed(
        parent.id,
        // Some of them have expired.
        told(Array.from({ length: 160 }, () => pick(random, toParents))),
        150,
      )
    } else if (index !== parentWithNone) {
      feed(parent.id, told(some(toParents)), between(random, 0, 3))
    }
  }
  for (const manager of world.schoolManagers) feed(manager.id, toSchools, 2)
  const tutors = [...world.tutors, ...world.seniorTutors]
  for (const tutor of tutors) feed(tutor.id, toTutors, 1, 2)
  await tellOfFlags(db, world, rows)

  const all = [...world.students, ...world.parents, ...world.schoolManagers, ...tutors]
  add(
    rows,
    world,
    overForAll,
    at(world, -9, 9),
    all.map(({ id }) => ({ userId: id, readAt: null })),
  )
  for (let start = 0; start < rows.notifications.length; start += 2_000) {
    await db.insert(notifications).values(rows.notifications.slice(start, start + 2_000))
  }
  for (let start = 0; start < rows.recipients.length; start += 5_000) {
    await db.insert(notificationRecipients).values(rows.recipients.slice(start, start + 5_000))
  }
}

function add(
  rows: Rows,
  { random }: World,
  { lasts, ...told }: Told,
  createdAt: Date,
  people: readonly { userId: string; readAt: Date | null }[],
): void {
  const id = seededId(random, createdAt.getTime())
  const expiresAt = lasts === undefined ? null : new Date(createdAt.getTime() + lasts * dayMs)
  rows.notifications.push({ ...told, id, createdAt, expiresAt })
  for (const person of people) {
    rows.recipients.push({
      ...person,
      notificationId: id,
      createdAt,
      inPortal: true,
      email: 'none',
    })
  }
}

/** Tutors were told of each question that one of their students flagged. */
async function tellOfFlags(db: Db, world: World, rows: Rows): Promise<void> {
  const flags = await db.select().from(questionFlags).orderBy(questionFlags.id)
  const students = new Map(world.students.map((student) => [student.id, student]))
  for (const { studentId, questionId, text, createdAt } of flags) {
    const student = students.get(studentId)
    if (student === undefined || student.tutorIds.length === 0) continue
    const name = `${student.firstName} ${student.lastName}`
    const description = `${name} flagged question ${questionId}: ${text}`
    const told: Told = { kind: 'questions', title: 'Flagged question', description }
    const people = student.tutorIds.map((userId) => ({
      userId,
      readAt: world.random() < 0.7 ? new Date(createdAt.getTime() + 3_600_000) : null,
    }))
    add(rows, world, told, createdAt, people)
  }
}
