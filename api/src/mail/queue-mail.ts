import type { Db } from '../database/db.ts'
import { newId } from '../database/ids.ts'
import { tell } from '../live/publish.ts'
import { insertMails } from './mails.repository.ts'
import { quietTimes } from './quiet-hours.ts'
import type { StoppedKind } from './unsubscribe.rules.ts'

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
  /** A mail of access goes out then; at once where it is left out. */
  at?: Date
  /** Which mails the link in its foot stops; left out for what nobody chooses. */
  kind?: StoppedKind
}

/**
 * Leaves a mail to be sent. It goes out once the transaction that `db` is has ended well, from
 * whichever process, soon after; in the quiet hours of whoever gets it, when these end. Mails of
 * access never wait.
 */
export async function queueMail(db: Db, { now, ...mail }: Mail & { now: Date }): Promise<void> {
  await queueMails(db, [mail], now)
}

/** Most rows of one statement, well below what the database takes of parameters. */
const batch = 1_000

/** The same for many. */
export async function queueMails(db: Db, list: readonly Mail[], now: Date): Promise<void> {
  for (let start = 0; start < list.length; start += batch) {
    const some = list.slice(start, start + batch)
    const held = some.filter(({ priority }) => priority > mailPriorities.access)
    const addresses = held.map(({ to }) => to)
    const timeOf = held.length === 0 ? () => now : await quietTimes(db, addresses, now)
    await insertMails(
      db,
      some.map(({ id = newId(now.getTime()), to, subject, text, priority, kind, at = now }) => ({
        id,
        to,
        // A line break in a subject would begin another header.
        subject: subject.replace(/\s+/g, ' ').trim(),
        text,
        priority,
        kind: kind ?? null,
        createdAt: now,
        nextTryAt: priority > mailPriorities.access ? timeOf(to) : at,
      })),
    )
  }
  if (list.length > 0) await tell(db, { kind: 'mail' })
}
