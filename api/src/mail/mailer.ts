import { eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/db.ts'
import { rowsOf } from '../database/open.ts'
import { mails } from '../database/schema/index.ts'
import { at } from '../database/sql.ts'
import type { Live } from '../live/live.ts'
import type { Post, PostedMail } from './post.ts'

/** After so many tries a mail is given up. */
export const mostTries = 8

/** Mails taken at a time, and how long this process has for them before another may try. */
const batchSize = 10
const leaseMs = 10 * 60_000

/** Mails come to light at once; this is for the ones that wait for another try. */
const lookEveryMs = 5_000

export interface Mailer {
  /** Ends it, after the mails that are under way. */
  stop(): Promise<void>
}

interface MailerParts {
  db: Db
  post: Post
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** Hears of a round that the database did not answer. */
  onFailure?: () => void
}

/** How many mails of the queue are in which state. */
export interface MailCounts {
  waiting: number
  /** Given up after the last try, within the 30 days that they are kept. */
  givenUp: number
}

/** Counts the queue. */
export async function countMails(db: Db): Promise<MailCounts> {
  const [row] = await rowsOf<MailCounts>(
    db,
    sql`select (select count(*)::int from mails where next_try_at is not null) as waiting,
      (select count(*)::int from mails where next_try_at is null and sent_at is null) as "givenUp"`,
  )
  return row ?? { waiting: 0, givenUp: 0 }
}

/** Sends waiting mails for as long as the process runs. */
export function startMailer(parts: MailerParts, live: Pick<Live, 'on'>): Mailer {
  let hasStopped = false
  let isWoken = false
  let round: Promise<void> | undefined

  const wake = () => {
    isWoken = true
    if (round !== undefined || hasStopped) return
    round = rounds().finally(() => {
      round = undefined
    })
  }
  const rounds = async () => {
    while (isWoken && !hasStopped) {
      isWoken = false
      try {
        // A full batch: there may be more.
        if ((await sendDue(parts)) === batchSize) isWoken = true
      } catch (error) {
        // The database does not answer; the next look tries again.
        parts.log.warn({ err: error }, 'mails could not be taken')
        parts.onFailure?.()
      }
    }
  }
  const deaf = live.on('mail', wake)
  const timer = setInterval(wake, lookEveryMs)
  timer.unref()
  wake()
  return {
    stop: async () => {
      hasStopped = true
      clearInterval(timer)
      deaf()
      await round
      parts.post.close()
    },
  }
}

/** Sends what is due, at most one batch. Answers how many mails were taken. */
export async function sendDue(parts: MailerParts): Promise<number> {
  const taken = await takeDue(parts.db, parts.clock())
  await Promise.all(taken.map((mail) => sendOne(parts, mail)))
  return taken.length
}

interface TakenMail extends PostedMail {
  /** This try included. */
  attempts: number
}

/**
 * Takes mails for this process: it counts the try and puts the next one off, so that no other
 * process sends them meanwhile, and that they are tried again should this one die.
 */
async function takeDue(db: Db, now: Date): Promise<TakenMail[]> {
  const lease = new Date(now.getTime() + leaseMs)
  const rows = await rowsOf<Omit<TakenMail, 'createdAt'> & { created: number }>(
    db,
    sql`update mails set attempts = attempts + 1, next_try_at = ${at(lease)}
      where id in (
        select id from mails where next_try_at <= ${at(now)}
        order by priority, next_try_at limit ${batchSize} for update skip locked)
      returning id, to_address as "to", subject, text, attempts,
        extract(epoch from created_at)::float8 as created`,
  )
  return rows.map(({ created, ...mail }) => ({ ...mail, createdAt: new Date(created * 1000) }))
}

async function sendOne({ db, post, clock, log }: MailerParts, mail: TakenMail): Promise<void> {
  const own = eq(mails.id, mail.id)
  try {
    await post.send(mail)
  } catch (error) {
    const isGivenUp = mail.attempts >= mostTries
    const nextTryAt = isGivenUp ? null : new Date(clock().getTime() + pauseAfter(mail.attempts))
    const lastError = error instanceof Error ? error.message : String(error)
    // Without the address, which is nobody else's business.
    const line = { mailId: mail.id, attempts: mail.attempts, err: error }
    if (isGivenUp) log.error(line, 'a mail was given up')
    else log.warn(line, 'a mail could not be sent')
    await db.update(mails).set({ nextTryAt, lastError }).where(own)
    return
  }
  await db.update(mails).set({ nextTryAt: null, sentAt: clock(), lastError: null }).where(own)
}

/** Half a minute after the first try, and each time twice as long: the eighth comes after an hour. */
export function pauseAfter(attempts: number): number {
  return 30_000 * 2 ** (attempts - 1)
}

/** Removes what was sent or given up more than 30 days ago; mails hold private matters. */
export async function forgetOldMails(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - 30 * 86_400_000).toISOString()
  await db.execute(
    sql`delete from mails where next_try_at is null and created_at < ${oldest}::timestamptz`,
  )
}
