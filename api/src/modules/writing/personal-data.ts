import { type SQL, sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData } from '../../database/personal-data.ts'

/** Rows of a student's pieces. */
const ofPieces = (id: string) =>
  sql`t.writing_id in (select w.id from writings w where w.student_id = ${id})`

/** Rows of markings of what the student handed in. */
const ofOwnMarkings = (id: string): SQL =>
  sql`t.marking_id in (select m.id from markings m
    join marking_items i on i.id = m.item_id where i.student_id = ${id})`

export const writingData = {
  writing_tasks: [
    mine(
      'tasksSaved',
      'saved_by',
      { blank: { saved_by: null } },
      { notGiven: 'content is the same for everybody' },
    ),
  ],
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
  writing_versions: [
    ofRow('versions', ofPieces, 'remove', { without: ['file_id', 'rubric_version_id'] }),
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
