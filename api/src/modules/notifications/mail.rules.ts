import { tz } from '@date-fns/tz'
import type { NotificationKind } from '@portal/shared/contract'
import { addDays, set } from 'date-fns'
import { knownZone } from '../../days.rules.ts'
import { pageLink } from '../../mail/page-links.rules.ts'
import { type Mail, type MailPriority, mailPriorities } from '../../mail/queue-mail.ts'

/** What a mail says of a notification. */
export interface MailedNotice {
  title: string
  description: string
  notificationLink: string | null
}

/** The hour, by the person's clock, at which the daily mail is made. */
const digestHour = 7

/** The last morning's hour that has passed in a time zone; UTC's for a zone that is not known. */
export function lastMorning(zone: string, now: Date, hour: number = digestHour): Date {
  const options = { in: tz(knownZone(zone)) }
  const today = set(now, { hours: hour, minutes: 0, seconds: 0, milliseconds: 0 }, options)
  const morning = today.getTime() <= now.getTime() ? today : addDays(today, -1, options)
  return new Date(morning.getTime())
}

/** Most people that what concerns one student is told to: the student, parents, tutors. */
const aHandful = 10

/** How soon the mails of a notice to so many people go. */
export function noticePriority(people: number): MailPriority {
  return people > aHandful ? mailPriorities.manyPeople : mailPriorities.onePerson
}

/**
 * The mail of one notification, sent at once.
 * @param kind left out for what is mailed whatever was chosen
 */
export function noticeMail(
  to: string,
  notice: MailedNotice,
  { priority, kind }: { priority: MailPriority; kind?: NotificationKind },
): Mail {
  const text = `${entry(notice)}\n\n${closing}`
  return { to, subject: notice.title, text, priority, ...(kind !== undefined && { kind }) }
}

/** The morning's mail with all that has come since the last one. */
export function digestMail(to: string, notices: readonly MailedNotice[]): Mail {
  const subject = notices.length === 1 ? 'One notification' : `${notices.length} notifications`
  return {
    to,
    subject: `${subject} from the portal`,
    text: `${notices.map(entry).join('\n\n')}\n\n${closing}`,
    priority: mailPriorities.manyPeople,
    kind: 'daily',
  }
}

function entry({ title, description, notificationLink }: MailedNotice): string {
  return [title, description, notificationLink].filter(Boolean).join('\n')
}

const closing = `See it in the portal: ${pageLink('/')}\nWhat comes by mail can be chosen there under My account.`
