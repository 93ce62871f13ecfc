import { plural, type Tone } from '@portal/shared/ui'
import { roleChoices, roleNames } from '../../roles/role-names.ts'
import type { Audience, Message, MessageRole, MessageState, Recipient } from './messages.queries.ts'

/** What can be done with a message. */
export type Step = 'edit' | 'send' | 'cancel' | 'recall'

/** How a message stands, in a word, and what can be done with it then. */
export const states: Readonly<
  Record<MessageState, { label: string; tone: Tone; can: readonly Step[] }>
> = {
  draft: { label: 'Draft', tone: 'neutral', can: ['edit', 'send'] },
  scheduled: { label: 'Scheduled', tone: 'brand', can: ['edit', 'cancel'] },
  sending: { label: 'Being sent', tone: 'brand', can: ['cancel', 'recall'] },
  waiting: { label: 'Waiting', tone: 'warning', can: ['edit', 'send', 'cancel'] },
  sent: { label: 'Sent', tone: 'success', can: ['recall'] },
  cancelled: { label: 'Stopped', tone: 'warning', can: ['recall'] },
  recalled: { label: 'Recalled', tone: 'neutral', can: [] },
}

/** Whether some may have it already. */
export const isOut = (state: MessageState) =>
  state !== 'draft' && state !== 'scheduled' && state !== 'waiting'

const optionsOf = <V extends string>(words: Readonly<Record<V, { label: string }>>) =>
  Object.entries<{ label: string }>(words).map(([value, { label }]) => ({ value, label }))

export const stateOptions = optionsOf(states)

/** How the mail to somebody stands. */
export const mails: Readonly<Record<Recipient['mail'], { label: string; tone: Tone }>> = {
  none: { label: 'No mail', tone: 'neutral' },
  digest: { label: 'In the morning mail', tone: 'brand' },
  waiting: { label: 'On its way', tone: 'brand' },
  sent: { label: 'Sent', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  bounced: { label: 'Came back', tone: 'danger' },
}

export const mailOptions = optionsOf(mails)

/** Whom a message can be for; admins have no bell. */
const messageRoles: readonly MessageRole[] = [
  'Student',
  'Parent',
  'Tutor',
  'Senior Tutor',
  'School Manager',
]

export const roleOptions = roleChoices(messageRoles)

export const yearOptions = Array.from({ length: 8 }, (_, at) => String(at + 7)).map((value) => ({
  value,
  label: `Year ${value}`,
}))

/** Names of what an audience names by id. */
export type Names = Message['names']

const named = (ids: readonly string[], known: Names['people'], one: string, many: string) => {
  const names = ids.flatMap((id) => known.find((each) => each.id === id)?.name ?? [])
  const rest = ids.length - names.length
  if (rest === 0) return names.join(', ')
  return [...names, names.length === 0 ? plural(rest, one, many) : `${rest} more`].join(', ')
}

/** How the parts of an audience read, in the order in which they are chosen. */
export const audienceWords = ({ schools, people }: Names) => ({
  roles: (roles: readonly MessageRole[]) =>
    roles.length === messageRoles.length
      ? 'Everybody but admins'
      : roles.map((role) => roleNames[role]).join(', '),
  schoolIds: (ids: readonly string[]) => named(ids, schools, 'school', 'schools'),
  programmes: (programmes: readonly string[]) => programmes.join(', '),
  yearGroups: (years: readonly (string | number)[]) =>
    years.map((year) => `Year ${year}`).join(', '),
  userIds: (ids: readonly string[]) => named(ids, people, 'person', 'people'),
  exceptUserIds: (ids: readonly string[]) => named(ids, people, 'person', 'people'),
})

export const audienceLabels = {
  roles: 'Roles',
  schoolIds: 'Schools',
  programmes: 'Programmes',
  yearGroups: 'Years',
  userIds: 'And these people',
  exceptUserIds: 'But not these',
} as const satisfies Record<keyof Audience, string>

/** Whom a message is for, part by part; parts that say nothing are left out. */
export function audienceInWords(audience: Audience, names: Names) {
  const words = audienceWords(names)
  return [
    { label: audienceLabels.roles, value: words.roles(audience.roles) },
    { label: audienceLabels.schoolIds, value: words.schoolIds(audience.schoolIds) },
    { label: audienceLabels.programmes, value: words.programmes(audience.programmes) },
    { label: audienceLabels.yearGroups, value: words.yearGroups(audience.yearGroups) },
    { label: audienceLabels.userIds, value: words.userIds(audience.userIds) },
    { label: audienceLabels.exceptUserIds, value: words.exceptUserIds(audience.exceptUserIds) },
  ].filter(({ value }) => value !== '')
}

/** How the other fields of a message are called. */
export const messageLabels = {
  description: 'Text',
  link: 'Words of the link',
  notificationLink: 'Where the link goes',
  navigatableLink: 'Page of the portal',
} as const

/** Nobody and nothing of an audience is known by name. */
export const noNames: Names = { schools: [], people: [] }
