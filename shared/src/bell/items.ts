import type { CallAnswer } from '@portal/shared/api'
import type { BellItem } from './types.ts'

type Entry = Omit<
  CallAnswer<'GET /Notification/Alert/GetAllStudentAlert'>[number],
  'title' | 'heading'
>

/**
 * How much of a description shows before it is looked at, by what the entry is; 15 to 25 characters.
 * Alerts and changes of hours are short and concern the reader at once; a notice of a flagged
 * question leads to the question, so its first words are enough.
 */
export const shownCharacters = { alert: 25, adjustment: 25, notification: 20, flag: 15 } as const

/** What a feed's answer does not say by itself. */
type Looks = Pick<BellItem, 'title' | 'shownCharacters' | 'colour'>

/** An entry of any role's feed as the bell shows it. */
export function bellItemOf(entry: Entry, looks: Looks): BellItem {
  const { id, description, isRead, createdAt, link, notificationLink, navigatableLink } = entry
  return {
    id,
    description,
    isRead,
    createdAt,
    ...looks,
    ...(notificationLink !== null && {
      link: { text: link || notificationLink.replace(/^https:\/\//, ''), href: notificationLink },
    }),
    ...(navigatableLink !== null && { to: navigatableLink }),
  }
}

type Notification =
  CallAnswer<'GET /Notification/Parent/Notification/GetAllNotificationLogUnExpired'>[number]

/** An entry of the notification log, which parents and school managers have. */
export function notificationItemOf(entry: Notification): BellItem {
  return bellItemOf(entry, {
    title: entry.title,
    shownCharacters: entry.isNotificationAdjustment
      ? shownCharacters.adjustment
      : shownCharacters.notification,
  })
}
