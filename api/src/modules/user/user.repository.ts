import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { prepared } from '../../database/prepared.ts'
import {
  schoolManagers,
  schools,
  studentSchools,
  students,
  users,
} from '../../database/schema/index.ts'

/** A person as the frame around the screens shows one. */
export interface Person {
  id: string
  firstName: string
  lastName: string
  email: string
  role: typeof users.$inferSelect.role
  timeZone: string
  hasPicture: boolean
  emailState: typeof users.$inferSelect.emailState
}

const personById = prepared('person_by_id', (db, name) =>
  db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: users.role,
      timeZone: users.timeZone,
      hasPicture: sql<boolean>`${users.pictureFilePath} is not null`,
      emailState: users.emailState,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare(name),
)

export async function findPerson(db: Db, userId: string): Promise<Person | undefined> {
  const [person] = await personById(db).execute({ userId })
  return person
}

const schoolsOfPerson = prepared('schools_of_person', (db, name) => {
  const mine = db
    .select({ schoolId: studentSchools.schoolId, rank: studentSchools.position })
    .from(studentSchools)
    .where(eq(studentSchools.studentId, sql.placeholder('userId')))
    .unionAll(
      db
        .select({ schoolId: schoolManagers.schoolId, rank: sql<number>`0::smallint` })
        .from(schoolManagers)
        .where(eq(schoolManagers.userId, sql.placeholder('userId'))),
    )
    .as('mine')
  return db
    .select({ id: schools.id, name: schools.name })
    .from(mine)
    .innerJoin(schools, eq(schools.id, mine.schoolId))
    .orderBy(asc(mine.rank), asc(schools.name))
    .prepare(name)
})

/** Schools of a student (the one that counts first) or of a school manager (by name). */
export async function findSchools(db: Db, userId: string): Promise<{ id: string; name: string }[]> {
  return await schoolsOfPerson(db).execute({ userId })
}

const programmeOfStudent = prepared('programme_of_student', (db, name) =>
  db
    .select({ programName: students.programName, isUnlimited: students.isUnlimited })
    .from(students)
    .where(eq(students.userId, sql.placeholder('studentId')))
    .prepare(name),
)

/** What a student bought; undefined for anybody else. */
export async function findProgramme(
  db: Db,
  studentId: string,
): Promise<{ programName: string; isUnlimited: boolean } | undefined> {
  const [programme] = await programmeOfStudent(db).execute({ studentId })
  return programme
}
