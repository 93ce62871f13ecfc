import type { Db } from '../database/db.ts'
import { newId } from '../database/ids.ts'
import { tell } from '../live/publish.ts'
import { insertMails } from './mails.repository.ts'

/** Which mails go first when many wait: those without which somebody cannot sign in. */
export const mailPriorities = { access: 0, onePerson: 1, manyPeople: 2 } as const

export type MailPriority = (typeof mailPriorities)[keyof typeof mailPriorities]

/**
 * A mail as text; addresses in the text become links where they are shown. Pages of the portal stand
 * in it by `pageLink`.
 */
export interface Mail {
  /** Its id where something points to it; a new one otherwise. */
  id?: string
  to: string
  subject: string
  text: string
  priority: MailPriority
}

/**
 * Leaves a mail to be sent. It goes out once the transaction that `db` is has ended well, from
 * whichever process, soon after.
 */
export async function queueMail(db: Db, { now, ...mail }: Mail & { now: Date }): Promise<void> {
  await queueMails(db, [mail], now)
}

/** Most rows of one statement, well below what the database takes of parameters. */
const batch = 1_000

/** The same for many. */
export async function queueMails(db: Db, list: readonly Mail[], now: Date): Promise<void> {
  for (let start = 0; start < list.length; start += batch) {
    await insertMails(
      db,
      list
        .slice(start, start + batch)
        .map(({ id = newId(now.getTime()), to, subject, text, priority }) => ({
          id,
          to,
          // A line break in a subject would begin another header.
          subject: subject.replace(/\s+/g, ' ').trim(),
          text,
          priority,
          createdAt: now,
          nextTryAt: now,
        })),
    )
  }
  if (list.length > 0) await tell(db, { kind: 'mail' })
}
