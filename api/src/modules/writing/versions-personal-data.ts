import { type SQL, sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData } from '../../database/personal-data.ts'

const versionsOf = (id: string): SQL =>
  sql`t.writing_id in (select w.id from writings w where w.student_id = ${id})`

/** Rows of markings of what the student handed in. */
const ofOwnMarkings = (id: string): SQL =>
  sql`t.marking_id in (select m.id from markings m
    join marking_items i on i.id = m.item_id where i.student_id = ${id})`

export const handedInData = {
  writing_versions: [
    ofRow('versions', versionsOf, 'remove', { without: ['file_id', 'rubric_version_id'] }),
  ],
  marking_replies: [
    ofRow('repliesToMarkings', ofOwnMarkings, 'remove', { without: ['by_id', 'is_told'] }),
    mine(
      'repliesToStudents',
      'by_id',
      { blank: { by_id: null } },
      { where: (id) => sql`t.by_id = ${id} and not (${ofOwnMarkings(id)})`, without: ['is_told'] },
    ),
  ],
  marking_ticks: [ofRow('commentsDealtWith', ofOwnMarkings, 'remove')],
} satisfies PersonalData
