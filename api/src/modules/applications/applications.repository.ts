import { eq, sql } from 'drizzle-orm'
import { parentIdsOf } from '../../access/around-student.sql.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import {
  admissionTests,
  applicationChoices,
  students,
  testRegistrations,
} from '../../database/schema/index.ts'
import { ms, uuidArray } from '../../database/sql.ts'

/** A course that a student applies for, without whose it is. */
export type Choice = Omit<typeof applicationChoices.$inferSelect, 'studentId' | 'updatedAt'> & {
  updatedMs: number
}

/** A test that a student sits, without whose it is. */
export type Registration = Omit<
  typeof testRegistrations.$inferSelect,
  'studentId' | 'updatedAt'
> & { testName: string; updatedMs: number }

/** What is saved of a choice beside its place. */
export type ChoiceValues = Omit<Choice, 'id' | 'version' | 'position' | 'updatedMs'>

/** What is saved of a registration. */
export type RegistrationValues = Omit<Registration, 'id' | 'version' | 'testName' | 'updatedMs'>

/** A student's courses, in the student's order. */
export async function choicesOf(db: Db, studentId: string): Promise<Choice[]> {
  return await rowsOf<Choice>(
    db,
    sql`select id, version, position, university, course, course_code "courseCode", offer, conditions,
        ${ms(sql`updated_at`)} "updatedMs"
      from application_choices where student_id = ${studentId} order by position`,
  )
}

/** A student's tests by date, those without one last. */
export async function registrationsOf(db: Db, studentId: string): Promise<Registration[]> {
  return await rowsOf<Registration>(
    db,
    sql`select r.id, r.version, r.admission_test_id "admissionTestId", t.name "testName",
        to_char(r.sits_on, 'YYYY-MM-DD') "sitsOn", r.centre, r.state, r.result,
        ${ms(sql`r.updated_at`)} "updatedMs"
      from test_registrations r join admission_tests t on t.id = r.admission_test_id
      where r.student_id = ${studentId} order by r.sits_on nulls last, r.id`,
  )
}

/** Has changes of one student's application take turns until the transaction ends. */
export async function holdApplication(tx: Db, studentId: string): Promise<void> {
  await tx
    .select({ id: students.userId })
    .from(students)
    .where(eq(students.userId, studentId))
    .for('no key update')
}

export async function insertChoice(
  tx: Db,
  row: typeof applicationChoices.$inferInsert,
): Promise<void> {
  await tx.insert(applicationChoices).values(row)
}

export async function updateChoice(
  tx: Db,
  id: string,
  values: ChoiceValues & { version: number; updatedAt: Date },
): Promise<void> {
  await tx.update(applicationChoices).set(values).where(eq(applicationChoices.id, id))
}

export async function deleteChoice(tx: Db, id: string): Promise<void> {
  await tx.delete(applicationChoices).where(eq(applicationChoices.id, id))
}

/** Gives a student's choices their places, 1 and on, in this order. */
export async function placeChoices(
  tx: Db,
  studentId: string,
  order: readonly string[],
): Promise<void> {
  await tx.execute(
    sql`update application_choices c set position = o.place
      from unnest(${uuidArray(order)}) with ordinality o(id, place)
      where c.id = o.id and c.student_id = ${studentId} and c.position <> o.place`,
  )
}

/** The name of an admissions test; undefined for one that is not known. */
export async function nameOfTest(tx: Db, id: number): Promise<string | undefined> {
  const [test] = await tx
    .select({ name: admissionTests.name })
    .from(admissionTests)
    .where(eq(admissionTests.id, id))
  return test?.name
}

export async function insertRegistration(
  tx: Db,
  row: typeof testRegistrations.$inferInsert,
): Promise<void> {
  await tx.insert(testRegistrations).values(row)
}

export async function updateRegistration(
  tx: Db,
  id: string,
  values: RegistrationValues & { version: number; updatedAt: Date },
): Promise<void> {
  await tx.update(testRegistrations).set(values).where(eq(testRegistrations.id, id))
}

export async function deleteRegistration(tx: Db, id: string): Promise<void> {
  await tx.delete(testRegistrations).where(eq(testRegistrations.id, id))
}

/** The student, and those whose pages show what the student has planned: parents and tutors. */
export async function watchersOf(tx: Db, studentId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select ${studentId}::uuid id
      union ${parentIdsOf(sql`${studentId}`)}
      union select tutor_id from tutor_students where student_id = ${studentId}`,
  )
  return rows.map(({ id }) => id)
}

/** What a student is called, for what is said of a save. */
export async function nameOfStudent(tx: Db, studentId: string): Promise<string> {
  const [person] = await rowsOf<{ name: string }>(
    tx,
    sql`select first_name || ' ' || last_name name from users where id = ${studentId}`,
  )
  return person?.name ?? ''
}
