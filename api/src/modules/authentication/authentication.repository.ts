import { and, eq, sql } from 'drizzle-orm'
import type { PersonClaims } from '../../access/claims.ts'
import { isExpired } from '../../access/programme.rules.ts'
import type { Occasion } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { Db } from '../../database/db.ts'
import { entitlementColumns, students, tutors, users } from '../../database/schema/index.ts'
import { ms } from '../../database/sql.ts'

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

/** Whom a token is made for. */
export interface Holder {
  claims: PersonClaims
  /** The moment at which a student's programme ends, or ended; null for everybody else. */
  programmeEndsAt: Date | null
}

/**
 * Role and entitlements as they are now; undefined for an account that is stopped or gone. A
 * programme that has ended entitles to nothing.
 */
export async function readHolder(db: Db, userId: string, now: Date): Promise<Holder | undefined> {
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
      ...entitlementColumns,
      isSeminarTutor: tutors.isSeminarTutor,
      isEssayPsTutor: tutors.isEssayPsTutor,
      isActive: users.isActive,
      timeZone: users.timeZone,
      expiresOn: students.expiresOn,
      programmeEndMs: sql<number | null>`${ms(programmeEnd)}`,
    })
    .from(users)
    .leftJoin(students, eq(students.userId, users.id))
    .leftJoin(tutors, eq(tutors.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.isActive, true)))
  if (row === undefined) return undefined
  const { expiresOn, programmeEndMs } = row
  const hasEnded = expiresOn !== null && isExpired({ ...row, expiresOn }, now)
  const isOn = (flag: boolean | null) => flag === true && !hasEnded
  const claims = {
    userId,
    role: row.role,
    email: row.email,
    schools: row.schools,
    isExpired: hasEnded,
    isImpersonating: false,
    isHeadStart: isOn(row.isHeadStart),
    // Tutors always have it, as the policy of the calls says; their menu goes by the claim.
    hasQuestionBank:
      isOn(row.hasQuestionBank) || row.role === 'Tutor' || row.role === 'Senior Tutor',
    hasCourses: isOn(row.hasCourses),
    hasAcademy: isOn(row.hasAcademy),
    hasSeminar: isOn(row.hasSeminar),
    hasLibrary: isOn(row.hasLibrary),
    hasReadingList: isOn(row.hasReadingList),
    hasPsSubmission: isOn(row.hasPsSubmission),
    hasEssaySubmission: isOn(row.hasEssaySubmission),
    isSeminarTutor: row.isSeminarTutor ?? false,
    isEssayPsTutor: row.isEssayPsTutor ?? false,
  }
  return { claims, programmeEndsAt: programmeEndMs === null ? null : new Date(programmeEndMs) }
}

/** The midnight after the programme's last day, where the student lives. */
const programmeEnd = sql`(${students.expiresOn} + 1)::timestamp at time zone ${users.timeZone}`

/** Writes down a sign-in that failed, with the account if there is one. */
export async function noteFailedSignIn(
  asked: Occasion,
  { email, userId }: { email: string; userId: string | undefined },
): Promise<void> {
  await audit(asked.db, asked, 'sign-in failed', { subjectId: userId, details: { email } })
}
