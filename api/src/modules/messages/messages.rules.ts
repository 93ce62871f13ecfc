import { type Audience, rolesWithoutPath } from '@portal/shared/api/schemas'
import type { Role } from '@portal/shared/contract'
import type { FieldError } from '../../problem.ts'
import type { MessageState } from './messages.repository.ts'

/** Whether an audience is another than somebody said yes to: by more than a tenth. */
export const isFarOff = (expected: number, found: number): boolean =>
  Math.abs(found - expected) * 10 > expected

/** Until it is being sent, when its audience is found, a message can be changed. */
export const canBeEdited = (state: MessageState): boolean =>
  state === 'draft' || state === 'scheduled' || state === 'waiting'

/** What stopping makes of a message; undefined where there is nothing to be stopped. */
export function stateAfterCancel(state: MessageState): 'draft' | 'cancelled' | undefined {
  if (state === 'scheduled' || state === 'waiting') return 'draft'
  return state === 'sending' ? 'cancelled' : undefined
}

/** Whether somebody has it, so that it can be called back. */
export const canBeRecalled = (state: MessageState): boolean =>
  state === 'sending' || state === 'sent' || state === 'cancelled'

/** Whether an audience names anybody at all. */
export const namesSomebody = ({ roles, userIds }: Audience): boolean =>
  roles.length + userIds.length > 0

/** What a message says of others, and what is known of these. */
export interface Named {
  audience: Audience
  navigatableLink: string | null
  expiresAt: string | null
}

export interface Known {
  /** When it goes out; null for a draft. */
  sendAt: Date | null
  /** How many of its schools there are. */
  schools: number
  /** Roles of the people whom it names, of each one; of an unknown one none. */
  roles: readonly Role[]
}

/** What of a message cannot be saved, by field. */
export function errorsOf({ audience, navigatableLink, expiresAt }: Named, known: Known) {
  const errors: FieldError[] = []
  if (known.schools < audience.schoolIds.length) {
    errors.push({ path: 'body.audience.schoolIds', message: 'Choose schools that there are' })
  }
  if (known.roles.length < audience.userIds.length || known.roles.includes('Admin')) {
    errors.push({ path: 'body.audience.userIds', message: 'Choose people who have a bell' })
  }
  if (navigatableLink !== null && rolesWithoutPath(navigatableLink, known.roles).length > 0) {
    const message = 'Not all of the people who are named can open this page'
    errors.push({ path: 'body.navigatableLink', message })
  }
  const { sendAt } = known
  if (sendAt !== null && expiresAt !== null && new Date(expiresAt) <= sendAt) {
    errors.push({ path: 'body.expiresAt', message: 'It is out of the bells before it goes out' })
  }
  return errors
}

/** People who have a message, alike in role, way and what became of it. */
export interface RecipientGroup {
  role: 'Student' | 'Parent' | 'Tutor' | 'Senior Tutor' | 'School Manager'
  inPortal: boolean
  isRead: boolean
  /** A mail of its own was left for it. */
  isAtOnce: boolean
  mail: 'none' | 'digest' | 'waiting' | 'sent' | 'failed' | 'bounced'
  people: number
}

/** How those who have a message heard of it, and what became of it: of all, and by role. */
export function countsOf(groups: readonly RecipientGroup[]) {
  const sum = (fits: (group: RecipientGroup) => boolean, of = groups) =>
    of.reduce((total, group) => total + (fits(group) ? group.people : 0), 0)
  const isRead = (group: RecipientGroup) => group.inPortal && group.isRead
  const mailsThat = (mail: RecipientGroup['mail']) => sum((group) => group.mail === mail)
  return {
    recipients: sum(() => true),
    portal: sum(({ inPortal }) => inPortal),
    mailAtOnce: sum(({ isAtOnce }) => isAtOnce),
    digest: sum(({ isAtOnce, mail }) => !isAtOnce && (mail === 'digest' || mail === 'sent')),
    noMail: sum(({ mail }) => mail === 'none'),
    bouncing: sum(({ isAtOnce, mail }) => !isAtOnce && mail === 'bounced'),
    read: sum(isRead),
    mails: {
      none: mailsThat('none'),
      digest: mailsThat('digest'),
      waiting: mailsThat('waiting'),
      sent: mailsThat('sent'),
      failed: mailsThat('failed'),
      bounced: mailsThat('bounced'),
    },
    byRole: [...Map.groupBy(groups, ({ role }) => role)].map(([role, own]) => ({
      role,
      recipients: sum(() => true, own),
      portal: sum(({ inPortal }) => inPortal, own),
      read: sum(isRead, own),
      mailed: sum(({ mail }) => mail === 'sent', own),
    })),
  }
}
