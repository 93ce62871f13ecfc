import { sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData } from '../database/personal-data.ts'

export const mailData = {
  mails: [
    ofRow(
      'mails',
      (id) => sql`t.to_address = (select email from users where id = ${id})`,
      'remove',
      // Their text may hold a link that opens the account.
      {
        select: sql`jsonb_build_object('subject', t.subject, 'queuedAt', t.created_at,
          'sentAt', t.sent_at)`,
      },
    ),
  ],
  quiet_hours: [mine('quietHours', 'user_id', 'remove')],
} satisfies PersonalData
