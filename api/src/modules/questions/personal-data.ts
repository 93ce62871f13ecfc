import { type SQL, sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData, workStays } from '../../database/personal-data.ts'

const notGiven = 'content is the same for everybody'

/** Questions that somebody changed last: content, which stays. */
const changedBy = (id: string) => sql`(select id from questions where changed_by = ${id})`

/** What hangs on such questions, found by this column of the table. */
export const ofChangedQuestions = (name: string, column = 'question_id') => [
  ofRow(name, (id) => sql`${sql.raw(`t.${column}`)} in ${changedBy(id)}`, workStays, { notGiven }),
]

const ofWrittenVersions = (id: string): SQL =>
  sql`t.version_id in (select id from question_versions where created_by = ${id})`

export const questionsData = {
  question_notes: [mine('notes', 'student_id', 'remove')],
  questions: [mine('questionsChanged', 'changed_by', workStays, { notGiven })],
  question_versions: [mine('questionsWritten', 'created_by', workStays, { notGiven })],
  question_options: [ofRow('questionOptions', ofWrittenVersions, workStays, { notGiven })],
  question_assignments: ofChangedQuestions('questionFilings'),
} satisfies PersonalData
