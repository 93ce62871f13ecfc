/** Mails about a person's account; texts without markup. */

export const emailLinkMail = (firstName: string, link: string, hours: number) => ({
  subject: 'Confirm your new email',
  text: `Hello ${firstName},

You asked to sign in to the portal with this address. To make it so, open this page:

${link}

The link is good for ${hours} hours, and once. If it was not you, there is nothing to do: nothing changes without the link.
`,
})

export const emailAskedForMail = (firstName: string, email: string) => ({
  subject: 'Somebody asked to change the email of your account',
  text: `Hello ${firstName},

Somebody, probably you, asked to sign in to your account with ${email}. We sent a link there, and nothing changes before it is opened.

If it was not you, somebody knows your password: choose a new one at once, which also makes that link useless.
`,
})

export const emailChangedMail = (firstName: string, email: string) => ({
  subject: 'The email of your account was changed',
  text: `Hello ${firstName},

From now on you sign in to the portal with ${email}. Mails go there too; this is the last one to this address.

If it was not you, tell us at once.
`,
})

export const deletionConfirmedMail = (firstName: string) => ({
  subject: 'Your account has been deleted',
  text: `Hello ${firstName},

As you asked, your account has been deleted. Your name, your email and your picture are gone, and nobody can sign in with the account any more. What the law makes us keep, such as bookings, stays without your name.

Thank you for having been with us.
`,
})

export const deletionDeclinedMail = (firstName: string) => ({
  subject: 'Your account has not been deleted',
  text: `Hello ${firstName},

You asked for your account to be deleted. We could not do that now, and your account goes on as before. Please contact us, and we shall tell you why.
`,
})
