import type { CallAnswer } from '@portal/shared/api'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import {
  bookingLines,
  bookings,
  entitlementColumns,
  parentChildren,
  schools,
  studentSchools,
  students,
  tutorStudents,
  tutors,
  users,
} from '../../database/schema/index.ts'
import { appendToLedger, type LedgerSums, ledgerOf } from '../tuition/index.ts'
import { payersOf } from './payers.repository.ts'
import {
  bookingNote,
  givesUnlimited,
  type KnownOfBooking,
  type NewBooking,
  quartersOf,
  type Upsell,
} from './sales.rules.ts'

type NewPerson = NewBooking['student']

/**
 * Which of the school and tutors of a booking there are, held as they are until the transaction
 * ends; stopped tutors are none.
 */
export async function holdKnown(
  tx: Db,
  booking: Pick<NewBooking, 'schoolId' | 'tutorIds'>,
): Promise<KnownOfBooking> {
  const found = await tx
    .select({ id: tutors.userId })
    .from(tutors)
    .innerJoin(users, eq(users.id, tutors.userId))
    .where(and(inArray(tutors.userId, booking.tutorIds), users.isActive))
    .for('share')
  const [school] =
    booking.schoolId === null
      ? []
      : await tx
          .select({ id: schools.id })
          .from(schools)
          .where(and(eq(schools.id, booking.schoolId), eq(schools.isArchived, false)))
          .for('share')
  return { hasSchool: school !== undefined, tutorIds: found.map(({ id }) => id) }
}

/** A new account without a password; undefined when its email is taken. */
export async function addUser(
  tx: Db,
  role: 'Student' | 'Parent',
  person: NewPerson,
  now: Date,
): Promise<string | undefined> {
  const { firstName, lastName } = person
  const email = person.email.toLowerCase()
  const [made] = await tx
    .insert(users)
    .values({ id: newId(now.getTime()), role, email, firstName, lastName, createdAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  return made?.id
}

/** A parent who has an account; undefined when the email is somebody else's. */
export async function findParent(
  db: Db,
  email: string,
): Promise<{ id: string; email: string; firstName: string; hasPassword: boolean } | undefined> {
  const [parent] = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      hasPassword: isNotNull(users.passwordHash).mapWith(Boolean),
    })
    .from(users)
    .where(and(eq(users.email, email.toLowerCase()), eq(users.role, 'Parent'), users.isActive))
  return parent
}

/** The student's programme, and whom it ties the student to. */
export async function addProgramme(
  tx: Db,
  studentId: string,
  booking: NewBooking,
  parentIds: readonly string[],
): Promise<void> {
  const { entitlements, programName, isHeadStart, yearGroup, schoolId } = booking
  await tx.insert(students).values({
    userId: studentId,
    programName,
    isUnlimited: givesUnlimited(booking),
    isHeadStart,
    yearGroup,
    startedOn: booking.startsOn,
    expiresOn: booking.expiresOn,
    ...entitlements,
  })
  if (schoolId !== null) await tx.insert(studentSchools).values({ studentId, schoolId })
  if (booking.tutorIds.length > 0) {
    await tx
      .insert(tutorStudents)
      .values(booking.tutorIds.map((tutorId) => ({ tutorId, studentId })))
  }
  if (parentIds.length > 0) {
    await tx.insert(parentChildren).values(parentIds.map((parentId) => ({ parentId, studentId })))
  }
}

/** A sale as it is written down. */
export type Sale = Omit<typeof bookings.$inferInsert, 'id' | 'quarters' | 'bookedAt'> & {
  hours: number
  lines?: NewBooking['lines']
}

/** Writes a sale down, with its lines and its hours in the ledger; answers its id. */
export async function addBooking(tx: Db, sale: Sale, now: Date): Promise<string> {
  const { hours, lines = [], ...sold } = sale
  const { studentId, programName } = sold
  const id = newId(now.getTime())
  const quarters = quartersOf(hours)
  await tx.insert(bookings).values({ id, ...sold, quarters, bookedAt: now })
  if (lines.length > 0) {
    await tx
      .insert(bookingLines)
      .values(lines.map((line, place) => ({ ...line, bookingId: id, position: place + 1 })))
  }
  if (quarters > 0) {
    await appendToLedger(tx, [
      {
        studentId,
        kind: 'bought',
        quarters,
        event: `booking:${id}`,
        bookingId: id,
        note: bookingNote(hours, programName),
        occurredAt: now,
      },
    ])
  }
  return id
}

