import { isPathOfPortal, rolesWithoutPath } from '@portal/shared/contract'
import {
  momentOf,
  type Schedule,
  scheduleAt,
  scheduleFaults,
} from '../../schedule/schedule.rules.ts'
import type { Audience, Message } from './messages.queries.ts'

/** What a message is made of, as it is typed. */
export interface MessageValues {
  title: string
  description: string
  /** Years as texts, as choices have them. */
  audience: Omit<Audience, 'yearGroups'> & { yearGroups: string[] }
  /** '' for none. */
  link: string
  notificationLink: string
  navigatableLink: string
  /** When it leaves the bells, by the clocks of London; both '' for never. */
  expires: Schedule
  version: number | undefined
}

/** A message as its versions keep it. */
export type Kept = Pick<
  Message,
  | 'title'
  | 'description'
  | 'audience'
  | 'link'
  | 'notificationLink'
  | 'navigatableLink'
  | 'expiresAt'
  | 'version'
>

const never: Schedule = { day: '', time: '' }

/** An empty message. */
export const emptyMessage: MessageValues = {
  ...{ title: '', description: '', link: '', notificationLink: '', navigatableLink: '' },
  audience: {
    ...{ roles: [], schoolIds: [], programmes: [], yearGroups: [], userIds: [], exceptUserIds: [] },
  },
  ...{ expires: never, version: undefined },
}

/** A message as its form shows it. */
export function messageValues(kept: Kept): MessageValues {
  const { title, description, audience, link, notificationLink, navigatableLink, version } = kept
  return {
    ...{ title, description, version },
    audience: { ...audience, yearGroups: audience.yearGroups.map(String) },
    link: link ?? '',
    notificationLink: notificationLink ?? '',
    navigatableLink: navigatableLink ?? '',
    expires: kept.expiresAt === null ? never : scheduleAt(new Date(kept.expiresAt)),
  }
}

/** Whom it is for, as the calls take it. */
export const audienceOf = ({ audience }: Pick<MessageValues, 'audience'>): Audience => ({
  ...audience,
  yearGroups: audience.yearGroups.map(Number),
})

const orNull = (text: string) => (text.trim() === '' ? null : text)

/** What is sent of a form; the last minute of a day where no time is typed. */
export function messageBody(values: MessageValues, messageId: string | null) {
  const { title, description, link, notificationLink, navigatableLink, version } = values
  return {
    ...{ messageId, version, title, description, audience: audienceOf(values) },
    link: orNull(link),
    notificationLink: orNull(notificationLink),
    navigatableLink: orNull(navigatableLink),
    expiresAt: momentOf(endOf(values))?.toISOString() ?? null,
  }
}

/** What the rule for the body of the call does not tell a form, in the server's words. */
export function messageFaults(values: MessageValues) {
  const { link, notificationLink, navigatableLink, audience, expires } = values
  const hasWords = link.trim() !== ''
  const hasAddress = notificationLink.trim() !== ''
  const isToEnd = expires.day !== '' || expires.time !== ''
  const ends = isToEnd ? scheduleFaults(endOf(values)) : undefined
  const path = navigatableLink.trim()
  return {
    'expires.day': ends?.day,
    'expires.time': ends?.time,
    link: hasAddress && !hasWords && 'Enter the words of the link',
    notificationLink: hasWords && !hasAddress && 'Enter where the link goes',
    navigatableLink: path !== '' && pathFault(path, audience.roles),
  }
}

function pathFault(path: string, roles: Audience['roles']) {
  if (!isPathOfPortal(path)) return 'Enter the path of a page of the portal, such as /tuition'
  return rolesWithoutPath(path, roles).length > 0 && 'Not all of the roles can open this page'
}

const endOf = ({ expires: { day, time } }: MessageValues): Schedule => ({
  day,
  time: time === '' ? '23:59' : time,
})
