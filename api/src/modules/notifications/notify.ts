import type { NotificationKind } from '@portal/shared/contract'
import type { Occasion } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { publish } from '../../live/publish.ts'
import { type MailPriority, queueMails } from '../../mail/queue-mail.ts'
import { type MailedNotice, noticeMail, noticePriority } from './mail.rules.ts'
import { addNotification, addRecipients, type Reached } from './notify.repository.ts'

/** Something that people are to hear of. */
export interface Notice {
  kind: NotificationKind
  title: string
  /** Colour of a student's alert: 0 purple, 1 red, 2 amber, 3 green, 4 blue (the default). */
  titleCode?: number
  description: string
  /** Words of a link out of the portal, with its https address. */
  link?: string
  notificationLink?: string
  /** A path of the portal that exists for all who get it; the item opens it. */
  navigatableLink?: string
  /** Marks a change of what was planned. */
  isAdjustment?: boolean
  /** Comes by mail at once, whatever the person chose for its kind. */
  isAlwaysMailed?: boolean
  /** Not shown from then on. */
  expiresAt?: Date
  /** Ids of the people; a kind should be one that their role can get. */
  recipients: readonly string[]
}

/** More people than this look into their feeds over a minute, not all at once. */
const crowd = 500

/** Recipients of one statement. */
const batch = 5_000

/**
 * Tells people of something in the ways that they chose for its kind: in the portal, where open
 * pages show it at once, by mail at once, or in the next morning's mail. Belongs into the
 * transaction of what it tells of.
 */
export async function notify(
  { db, now }: Pick<Occasion, 'db' | 'now'>,
  { recipients, isAlwaysMailed = false, ...told }: Notice,
): Promise<void> {
  const ids = [...new Set(recipients)]
  if (ids.length === 0) return
  const notification = { ...told, id: newId(now.getTime()), createdAt: now }
  await addNotification(db, notification)
  for (let start = 0; start < ids.length; start += batch) {
    const some = ids.slice(start, start + batch)
    const reached = await addRecipients(db, notification, some, isAlwaysMailed)
    const mailed = { notificationLink: null, ...told }
    await tellReached({ db, now }, reached, {
      ...{ notice: mailed, total: ids.length, priority: noticePriority(ids.length) },
      // What comes whatever was chosen cannot be stopped by choosing.
      ...(!isAlwaysMailed && { kind: told.kind }),
    })
  }
}

/** What is said to those whom a notification has reached. */
interface Telling {
  notice: MailedNotice
  /** How many people it is for in all. */
  total: number
  /** Of its mails. */
  priority: MailPriority
  /** What a link in its mails stops; left out where nothing does. */
  kind?: NotificationKind
}

/** Shows a notification in the open pages of those whom it has reached, and leaves its mails. */
export async function tellReached(
  { db, now }: Pick<Occasion, 'db' | 'now'>,
  reached: readonly Reached[],
  { notice, total, ...how }: Telling,
): Promise<void> {
  await publish(
    db,
    bellsOf(total),
    reached.filter(({ inPortal }) => inPortal).map(({ userId }) => userId),
  )
  await queueMails(
    db,
    reached.flatMap(({ mailTo, mailId }) =>
      mailTo === null
        ? []
        : { ...noticeMail(mailTo, notice, how), ...(mailId !== undefined && { id: mailId }) },
    ),
    now,
  )
}

/** The event by which the bells of so many people hear that they have changed. */
export const bellsOf = (total: number) => (total > crowd ? 'bell-of-many' : 'bell')
