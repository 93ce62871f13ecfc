import { sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData } from '../../database/personal-data.ts'

/** Rows of a student's pieces. */
const ofPieces = (id: string) =>
  sql`t.writing_id in (select w.id from writings w where w.student_id = ${id})`

export const writingData = {
  writing_tasks: 'what is to be written, the same for everybody',
  rubrics: 'by what is marked, the same for everybody',
  rubric_versions: [
    mine(
      'criteriaSaved',
      'saved_by',
      { blank: { saved_by: null } },
      { notGiven: 'content is the same for everybody' },
    ),
  ],
  writings: [mine('pieces', 'student_id', 'remove')],
  writing_drafts: [ofRow('drafts', ofPieces, 'remove')],
  writing_snapshots: [ofRow('draftsKept', ofPieces, 'remove')],
  writing_set_tasks: [
    mine('tasksGiven', 'student_id', 'remove', { without: ['set_by'] }),
    mine(
      'tasksSet',
      'set_by',
      { blank: { set_by: null } },
      {
        where: (id) => sql`t.set_by = ${id} and t.student_id <> ${id}`,
        notGiven: 'what is to be done by other people',
      },
    ),
  ],
} satisfies PersonalData
