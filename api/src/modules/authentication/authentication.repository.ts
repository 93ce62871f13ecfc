import { and, eq, gt, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { PersonClaims } from '../../access/claims.ts'
import type { Db } from '../../database/db.ts'
import {
  auditLog,
  refreshTokens,
  sessions,
  students,
  tutors,
  users,
} from '../../database/schema/index.ts'

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
    hasQuestionBank: row.hasQuestionBank ?? false,
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

/** Starts a session with its first refresh token, and writes the sign-in down. */
export async function startSession(
  db: Db,
  session: { id: string; userId: string; address: string; now: Date },
  token: { hash: string; expiresAt: Date },
): Promise<void> {
  const { id, userId, address, now } = session
  await db.transaction(async (tx) => {
    await tx.insert(sessions).values({ id, userId, address, createdAt: now, lastUsedAt: now })
    await tx.insert(refreshTokens).values({ ...token, sessionId: id })
    await tx.insert(auditLog).values({ at: now, actorId: userId, action: 'sign-in', address })
  })
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

/** A refresh token's session. */
export interface Renewal {
  sessionId: string
  userId: string
}

/** Uses a refresh token up, in one statement, so that of any number of racers one wins. */
export async function spendToken(db: Db, hash: string, now: Date): Promise<Renewal | undefined> {
  const [won] = await db
    .update(refreshTokens)
    .set({ usedAt: now })
    .from(sessions)
    .where(
      and(
        eq(refreshTokens.hash, hash),
        isNull(refreshTokens.usedAt),
        gt(refreshTokens.expiresAt, now),
        eq(sessions.id, refreshTokens.sessionId),
        isNull(sessions.revokedAt),
      ),
    )
    .returning({ sessionId: sessions.id, userId: sessions.userId })
  return won
}

/** A token that could not be used up: when it was used, and whether its session has ended. */
export async function findToken(
  db: Db,
  hash: string,
): Promise<(Renewal & { usedAt: Date | null; revokedAt: Date | null }) | undefined> {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      usedAt: refreshTokens.usedAt,
      revokedAt: sessions.revokedAt,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hash))
  return row
}

/** Gives a session its next refresh token; for use in the transaction that spent the last one. */
export async function addToken(
  tx: Db,
  token: { hash: string; sessionId: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await tx.insert(refreshTokens).values(token)
  await tx.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, token.sessionId))
}

/** Removes refresh tokens that are past their time, and sessions left without any. */
export async function forgetOldTokens(db: Db, now: Date): Promise<void> {
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now))
  await db
    .delete(sessions)
    .where(
      notExists(
        db
          .select({ hash: refreshTokens.hash })
          .from(refreshTokens)
          .where(eq(refreshTokens.sessionId, sessions.id)),
      ),
    )
}

/** Ends a session with all its tokens, and writes down why. */
export async function endSession(
  db: Db,
  renewal: Renewal,
  entry: { action: 'sign-out' | 'refresh token reused'; address: string; now: Date },
): Promise<void> {
  const { action, address, now } = entry
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(eq(sessions.id, renewal.sessionId), isNull(sessions.revokedAt)))
      .returning({ id: sessions.id })
    if (ended.length === 0) return
    await tx.insert(auditLog).values({ at: now, actorId: renewal.userId, action, address })
  })
}
