import { sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData, workStays } from '../../database/personal-data.ts'
import { bankData } from './bank-personal-data.ts'

/** Rows that hang on items of a student’s own pieces and essays. */
const ofItems = (id: string) =>
  sql`t.item_id in (select i.id from marking_items i where i.student_id = ${id})`

export const submissionsData = {
  ...bankData,
  marking_items: [
    mine('itemsMarked', 'student_id', 'remove', {
      // That somebody looks at a marking first is staff’s own business.
      select: sql`jsonb_build_object('id', t.id, 'kind', t.kind, 'title', t.title,
        'words', t.words, 'round', t.round, 'reason', t.reason, 'handed_in_at', t.handed_in_at,
        'due_at', t.due_at, 'marked_at', t.marked_at, 'percent', t.percent,
        'state', case t.state when 'checking' then 'pending' else t.state end)`,
    }),
    mine(
      'itemsToMark',
      'marker_id',
      { blank: { marker_id: null } },
      {
        where: (id) => sql`t.marker_id = ${id} and t.student_id <> ${id}`,
        notGiven: 'pieces of other people',
      },
    ),
  ],
  marking_events: [
    ofRow('itemEvents', ofItems, 'remove', {
      notGiven: 'what staff did in turn; what came of it stands in the markings',
    }),
    mine('itemEventsMade', 'by_id', workStays, {
      where: (id) => sql`t.by_id = ${id} and not ${ofItems(id)}`,
      notGiven: 'what was done to pieces of other people',
    }),
    mine('itemEventsNaming', 'to_id', workStays, {
      where: (id) => sql`t.to_id = ${id} and not ${ofItems(id)}`,
      notGiven: 'what was done to pieces of other people',
    }),
  ],
  markings: [
    ofRow('markings', (id) => sql`${ofItems(id)} and t.state = 'returned'`, 'remove', {
      without: ['marker_id', 'private_note', 'file_id'],
    }),
    ofRow('markingsBeingMade', (id) => sql`${ofItems(id)} and t.state <> 'returned'`, 'remove', {
      notGiven: 'a marking is its student’s once it has been returned',
    }),
    mine('markingsMade', 'marker_id', workStays, {
      where: (id) => sql`t.marker_id = ${id} and not ${ofItems(id)}`,
      notGiven: 'words on pieces of other people',
    }),
  ],
} satisfies PersonalData
