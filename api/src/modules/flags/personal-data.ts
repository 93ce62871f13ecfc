import { sql } from 'drizzle-orm'
import { mine, noWords, ofRow, type PersonalData, workStays } from '../../database/personal-data.ts'

export const flagsData = {
  question_flags: [
    mine(
      'questionFlags',
      'student_id',
      { blank: { text: noWords } },
      {
        without: ['answered_by', 'settled_by'],
      },
    ),
    mine('flagsAnswered', 'answered_by', workStays, {
      notGiven: 'flags of other people',
    }),
    mine('flagsSettled', 'settled_by', workStays, {
      notGiven: 'flags of other people',
    }),
  ],
  flag_messages: [
    mine('flagMessages', 'author_id', 'remove'),
    ofRow(
      'flagMessagesToMe',
      (id) => sql`t.author_id <> ${id}
        and t.flag_id in (select id from question_flags where student_id = ${id})`,
      'remove',
      { notGiven: 'words of other people' },
    ),
  ],
} satisfies PersonalData
