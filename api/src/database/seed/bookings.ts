import type { LedgerEntry } from '../../modules/tuition/index.ts'
import { seededId } from '../ids.ts'
import type * as schema from '../schema/index.ts'
import { at, between, daysFromToday, type World, type WorldStudent } from './world.ts'

type Hour = typeof schema.tuitionSessions.$inferInsert
type Booking = typeof schema.bookings.$inferInsert

/** The bookings that paid for the hours, and the ledger of both. */
export function sales(world: World, sessions: readonly Hour[]) {
  const { random } = world
  const bookings: Booking[] = []
  const entries: LedgerEntry[] = []
  const book = (student: WorldStudent, quarters: number, bookedAt: Date) => {
    const id = seededId(random, bookedAt.getTime())
    const { id: studentId, programName } = student
    const first = bookings.find((one) => one.studentId === studentId)
    bookings.push({
      ...{ id, studentId, programName, quarters, bookedAt, soldBy: world.admins[0]?.id },
      ...(first === undefined
        ? {
            kind: 'new',
            startsOn: student.startedOn,
            expiresOn: student.expiresOn,
          }
        : { kind: 'upsell', extendsId: first.id, startsOn: bookedAt.toISOString().slice(0, 10) }),
    })
    if (quarters === 0) return
    entries.push(boughtBy({ id, studentId, programName, quarters, bookedAt }))
  }
  for (const [index, student] of world.students.entries()) {
    const counted = sessions.filter(
      ({ studentId, state }) =>
        studentId === student.id && (state === 'delivered' || state === 'no-show'),
    )
    entries.push(...counted.map(usedBy))
    const used = counted.reduce((sum, { quarters }) => sum + quarters, 0)
    const started = daysFromToday(world, student.startedOn)
    const first = student.isUnlimited ? 0 : 80
    book(student, first, at(world, started, between(random, 9, 17)))
    // Extensions of ten hours as they were needed, until some hours are left.
    const extensions = student.isUnlimited
      ? 0
      : Math.max(0, Math.ceil((used + between(random, 2, 22) - first) / 40))
    for (let number = 1; number <= extensions; number += 1) {
      const day = Math.round(started * (1 - number / (extensions + 1)))
      book(student, 40, at(world, Math.min(day, -8), between(random, 9, 17)))
    }
    if (index % 11 === 5 && !student.isUnlimited) {
      const occurredAt = at(world, -between(random, 10, 50), 12)
      const event = `adjustment:${seededId(random, occurredAt.getTime())}`
      const note = 'An hour given back after a lost connection'
      entries.push({
        studentId: student.id,
        kind: 'adjusted',
        quarters: 4,
        event,
        note,
        occurredAt,
      })
    }
  }
  entries.push(...owing(world, entries))
  // Customers who extended in these days; the first this very morning, whatever the weekday.
  const limited = world.students.filter(({ isUnlimited }) => !isUnlimited)
  for (const [index, student] of limited.slice(20, 25).entries()) {
    book(student, 40, at(world, -index, 0, 20))
  }
  return { bookings, entries }
}

type Sold = Pick<Required<Booking>, 'id' | 'studentId' | 'programName' | 'quarters' | 'bookedAt'>

/** The entry of the hours that a booking brought. */
export function boughtBy({ id, studentId, programName, quarters, bookedAt }: Sold): LedgerEntry {
  return {
    ...{ studentId, kind: 'bought', quarters, event: `booking:${id}`, bookingId: id },
    note: `${quarters / 4} hours of tuition with ${programName}`,
    occurredAt: bookedAt,
  }
}

/** The entry of an hour that counts. */
export function usedBy({ id, studentId, quarters, startsAt, state, subject }: Hour): LedgerEntry {
  return {
    ...{ studentId, kind: 'used', quarters: -quarters, event: `session:${id}`, sessionId: id },
    note: state === 'no-show' ? `${subject} (missed)` : subject,
    occurredAt: new Date(startsAt.getTime() + quarters * 900_000),
  }
}

/** Quarters that a student who owes had beyond what was bought. */
const owed = 6

/** What was given to a sibling by somebody who then had more hours than were left. */
function owing(world: World, entries: readonly LedgerEntry[]): LedgerEntry[] {
  return world.students
    .filter(({ shows }) => shows === 'owing')
    .map(({ id: studentId }) => {
      const own = entries.filter((entry) => entry.studentId === studentId)
      const left = own.reduce((sum, { quarters }) => sum + quarters, 0)
      return {
        studentId,
        kind: 'adjusted',
        quarters: -left - owed,
        event: `adjustment:${studentId}`,
        note: 'Hours given to a sibling’s programme',
        occurredAt: at(world, -20, 12),
      }
    })
}
