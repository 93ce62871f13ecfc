import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/db.ts'
import type { Live } from '../live/live.ts'
import { isRefusal } from './bounces.rules.ts'
import { batchSize, keepTry, markBouncing, type TakenMail, takeDue } from './mails.repository.ts'
import type { Post } from './post.ts'
import { mailPriorities } from './queue-mail.ts'
import { quietTimes } from './quiet-hours.ts'

/** After so many tries a mail is given up. */
export const mostTries = 8

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

async function sendOne({ db, post, clock, log }: MailerParts, mail: TakenMail): Promise<void> {
  if (mail.isRefused) {
    const lastError = 'Not sent: the address was refused for good.'
    await keepTry(db, mail.id, { nextTryAt: null, lastError, bouncedAt: clock() })
    return
  }
  try {
    await post.send(mail)
  } catch (error) {
    if (isRefusal(error)) {
      log.warn({ mailId: mail.id }, 'an address was refused for good')
      await db.transaction(async (tx) => {
        await markBouncing(tx, mail.to)
        const lastError = error.message
        await keepTry(tx, mail.id, { nextTryAt: null, lastError, bouncedAt: clock() })
      })
      return
    }
    const isGivenUp = mail.attempts >= mostTries
    const nextTryAt = isGivenUp ? null : await nextTry(db, mail, clock())
    const lastError = error instanceof Error ? error.message : String(error)
    // Without the address, which is nobody else's business.
    const line = { mailId: mail.id, attempts: mail.attempts, err: error }
    if (isGivenUp) log.error(line, 'a mail was given up')
    else log.warn(line, 'a mail could not be sent')
    await keepTry(db, mail.id, { nextTryAt, lastError })
    return
  }
  await keepTry(db, mail.id, { nextTryAt: null, sentAt: clock(), lastError: null })
}

/** After a pause, and not in the quiet hours of whoever gets it. */
async function nextTry(db: Db, { to, priority, attempts }: TakenMail, now: Date): Promise<Date> {
  const moment = new Date(now.getTime() + pauseAfter(attempts))
  if (priority === mailPriorities.access) return moment
  return (await quietTimes(db, [to], moment))(to)
}

/** Half a minute after the first try, and each time twice as long: the eighth comes after an hour. */
export function pauseAfter(attempts: number): number {
  return 30_000 * 2 ** (attempts - 1)
}
