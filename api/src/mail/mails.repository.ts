import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { rowsOf } from '../database/open.ts'
import { mails, users } from '../database/schema/index.ts'
import { at, ms } from '../database/sql.ts'
import type { PostedMail } from './post.ts'
import type { QuietHours } from './quiet-hours.rules.ts'

/** Mails taken at a time, and how long a process has for them before another may try. */
export const batchSize = 10
const leaseMs = 10 * 60_000

/** Adds mails to the queue. */
export async function insertMails(db: Db, rows: (typeof mails.$inferInsert)[]): Promise<void> {
  await db.insert(mails).values(rows)
}

/** How many mails of the queue are in which state. */
export interface MailCounts {
  /** Due, or tried before; without those that quiet hours hold. */
  waiting: number
  /** Given up after the last try, within the 30 days that they are kept. */
  givenUp: number
}

/** Counts the queue. */
export async function countMails(db: Db, now: Date): Promise<MailCounts> {
  const [row] = await rowsOf<MailCounts>(
    db,
    sql`select (select count(*)::int from mails where next_try_at is not null
        and (next_try_at <= ${at(now)} or attempts > 0)) as waiting,
      (select count(*)::int from mails where next_try_at is null and sent_at is null) as "givenUp"`,
  )
  return row ?? { waiting: 0, givenUp: 0 }
}

/** A mail that this process is to send. */
export interface TakenMail extends PostedMail {
  priority: number
  /** This try included. */
  attempts: number
  /** Its address was refused for good: it takes mails of access alone. */
  isRefused: boolean
}

/**
 * Takes mails for this process: it counts the try and puts the next one off, so that no other
 * process sends them meanwhile, and that they are tried again should this one die.
 */
export async function takeDue(db: Db, now: Date): Promise<TakenMail[]> {
  const lease = new Date(now.getTime() + leaseMs)
  const rows = await rowsOf<
    Omit<TakenMail, 'createdAt' | 'stops'> & {
      created: number
      kind: string | null
      userId: string | null
    }
  >(
    db,
    sql`with taken as (
        update mails set attempts = attempts + 1, next_try_at = ${at(lease)}
        where id in (
          select id from mails where next_try_at <= ${at(now)}
          order by priority, next_try_at limit ${batchSize} for update skip locked)
        returning id, to_address, subject, text, attempts, priority, kind, created_at)
      select t.id, t.to_address as "to", t.subject, t.text, t.attempts::int, t.priority::int, t.kind,
        u.id as "userId", t.priority > 0 and coalesce(u.email_state = 'bouncing', false) as "isRefused",
        ${ms(sql`t.created_at`)} as created
      from taken t left join users u on u.email = lower(t.to_address)`,
  )
  return rows.map(({ created, kind, userId, ...mail }) => ({
    ...mail,
    createdAt: new Date(created),
    stops: kind === null || userId === null ? undefined : { userId, kind },
  }))
}

/** When mails wait: the office's setting as it is stored, and what is known of some addresses. */
export interface StoredQuiet {
  /** Null where nobody has saved any. */
  office: unknown
  people: { address: string; zone: string; own: QuietHours | null }[]
}

/** The quiet hours of whoever has these addresses, in small letters; nothing of those of nobody. */
export async function findQuiet(db: Db, addresses: readonly string[]): Promise<StoredQuiet> {
  const [row] = await rowsOf<StoredQuiet>(
    db,
    sql`select (select value from settings where key = 'quietHours') as office,
      (select coalesce(json_agg(json_build_object('address', u.email, 'zone', u.time_zone,
          'own', case when q.user_id is not null then
            json_build_object('isOn', q.is_on, 'from', q.from_time, 'to', q.to_time) end)), '[]')
        from users u left join quiet_hours q on q.user_id = u.id
        where u.email in (select jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb))
      ) as people`,
  )
  return row ?? { office: null, people: [] }
}

/** Writes down what became of a try. */
export async function keepTry(
  db: Db,
  id: string,
  outcome: Pick<typeof mails.$inferInsert, 'nextTryAt' | 'sentAt' | 'lastError' | 'bouncedAt'>,
): Promise<void> {
  await db.update(mails).set(outcome).where(eq(mails.id, id))
}

/** Marks an address that was refused for good; whoever has it is told by the portal. */
export async function markBouncing(db: Db, address: string): Promise<void> {
  await db
    .update(users)
    .set({ emailState: 'bouncing' })
    .where(eq(users.email, address.toLowerCase()))
}

/**
 * Removes what was sent or given up more than 30 days ago; mails hold private matters. Of those that
 * somebody's notice points to, what came to nothing stays known there.
 */
export async function forgetOldMails(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - 30 * 86_400_000)
  await db.execute(
    sql`with gone as (
        delete from mails where next_try_at is null and created_at < ${at(oldest)}
        returning id, sent_at, bounced_at
      )
      update notification_recipients r
      set email = case when gone.bounced_at is null then 'failed' else 'bounced' end
      from gone where r.mail_id = gone.id and gone.sent_at is null and r.email = 'sent'`,
  )
}
