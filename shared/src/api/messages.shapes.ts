import * as z from 'zod'
import { isPathOfPortal, rolesWithoutPath } from '../contract/paths-of-links.rules.ts'
import type { Role } from '../contract/roles.ts'
import { asRule, moment, uid, webAddress, wholeNumber } from './common.ts'

/** Whom a message can be for: everybody with a bell, which admins have not. */
export const messageRoles = [
  'Student',
  'Parent',
  'Tutor',
  'Senior Tutor',
  'School Manager',
] as const satisfies readonly Role[]

export const messageRole = z.enum(messageRoles)

/**
 * How far a message has got. `draft`: nobody gets it yet; `scheduled`: it goes out at its time;
 * `waiting`: it was due, but its audience is another than was seen, so somebody has to say yes;
 * `sending`: batch after batch is told; `sent`: all are told; `cancelled`: stopped while it was
 * sending, some are told; `recalled`: taken out of all bells.
 */
export const messageStates = [
  'draft',
  'scheduled',
  'sending',
  'waiting',
  'sent',
  'cancelled',
  'recalled',
] as const

export const messageState = z.enum(messageStates)

/** Each id once, in the order in which they were chosen. */
const chosen = <T extends z.ZodType<string | number>>(one: T, most: number) =>
  z
    .array(one)
    .max(most, `Choose at most ${most}`)
    .refine((all) => new Set(all).size === all.length, 'Choose each once')
    .default([])

/**
 * Whom a message is for. Those of the roles, narrowed by schools, programmes and years: of these
 * lists each that is not empty has to fit. All three are asked of a student, and of everybody else
 * through students: a parent's children, those whom a tutor teaches, those of a senior tutor and the
 * team, those of a manager's schools. Of a manager, schools are the managed ones. People in `userIds`
 * get it too, whatever is narrowed; those in `exceptUserIds` never. Without roles it is for
 * `userIds` alone. Nobody gets it who is stopped, nor a student whose programme has ended.
 */
export const audience = z.strictObject({
  roles: chosen(messageRole, messageRoles.length),
  schoolIds: chosen(uid, 200),
  /** By their names. */
  programmes: chosen(z.string().trim().min(1).max(200), 100),
  yearGroups: chosen(wholeNumber(7, 14, 'Choose years from 7 to 14'), 8),
  userIds: chosen(uid, 1_000),
  exceptUserIds: chosen(uid, 1_000),
})

export type Audience = z.infer<typeof audience>

/** A title of one line: it is the subject of a mail. */
const title = z
  .string()
  .trim()
  .min(1, 'Enter a title')
  .max(120, 'Use at most 120 characters')
  .refine((text) => !/[\r\n\u2028\u2029]/.test(text), asRule('Write the title in one line'))

/** What of a message is edited. */
export const editedMessage = {
  title,
  /** Plain text; markup stays as it is written. */
  description: z.string().trim().min(1, 'Write a text').max(2_000, 'Use at most 2,000 characters'),
  audience,
  /** Words of the link out of the portal; there with `notificationLink` alone. */
  link: z
    .string()
    .trim()
    .min(1, 'Enter the words of the link')
    .max(80, 'Use at most 80 characters')
    .nullable(),
  /** Where the link out of the portal goes. */
  notificationLink: webAddress.nullable(),
  /** A page of the portal that opens with the entry; all who get it may open it. */
  navigatableLink: z
    .string()
    .trim()
    .max(500, 'Use at most 500 characters')
    .refine(isPathOfPortal, asRule('Enter the path of a page of the portal, such as /tuition'))
    .nullable(),
  /** Out of the bells from then on; null for never. */
  expiresAt: moment.nullable(),
}

type Edited = z.infer<z.ZodObject<typeof editedMessage>>

/** A link is words and an address, or neither. */
export const hasWords = ({ link, notificationLink }: Edited) =>
  notificationLink === null || link !== null
export const hasAddress = ({ link, notificationLink }: Edited) =>
  link === null || notificationLink !== null
/** Of the roles that are chosen; of people who are named the server knows theirs. */
export const allMayOpen = ({ navigatableLink, audience: { roles } }: Edited) =>
  navigatableLink === null ||
  // That there is no such page, its own field says.
  !isPathOfPortal(navigatableLink) ||
  rolesWithoutPath(navigatableLink, roles).length === 0

/** How many of those who get it get it how. `mailAtOnce`, `digest`, `noMail`, `bouncing` are all of them. */
export const byWay = {
  /** In the bell; beside a mail, or alone. */
  portal: z.int(),
  mailAtOnce: z.int(),
  /** In the next morning's mail. */
  digest: z.int(),
  /** In the bell alone, as they chose. */
  noMail: z.int(),
  /** In the bell alone, since mails to them come back. */
  bouncing: z.int(),
}

/** How a mail to somebody stands; `waiting` until it is handed over, such as in quiet hours. */
export const messageMails = ['none', 'digest', 'waiting', 'sent', 'failed', 'bounced'] as const

export const messageMail = z.enum(messageMails)
