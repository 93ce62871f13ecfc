/** Mails about a person's account; texts without markup. */

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
