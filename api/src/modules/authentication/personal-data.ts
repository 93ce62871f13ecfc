import { sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData } from '../../database/personal-data.ts'

export const authenticationData = {
  sessions: [
    mine(
      'devices',
      'user_id',
      { blank: { address: '', device: '' } },
      {
        // A parent's view is a session of the student's, from an address that is not the student's.
        where: (id) => sql`t.user_id = ${id} and t.viewed_from is null`,
        without: ['viewed_from', 'ends_at'],
      },
    ),
    ofRow(
      'views',
      (id) => sql`t.viewed_from is not null and (t.user_id = ${id}
        or t.viewed_from in (select id from sessions where user_id = ${id}))`,
      { blank: { address: '', device: '' } },
      { notGiven: 'parts of a parent’s own session, and in the log' },
    ),
  ],
  refresh_tokens: [
    ofRow(
      'keysOfDevices',
      (id) => sql`t.session_id in (select id from sessions where user_id = ${id})`,
      { keep: 'hashes that open nothing any more, gone with their session' },
      { notGiven: 'opens the account' },
    ),
  ],
  password_links: [mine('passwordLinks', 'user_id', 'remove', { notGiven: 'opens the account' })],
  email_links: [mine('emailLinks', 'user_id', 'remove', { notGiven: 'opens the account' })],
  idempotency_keys: [
    mine('answersOfCalls', 'user_id', 'remove', {
      notGiven: 'copies of answers, gone after a day',
    }),
  ],
  sign_in_attempts: 'counts of tries, gone soon after their window',
} satisfies PersonalData
