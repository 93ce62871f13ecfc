import { sql } from 'drizzle-orm'
import type { PersonalRows } from '../database/personal-data.fixtures.ts'
import { quietHours } from '../database/schema/index.ts'
import { mailPriorities, queueMail } from './queue-mail.ts'

export const mailRows = {
  add: async ({ app, id, email, now }) => {
    const priority = mailPriorities.onePerson
    await queueMail(app.db, { to: email, subject: 'Hello', text: 'Dear Ada', priority, now })
    await app.db.insert(quietHours).values({ userId: id, isOn: true, from: '22:00', to: '06:30' })
  },
  say: ({ email, canary }) => [
    sql`update mails set to_address = ${`${canary}@portal.test`}, text = ${canary}
      where to_address = ${email}`,
  ],
  says: ['mails'],
} satisfies PersonalRows
