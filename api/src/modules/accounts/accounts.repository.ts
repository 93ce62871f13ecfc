import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { students, tutors, users } from '../../database/schema/index.ts'
import { at } from '../../database/sql.ts'
import type { AccountValues } from '../user/index.ts'

/** One lock for all that may leave the portal without an admin, until the transaction ends. */
export async function holdAdmins(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('admins of the portal'))`)
}

/** How many other active admins have a password. */
export async function countOtherAdmins(tx: Db, userId: string): Promise<number> {
  const isOther = and(eq(users.role, 'Admin'), eq(users.isActive, true), ne(users.id, userId))
  return await tx.$count(users, and(isOther, sql`${users.passwordHash} is not null`))
}

/** Whether somebody else has this email; it is in small letters. */
export async function isEmailTaken(tx: Db, email: string, exceptId: string): Promise<boolean> {
  return (await tx.$count(users, and(eq(users.email, email), ne(users.id, exceptId)))) > 0
}

/** How many tutors are in somebody's team. */
export async function countTeam(tx: Db, userId: string): Promise<number> {
  return await tx.$count(tutors, eq(tutors.seniorTutorId, userId))
}

type Written = Omit<AccountValues, 'overrides'> & { version: number }

/** Writes an account as it now is, but for what is set beside a student's bookings. */
export async function writeAccount(
  tx: Db,
  id: string,
  { yearGroup, extraTimePercent, isActive, ...account }: Written,
  now: Date,
): Promise<void> {
  const { firstName, lastName, email, phone, timeZone, role, version } = account
  await tx
    .update(users)
    .set({
      ...{ firstName, lastName, phone, timeZone, role, version, isActive },
      // Written only where it is another: the rule that it is unique holds a row more tightly.
      ...(isActive
        ? { stoppedAt: null }
        : { stoppedAt: sql`coalesce(${users.stoppedAt}, ${at(now)})` }),
    })
    .where(eq(users.id, id))
  await tx
    .update(users)
    .set({ email, emailState: 'ok' })
    .where(and(eq(users.id, id), ne(users.email, email)))
  if (yearGroup !== null && extraTimePercent !== null) {
    await tx.update(students).set({ yearGroup, extraTimePercent }).where(eq(students.userId, id))
  }
  if (role === 'Senior Tutor') {
    await tx.update(tutors).set({ seniorTutorId: null }).where(eq(tutors.userId, id))
  }
}

/** A new account as it is made. */
export type NewAccount = Pick<
  typeof users.$inferInsert,
  'role' | 'firstName' | 'lastName' | 'email' | 'phone'
>

/** A new account without a password; undefined when its email is taken. */
export async function insertAccount(
  tx: Db,
  account: NewAccount,
  now: Date,
): Promise<string | undefined> {
  const [made] = await tx
    .insert(users)
    .values({ id: newId(now.getTime()), ...account, createdAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  return made?.id
}

/** What somebody teaches who has a new account. */
export async function insertTutor(tx: Db, tutor: typeof tutors.$inferInsert): Promise<void> {
  await tx.insert(tutors).values(tutor)
}

/** Whom a mail goes to, and whether a password was ever chosen. */
export interface Reached {
  id: string
  email: string
  firstName: string
  hasPassword: boolean
  isActive: boolean
}

/** Somebody as mails reach them; undefined for nobody. */
export async function findReached(db: Db, userId: string): Promise<Reached | undefined> {
  const [row] = await rowsOf<Reached>(
    db,
    sql`select u.id, u.email, u.first_name "firstName", u.password_hash is not null "hasPassword",
        u.is_active "isActive"
      from users u where u.id = ${userId}::uuid and u.email not like '%@deleted.invalid'`,
  )
  return row
}
