import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { prepared } from '../../database/prepared.ts'
import { schoolManagers, schools, studentSchools, users } from '../../database/schema/index.ts'

/** Name of a person's picture in the file store. */
export async function pictureOf(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ name: users.pictureFilePath })
    .from(users)
    .where(eq(users.id, userId))
  return row?.name ?? null
}

/** Points a person to another picture, or to none. */
export async function changePicture(tx: Db, userId: string, name: string | null): Promise<void> {
  await tx.update(users).set({ pictureFilePath: name }).where(eq(users.id, userId))
}

const firstSchool = prepared('first_school_of_person', (db, name) => {
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
    .select({ id: schools.id, name: schools.name, logoFilePath: schools.logoFilePath })
    .from(mine)
    .innerJoin(schools, eq(schools.id, mine.schoolId))
    .orderBy(asc(mine.rank), asc(schools.name))
    .limit(1)
    .prepare(name)
})

/** A student's school that counts, or a school manager's first by name. */
export async function firstSchoolOf(
  db: Db,
  userId: string,
): Promise<{ id: string; name: string; logoFilePath: string | null } | undefined> {
  const [school] = await firstSchool(db).execute({ userId })
  return school
}

/** A school with the name of its logo in the file store. */
export async function schoolOf(
  db: Db,
  schoolId: string,
): Promise<{ id: string; name: string; logoFilePath: string | null } | undefined> {
  const [school] = await db
    .select({ id: schools.id, name: schools.name, logoFilePath: schools.logoFilePath })
    .from(schools)
    .where(eq(schools.id, schoolId))
  return school
}

/** Points a school to another logo. Answers the name of the one before. */
export async function changeLogo(
  tx: Db,
  schoolId: string,
  name: string | null,
): Promise<string | null> {
  const one = eq(schools.id, schoolId)
  const [row] = await tx
    .select({ before: schools.logoFilePath })
    .from(schools)
    .where(one)
    .for('update')
  await tx.update(schools).set({ logoFilePath: name }).where(one)
  return row?.before ?? null
}
