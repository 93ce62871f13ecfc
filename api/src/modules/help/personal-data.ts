import { sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData, workStays } from '../../database/personal-data.ts'

export const helpData = {
  faqs: 'what the company says is no person’s',
  help_messages: [
    mine('helpMessages', 'user_id', 'remove', { without: ['assigned_to'] }),
    mine(
      'helpMessagesGivenToMe',
      'assigned_to',
      { blank: { assigned_to: null } },
      { notGiven: 'messages of other people' },
    ),
  ],
  help_replies: [
    ofRow(
      'helpReplies',
      (id) => sql`t.message_id in (select id from help_messages where user_id = ${id})`,
      'remove',
      { without: ['author_id'] },
    ),
    mine('helpAnswersGiven', 'author_id', workStays, {
      where: (id) => sql`t.author_id = ${id}
        and t.message_id not in (select id from help_messages where user_id = ${id})`,
      notGiven: 'words in messages of other people',
    }),
  ],
} satisfies PersonalData
