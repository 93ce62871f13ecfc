import type { Asked } from '../../asked.ts'
import { pageLink } from '../../mail/page-links.rules.ts'
import { mailPriorities, queueMail } from '../../mail/queue-mail.ts'
import { hashOf, insertPasswordLink, linkOf, newSecret } from '../authentication/index.ts'
import { markInvited } from './invited.repository.ts'
import { invitationDays } from './sales.rules.ts'

/** Whom an invitation goes to. */
export interface Invited {
  id: string
  email: string
  firstName: string
}

const invitation = (firstName: string, occasion: string, link: string) => ({
  subject: 'Welcome to the portal',
  text: `Hello ${firstName},

${occasion} To choose your password and sign in for the first time, open this page:

${link}

The link is good for ${invitationDays} days, and once. After that, “Forgot password?” on the sign-in page sends another.
`,
})

/**
 * Invites somebody without a password by a mail with a link for choosing one.
 * @param at when the mail goes out, from which on the link is good for its days; now where it is left out
 */
export async function invite(
  { db: tx, now }: Asked,
  person: Invited,
  occasion: string,
  at: Date = now,
): Promise<void> {
  const token = newSecret()
  await insertPasswordLink(tx, {
    hash: hashOf(token),
    userId: person.id,
    createdAt: now,
    expiresAt: new Date(at.getTime() + invitationDays * 86_400_000),
  })
  await markInvited(tx, person.id, at)
  const mail = invitation(person.firstName, occasion, linkOf(token))
  await queueMail(tx, { to: person.email, ...mail, priority: mailPriorities.access, now, at })
}

/** Tells a parent who has an account that another child is in it. */
export async function tellOfChild(
  { db: tx, now }: Asked,
  parent: Invited,
  childName: string,
): Promise<void> {
  await queueMail(tx, {
    to: parent.email,
    subject: `${childName} is in your portal`,
    text: `Hello ${parent.firstName},

${childName}’s programme now shows in your account, beside what was there before:

${pageLink('/')}
`,
    priority: mailPriorities.onePerson,
    now,
  })
}
