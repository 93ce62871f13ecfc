import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { mails, users } from '../../database/schema/index.ts'
import { at, likeOf, ms } from '../../database/sql.ts'
import { allAsked, type Listed, orderOf } from '../../lists/index.ts'

type Query = CallContext<'GET /Notification/admin/Mail/GetMails'>['query']

export type MailState = NonNullable<Query['state']>
export type MailFilter = Partial<Pick<Query, 'search' | 'state' | 'priority'>>

/** A mail as the list has it; without its text. */
export interface MailRow {
  mailId: string
  to: string
  userId: string | null
  isBouncing: boolean
  subject: string
  state: MailState
  priority: number
  attempts: number
  lastError: string | null
  createdMs: number
  nextTryMs: number | null
  sentMs: number | null
}

/** Given up, and not since the address was refused; the words of an index. */
const isOver = sql`m.next_try_at is null and m.sent_at is null`

/** Whether a mail `m` is in a state. One that was never tried and has a later hour is held until it. */
function isIn(state: MailState, now: Date): SQL {
  const isHeld = sql`(m.attempts = 0 and m.next_try_at > ${at(now)})`
  switch (state) {
    case 'sent':
      return sql`m.sent_at is not null`
    case 'bounced':
      return sql`(${isOver} and m.bounced_at is not null)`
    case 'failed':
      return sql`(${isOver} and m.bounced_at is null)`
    case 'held':
      return isHeld
    case 'waiting':
      return sql`(m.next_try_at is not null and not ${isHeld})`
  }
}

const states: readonly MailState[] = ['sent', 'bounced', 'failed', 'held', 'waiting']

const stateOf = (now: Date): SQL =>
  sql`case ${sql.join(
    states.map((state) => sql`when ${isIn(state, now)} then ${state}::text`),
    sql` `,
  )} end`

/** Id, time and next try of the mails that fit. */
export function mailsFitting({ search, state, priority }: MailFilter, now: Date): SQL {
  return sql`select m.id, m.created_at, m.next_try_at from mails m where ${allAsked(
    state === undefined ? undefined : isIn(state, now),
    priority === undefined ? undefined : sql`m.priority = ${priority}`,
    likeOf(search, sql`m.to_address`, sql`m.subject`),
  )}`
}

/** The mails that fit, by the time at which they were written or will be tried. */
export function mailsListed(
  { sort, direction, ...filter }: MailFilter & Pick<Query, 'sort' | 'direction'>,
  now: Date,
): Listed {
  const order = sort === 'createdAt' ? sql`p.created_at` : sql`p.next_try_at`
  return {
    fits: mailsFitting(filter, now),
    order: orderOf(direction, order, sql`p.id`),
    columns: sql`m.id "mailId", m.to_address "to", u.id "userId",
      coalesce(u.email_state = 'bouncing', false) "isBouncing", m.subject,
      ${stateOf(now)} "state", m.priority::int "priority", m.attempts::int "attempts",
      m.last_error "lastError", ${ms(sql`m.created_at`)} "createdMs",
      ${ms(sql`m.next_try_at`)} "nextTryMs", ${ms(sql`m.sent_at`)} "sentMs"`,
    joins: sql`join mails m on m.id = p.id left join users u on u.email = lower(m.to_address)`,
  }
}

/** A mail that somebody wants sent again. */
export interface HeldMail {
  id: string
  isOver: boolean
  /** Its address takes no mails but those of access. */
  isRefused: boolean
}

/** How these mails stand, held to the end of the transaction in the order of their ids. */
export async function holdMails(tx: Db, ids: readonly string[]): Promise<HeldMail[]> {
  return await tx
    .select({
      id: mails.id,
      isOver: sql<boolean>`${mails.nextTryAt} is null and ${mails.sentAt} is null`,
      isRefused: sql<boolean>`${mails.priority} > 0 and exists (select 1 from users u
        where u.email = lower(${mails.to}) and u.email_state = 'bouncing')`,
    })
    .from(mails)
    .where(inArray(mails.id, [...ids]))
    .orderBy(mails.id)
    .for('update')
}

/** Has mails tried from the beginning. */
export async function beginAgain(tx: Db, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(mails)
    .set({ nextTryAt: now, attempts: 0, bouncedAt: null })
    .where(inArray(mails.id, [...ids]))
}

/** How the address of a person stands, held; undefined for nobody. */
export async function holdAddress(tx: Db, userId: string) {
  const [row] = await tx
    .select({ emailState: users.emailState })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  return row?.emailState
}

/** Lets mails go to somebody's address again. */
export async function mendAddress(tx: Db, userId: string): Promise<void> {
  await tx.update(users).set({ emailState: 'ok' }).where(eq(users.id, userId))
}
