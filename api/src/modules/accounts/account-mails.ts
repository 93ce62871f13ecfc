/** Mails that admins have sent to somebody; texts without markup. */

export const passwordLinkMail = (firstName: string, link: string, minutes: number) => ({
  subject: 'Choose a new password',
  text: `Hello ${firstName},

We send you this link so that you can choose a new password:

${link}

The link is good for ${minutes} minutes, and once. Your password stays as it is until you choose another; nobody but you gets to see it.
`,
})
