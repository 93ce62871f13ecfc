import { pageLink } from '../../mail/page-links.rules.ts'

/** How long a link for choosing a password is good, in minutes. */
export const linkMinutes = 30

/** Stands in the mail for the first name, which the statement that queues it puts in. */
export const namePlace = '{first name}'

/** The page where a password is chosen. */
export function linkOf(token: string): string {
  return pageLink(`/auth/reset-password?token=${token}`)
}

export const linkMail = (link: string) => ({
  subject: 'Choose a new password',
  text: `Hello ${namePlace},

Somebody, probably you, said that you forgot your password. To choose a new one, open this page:

${link}

The link is good for ${linkMinutes} minutes, and once. If it was not you, there is nothing to do: your password stays as it is.
`,
})

export const changedMail = (firstName: string) => ({
  subject: 'Your password was changed',
  text: `Hello ${firstName},

Your password was changed just now, and your other devices were signed out.

If it was not you, choose a new password at once with “Forgot password?” on the sign-in page, and tell us.
`,
})
