import { dayInWords } from '../../words.rules.ts'

/** Tells somebody that the answer takes longer; a text without markup. */
export const extendedMail = (name: string, reason: string, dueOn: string) => ({
  subject: 'Your request about your data takes longer',
  text: `Hello ${name},

You asked us about the data that we keep of you. The answer needs more time than a month, which the law allows: you have it by ${dayInWords(dueOn)}.

Why: ${reason}

If you do not agree, you can complain to the Information Commissioner (ico.org.uk).
`,
})
