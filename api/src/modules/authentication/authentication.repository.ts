import { and, eq, sql } from 'drizzle-orm'
import type { PersonClaims } from '../../access/claims.ts'
import type { Db } from '../../database/db.ts'
import { auditLog, students, tutors, users } from '../../database/schema/index.ts'

/** What signing in looks at. */
export interface Account {
  id: string
  passwordHash: string | null
  isActive: boolean
}

export async function findAccount(db: Db, email: string): Promise<Account | undefined> {
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, isActive: users.isActive })
    .from(users)
    .where(eq(users.email, email.toLowerCase()))
  return account
}

/** Role and entitlements as they are now; undefined for an account that is stopped or gone. */
export async function readClaims(db: Db, userId: string): Promise<PersonClaims | undefined> {
  const [row] = await db
    .select({
      role: users.role,
      email: users.email,
      schools: sql<string[]>`case ${users.role}
        when 'Student' then array(select school_id::text from student_schools
          where student_id = ${users.id} order by position)
        else array(select school_id::text from school_managers join schools s on s.id = school_id
          where user_id = ${users.id} order by s.name) end`,
      isHeadStart: students.isHeadStart,
      hasQuestionBank: students.hasQuestionBank,
      hasCourses: students.hasCourses,
      hasAcademy: students.hasAcademy,
      hasSeminar: students.hasSeminar,
      hasLibrary: students.hasLibrary,
      hasReadingList: students.hasReadingList,
      hasPsSubmission: students.hasPsSubmission,
      hasEssaySubmission: students.hasEssaySubmission,
      isSeminarTutor: tutors.isSeminarTutor,
      isEssayPsTutor: tutors.isEssayPsTutor,
    })
    .from(users)
    .leftJoin(students, eq(students.userId, users.id))
    .leftJoin(tutors, eq(tutors.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.isActive, true)))
  if (row === undefined) return undefined
  return {
    userId,
    role: row.role,
    email: row.email,
    schools: row.schools,
    isImpersonating: false,
    isHeadStart: row.isHeadStart ?? false,
    // Tutors always have it, as the policy of the calls says; their menu goes by the claim.
    hasQuestionBank: row.hasQuestionBank ?? (row.role === 'Tutor' || row.role === 'Senior Tutor'),
    hasCourses: row.hasCourses ?? false,
    hasAcademy: row.hasAcademy ?? false,
    hasSeminar: row.hasSeminar ?? false,
    hasLibrary: row.hasLibrary ?? false,
    hasReadingList: row.hasReadingList ?? false,
    hasPsSubmission: row.hasPsSubmission ?? false,
    hasEssaySubmission: row.hasEssaySubmission ?? false,
    isSeminarTutor: row.isSeminarTutor ?? false,
    isEssayPsTutor: row.isEssayPsTutor ?? false,
  }
}

/** Writes down a sign-in that failed, with the account if there is one. */
export async function noteFailedSignIn(
  db: Db,
  entry: { email: string; userId: string | undefined; address: string; now: Date },
): Promise<void> {
  await db.insert(auditLog).values({
    at: entry.now,
    subjectId: entry.userId ?? null,
    action: 'sign-in failed',
    address: entry.address,
    details: { email: entry.email },
  })
}
