import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { auditAll } from '../../audit/audit-all.sql.ts'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { emailLinks, passwordLinks, users } from '../../database/schema/index.ts'
import { at } from '../../database/sql.ts'
import { tell } from '../../live/publish.ts'
import { mailPriorities } from '../../mail/queue-mail.ts'

/** A person as far as passwords are concerned. */
export interface Owner {
  id: string
  email: string
  firstName: string
  lastName: string
  passwordHash: string | null
}

const owner = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  passwordHash: users.passwordHash,
}

/** An account that is not stopped. */
export async function findOwner(db: Db, userId: string): Promise<Owner | undefined> {
  const [row] = await db
    .select(owner)
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isActive, true)))
  return row
}

/** Whose password a link may choose; undefined when it is unknown, used or too old. */
export async function findOwnerOfLink(db: Db, hash: string, now: Date): Promise<Owner | undefined> {
  const [row] = await db
    .select(owner)
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(
      and(
        eq(passwordLinks.hash, hash),
        isNull(passwordLinks.usedAt),
        gt(passwordLinks.expiresAt, now),
        eq(users.isActive, true),
      ),
    )
  return row
}

/** A link, and the mail that brings it. */
export interface LinkMail {
  hash: string
  expiresAt: Date
  subject: string
  /** With `namePlace` where the first name goes. */
  text: string
  namePlace: string
}

/**
 * Leaves a link and its mail for the account with an email, if there is one. One statement, which
 * is the same whether or not there is, so that its time tells nothing.
 */
export async function queueLink(
  tx: Db,
  email: string,
  mail: LinkMail,
  { address, now }: { address: string; now: Date },
): Promise<void> {
  await tx.execute(sql`
    with account as (
      select id, email, first_name from users where email = ${email.toLowerCase()} and is_active
    ), link as (
      insert into password_links (hash, user_id, created_at, expires_at)
      select ${mail.hash}, id, ${at(now)}, ${at(mail.expiresAt)} from account
    ), entry as (
      ${auditAll(
        'password link sent',
        sql`select ${at(now)}, null::uuid, id, ${address}::text, '{}'::jsonb from account`,
      )}
    )
    insert into mails (id, to_address, subject, text, priority, created_at, next_try_at)
    select ${newId(now.getTime())}::uuid, email, ${mail.subject},
      replace(${mail.text}, ${mail.namePlace}, first_name), ${mailPriorities.access}::smallint,
      ${at(now)}, ${at(now)}
    from account`)
  await tell(tx, { kind: 'mail' })
}

/**
 * Uses a link up and sets the password that it chooses, in one statement, so that of any number
 * of racers one wins.
 * @returns whether this one did.
 */
export async function setPasswordByLink(
  tx: Db,
  hash: string,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const won = await rowsOf(
    tx,
    sql`with link as (
        update password_links set used_at = ${at(now)}
        where hash = ${hash} and used_at is null and expires_at > ${at(now)}
        returning user_id
      )
      update users set password_hash = ${passwordHash}
      from link where users.id = link.user_id and users.is_active
      returning users.id`,
  )
  return won.length > 0
}

/** Sets a password, unless it has been changed since it was asked for. */
export async function setPassword(
  tx: Db,
  { id, passwordHash }: Pick<Owner, 'id' | 'passwordHash'>,
  next: string,
): Promise<boolean> {
  const set = await tx
    .update(users)
    .set({ passwordHash: next })
    .where(
      and(
        eq(users.id, id),
        eq(users.isActive, true),
        sql`${users.passwordHash} is not distinct from ${passwordHash}`,
      ),
    )
    .returning({ id: users.id })
  return set.length > 0
}

/** Makes links of an account for a new email useless. */
export async function endEmailLinks(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .update(emailLinks)
    .set({ usedAt: now })
    .where(and(eq(emailLinks.userId, userId), isNull(emailLinks.usedAt)))
}

/** Makes all links of an account useless, those for a password and those for a new email. */
export async function endLinks(tx: Db, userId: string, now: Date): Promise<void> {
  await endEmailLinks(tx, userId, now)
  await tx
    .update(passwordLinks)
    .set({ usedAt: now })
    .where(and(eq(passwordLinks.userId, userId), isNull(passwordLinks.usedAt)))
}

/** Adds a link by which somebody chooses a password. */
export async function insertPasswordLink(
  tx: Db,
  link: typeof passwordLinks.$inferInsert,
): Promise<void> {
  await tx.insert(passwordLinks).values(link)
}
