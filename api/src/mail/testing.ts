import type { TestApp } from '../testing/index.ts'
import type { Post } from './post.ts'
import { mailPriorities } from './queue-mail.ts'

/** A mail to one person. */
export const mail = {
  to: 'ada@portal.test',
  subject: 'Hello',
  text: 'Some words.',
  priority: mailPriorities.onePerson,
}

/** Settings of a server that sends no mail anywhere. */
export const settings = {
  smtpUrl: undefined,
  mailFrom: 'Portal <portal@portal.example>',
  publicUrl: 'https://portal.example',
  sessionSecret: 'a secret of tests that is long enough',
  dataDir: '',
}

/** What sends the mails of a server by this post. */
export const partsOf = (app: TestApp, post: Post) => ({
  db: app.db,
  post,
  clock: app.clock.now,
  log: { error: () => undefined, warn: () => undefined },
})
