import { type Asked, inTransaction } from '../../asked.ts'
import { type Audited, audit } from '../../audit/audit.ts'
import { pageLink } from '../../mail/page-links.rules.ts'
import { mailPriorities, queueMail, queueMails } from '../../mail/queue-mail.ts'
import { Problem } from '../../problem.ts'
import {
  countTry,
  endEmailLinks,
  endLinks,
  findOwner,
  hashOf,
  newSecret,
  provePassword,
} from '../authentication/index.ts'
import { updateEmail } from './account.repository.ts'
import { emailAskedForMail, emailChangedMail, emailLinkMail } from './account-mails.ts'
import { keepOwnChange } from './account-values.repository.ts'
import { addEmailLink, takeEmailLink } from './email-change.repository.ts'

/** How long a link that changes the email is good, in hours. */
const linkHours = 24
const priority = mailPriorities.onePerson

/** Links that an account may have sent within 15 minutes. */
const mostLinks = 5

/**
 * Sends a link to the email that the caller would like to sign in with; the old address is told.
 * Nothing is looked up about the new one: whether another account has it shows when the link is
 * used, to whoever reads its mail.
 * @throws Problem 422 for a wrong password, 429 after too many tries.
 */
export async function askForEmail(
  asked: Asked,
  input: { email: string; password: string },
): Promise<void> {
  const { db, now } = asked
  const email = input.email.toLowerCase()
  const owner = await provePassword(asked, input.password, 'body.password')
  if (email === owner.email) return
  const limit = { key: `new email ${owner.id}`, most: mostLinks }
  await countTry(db, { limits: [limit], what: 'changes of your email', now })
  const token = newSecret()
  // After the hash, which a browser sends to no server.
  const link = pageLink(`/auth/confirm-email#${token}`)
  const expiresAt = new Date(now.getTime() + linkHours * 3_600_000)
  await inTransaction(asked, async ({ db: tx }) => {
    await endEmailLinks(tx, owner.id, now)
    await addEmailLink(tx, { hash: hashOf(token), userId: owner.id, email, expiresAt, now })
    const record = emailOf(owner, email)
    await audit(tx, asked, 'email change asked for', { record })
    await queueMails(
      tx,
      [
        { to: email, ...emailLinkMail(owner.firstName, link, linkHours), priority },
        { to: owner.email, ...emailAskedForMail(owner.firstName, email), priority },
      ],
      now,
    )
  })
}

/**
 * Changes the email of the account that a link is of. The old address is told, and links that were
 * sent to it are good no longer; the account's devices stay signed in.
 * @returns the email that the account has from now on.
 * @throws Problem 422 when the link is good no longer, 409 when another account has the email.
 */
export async function confirmEmail(
  asked: Asked<undefined>,
  token: string,
): Promise<{ email: string }> {
  return await inTransaction(asked, async ({ db: tx, now }) => {
    const link = await takeEmailLink(tx, hashOf(token), now)
    const owner = link && (await findOwner(tx, link.userId))
    if (link === undefined || owner === undefined) {
      throw new Problem(422, 'This link is no longer good. Please ask for a new one.')
    }
    const { email } = link
    if (!(await updateEmail(tx, owner.id, email))) {
      throw new Problem(409, 'Another account has this email.')
    }
    await keepOwnChange(tx, owner.id, now)
    await endLinks(tx, owner.id, now)
    await audit(tx, asked, 'email changed', { actorId: owner.id, record: emailOf(owner, email) })
    await queueMail(tx, {
      to: owner.email,
      ...emailChangedMail(owner.firstName, email),
      priority,
      now,
    })
    return { email }
  })
}

function emailOf(owner: { id: string; email: string }, email: string): Audited {
  return { kind: 'account', id: owner.id, before: { email: owner.email }, after: { email } }
}
