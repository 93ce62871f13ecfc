import type { QuestionsAsked } from '@portal/shared/api/schemas'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { ms } from '../../database/sql.ts'
import { type PageAsked, pageOf } from '../../lists/index.ts'
import type { NamedFiling } from './filings.rules.ts'
import { type QuestionOrder, questionsListed } from './filters.sql.ts'
import { isGivenOut } from './versions.repository.ts'

/** A question of the list as the database has it. */
export interface ListedRow {
  id: number
  key: string
  text: string
  questionType: number
  difficulty: number
  state: 'draft' | 'live' | 'withdrawn'
  filings: number
  /** The first of its filings. */
  filed: NamedFiling | null
  version: number
  changedMs: number
  changedBy: string | null
  flags: number
  facility: number | null
  discriminationIndex: number | null
  check: 'very likely' | 'likely' | 'none' | null
  isGivenOut: boolean
}

const columns = sql`q.id, q.key, v.text, q.question_type::int "questionType",
  q.difficulty::int "difficulty", q.state, filed.count "filings", filed.first "filed",
  q.current_version "version", ${ms(sql`q.changed_at`)} "changedMs",
  (select u.first_name || ' ' || u.last_name from users u where u.id = q.changed_by) "changedBy",
  f.open_flags "flags", f.facility::float8 "facility",
  f.discrimination_index::float8 "discriminationIndex", f.needs_check "check",
  ${isGivenOut} "isGivenOut"`

const ofFiling = sql`question_location, admission_test_id, section_id, subject_id, topic_id,
  paper_type, year, mock_paper_number, paper_question`

const joins = sql`join questions q on q.id = p.id
  join question_figures f on f.question_id = q.id
  join question_versions v on v.question_id = q.id and v.version = q.current_version
  cross join lateral (
    select count(*)::int count, (array_agg(json_build_object(
      'questionLocation', a.question_location, 'admissionTestName', t.name,
      'sectionNo', n.section_no, 'subjectName', s.name, 'topicName', o.name,
      'paperType', a.paper_type, 'year', a.year, 'mockPaperNumber', a.mock_paper_number,
      'paperQuestion', a.paper_question) order by a.id))[1] first
    from (
      select id, ${ofFiling} from question_assignments where question_id = q.id
      union all
      select id, ${ofFiling} from parked_assignments where question_id = q.id
    ) a
    join admission_tests t on t.id = a.admission_test_id
    left join section_numbers n on n.id = a.section_id
    left join subjects s on s.id = a.subject_id
    left join topics o on o.id = a.topic_id
  ) filed`

/** A page of the questions that these filters find, with how many there are. One statement. */
export async function pageOfQuestions(
  db: Db,
  asked: QuestionsAsked & QuestionOrder & PageAsked,
): Promise<{ rows: ListedRow[]; totalCount: number }> {
  return await pageOf<ListedRow>(db, { ...questionsListed(asked, asked), columns, joins }, asked)
}