/** A programme that is sold more of. */
export interface Programme extends Record<keyof NewBooking['entitlements'], boolean> {
  programName: string
  isUnlimited: boolean
  expiresOn: string
}

/** A student's programme, held as it is until the transaction ends. */
export async function lockProgramme(tx: Db, studentId: string): Promise<Programme | undefined> {
  const [row] = await tx
    .select({
      programName: students.programName,
      isUnlimited: students.isUnlimited,
      expiresOn: students.expiresOn,
      ...entitlementColumns,
    })
    .from(students)
    .where(eq(students.userId, studentId))
    .for('no key update')
  return row
}

/**
 * Extends a programme; what an upsell leaves out or says is false stays as it was.
 * @returns what of it is set.
 */
export async function extendProgramme(
  tx: Db,
  upsell: Upsell,
): Promise<Partial<typeof students.$inferInsert>> {
  const added = Object.entries(upsell.entitlements).filter(([, isAdded]) => isAdded === true)
  const change = {
    ...Object.fromEntries(added),
    ...(givesUnlimited(upsell) ? { isUnlimited: true } : {}),
    ...(upsell.programName === null ? {} : { programName: upsell.programName }),
    ...(upsell.expiresOn === null ? {} : { expiresOn: upsell.expiresOn }),
  }
  if (Object.keys(change).length > 0) {
    await tx.update(students).set(change).where(eq(students.userId, upsell.studentId))
  }
  return change
}

/** The booking that an upsell adds to: the new one or renewal that counts on this day, held. */
export async function holdExtended(
  tx: Db,
  studentId: string,
  today: string,
): Promise<{ id: string; payerId: string | null } | undefined> {
  const [row] = await rowsOf<{ id: string; payerId: string | null }>(
    tx,
    sql`select b.id, b.payer_id "payerId" from bookings b
      where b.student_id = ${studentId}::uuid and b.kind <> 'upsell' and b.state = 'confirmed'
      order by b.starts_on <= ${today}::date desc, abs(b.starts_on - ${today}::date),
        b.booked_at desc, b.id desc
      limit 1 for update`,
  )
  return row
}

/** Whether this person or school may pay for a student: the student, a parent, an own school. */
export async function mayPay(
  tx: Db,
  studentId: string,
  payer: { userId: string } | { schoolId: string },
): Promise<boolean> {
  if ('userId' in payer && payer.userId === studentId) return true
  const rows = await rowsOf(
    tx,
    'userId' in payer
      ? sql`select 1 from parent_children
          where student_id = ${studentId}::uuid and parent_id = ${payer.userId}::uuid`
      : sql`select 1 from student_schools
          where student_id = ${studentId}::uuid and school_id = ${payer.schoolId}::uuid`,
  )
  return rows.length > 0
}

/** A programme as it is before more of it is sold. */
export interface SoldTo extends LedgerSums {
  studentId: string
  name: string
  email: string
  programName: string
  isUnlimited: boolean
  isHeadStart: boolean
  startsOn: string
  expiresOn: string
  payers: CallAnswer<'GET /User/admin/Booking/GetBooking'>['payers']
  /** Who pays for the latest booking of the student that somebody pays for. */
  payerId: string | null
  entitlements: NewBooking['entitlements']
}

const held = Object.entries(entitlementColumns).map(
  ([name, column]) => sql`${name}::text, s.${sql.identifier(column.name)}`,
)

/** A student with the programme, and the sums of the ledger. */
export async function findSoldTo(db: Db, studentId: string): Promise<SoldTo | undefined> {
  const [row] = await rowsOf<SoldTo>(
    db,
    sql`select s.user_id "studentId", u.first_name || ' ' || u.last_name "name", u.email,
        s.program_name "programName", s.is_unlimited "isUnlimited",
        s.is_head_start "isHeadStart", s.started_on::text "startsOn",
        s.expires_on::text "expiresOn", ${payersOf('u.id')} "payers",
        (select b.payer_id from bookings b where b.student_id = s.user_id and b.payer_id is not null
          order by b.booked_at desc, b.id desc limit 1) "payerId", json_build_object(${sql.join(held, sql`, `)}) "entitlements",
        l.bought, l.used, l.adjusted
      from students s join users u on u.id = s.user_id cross join ${ledgerOf(sql`s.user_id`)}
      where s.user_id = ${studentId}::uuid`,
  )
  return row
}
