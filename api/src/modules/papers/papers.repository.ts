import { type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { StoredConversion } from '../../database/schema/index.ts'
import type { Hole, PaperState } from './papers.rules.ts'
import { filedIn, holesOf, stateOfPaper } from './papers.sql.ts'

/** A paper by name, and how it stands. */
export interface PaperRow {
  paperId: number
  admissionTestId: number
  admissionTestName: string
  paperType: number
  year: number | null
  mockPaperNumber: number | null
  isOlder: boolean
  isRetired: boolean
  state: PaperState
}

/** A part of a paper. */
export interface PartRow {
  examSectionId: number
  sectionId: number
  sectionNo: string
  minutes: number
  allowsCalculator: boolean
  penalty: number
  planned: number | null
  filed: number
  holes: Hole[]
}

/** A question of a part, live or waiting. */
export interface PartQuestionRow {
  questionId: number
  key: string
  text: string
  questionType: number
  difficulty: number
  state: 'draft' | 'live' | 'withdrawn'
  paperQuestion: number | null
}

const paperColumns = sql`p.id "paperId", t.id "admissionTestId", t.name "admissionTestName",
  p.paper_type::int "paperType", p.year::int "year", p.mock_paper_number::int "mockPaperNumber",
  p.is_older "isOlder", t.is_retired "isRetired", ${stateOfPaper} "state"`

const partFields = sql`'examSectionId', e.id, 'sectionId', n.id, 'sectionNo', n.section_no,
  'minutes', e.minutes, 'allowsCalculator', e.allows_calculator, 'penalty', e.penalty,
  'planned', e.planned, 'filed', ${filedIn}, 'holes', ${holesOf}`

const partsOfPaper = (fields: SQL) => sql`(
  select coalesce(json_agg(json_build_object(${fields}) order by e.position, e.id), '[]')
  from exam_sections e join section_numbers n on n.id = e.section_id where e.paper_id = p.id)`

/** All papers that fit with their parts, in the order in which students have them. One statement. */
export async function listPapers(
  db: Db,
  asked: CallContext<'GET /exam/admin/Paper/GetPapers'>['query'],
): Promise<(PaperRow & { parts: PartRow[] })[]> {
  const { AdmissionTestId, paperType, state } = asked
  return await rowsOf(
    db,
    sql`select ${paperColumns}, ${partsOfPaper(partFields)} "parts"
      from papers p join admission_tests t on t.id = p.admission_test_id
      where ${AdmissionTestId === undefined ? sql`true` : sql`t.id = ${AdmissionTestId}`}
        and ${paperType === undefined ? sql`true` : sql`p.paper_type = ${paperType}`}
        and ${state === undefined ? sql`true` : sql`${stateOfPaper} = ${state}`}
      order by t.is_retired, t.id, p.paper_type, p.year desc, p.mock_paper_number, p.id`,
  )
}

/** Filings of the part `e`, live ones and those that wait, in the order of their numbers. */
const filings = (examSection: SQL) => sql`(
  select a.id, a.question_id, a.paper_question from question_assignments a
  where a.exam_section_id = ${examSection}
  union all
  select a.id, a.question_id, a.paper_question from parked_assignments a
  where a.exam_section_id = ${examSection})`

/** A part with its conversion and questions. */
export type WholePart = PartRow & {
  conversion: StoredConversion | null
  questions: PartQuestionRow[]
}

/** A paper with all that it has, and whether anybody has begun it. One statement. */
export async function findPaper(
  db: Db,
  paperId: number,
): Promise<(PaperRow & { isSat: boolean; parts: WholePart[] }) | undefined> {
  const questions = sql`(
    select coalesce(json_agg(json_build_object('questionId', q.id, 'key', q.key, 'text', v.text,
      'questionType', q.question_type, 'difficulty', q.difficulty, 'state', q.state,
      'paperQuestion', a.paper_question) order by a.paper_question, a.id), '[]')
    from ${filings(sql`e.id`)} a join questions q on q.id = a.question_id
    join question_versions v on v.question_id = q.id and v.version = q.current_version)`
  const [row] = await rowsOf<PaperRow & { isSat: boolean; parts: WholePart[] }>(
    db,
    sql`select ${paperColumns},
        p.published_at is not null and ${isSat(sql`p.id`)} "isSat",
        ${partsOfPaper(sql`${partFields}, 'conversion', e.conversion, 'questions', ${questions}`)}
          "parts"
      from papers p join admission_tests t on t.id = p.admission_test_id where p.id = ${paperId}`,
  )
  return row
}

/** Whether anybody has begun a part of the paper. */
export const isSat = (paperId: SQL): SQL => sql`exists (
  select 1 from sitting_sections x join exam_sections s on s.id = x.exam_section_id
  where s.paper_id = ${paperId})`

/** Questions of a part in their order, live ones and those that wait. */
export async function questionsIn(db: Db, examSectionId: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select a.question_id id from ${filings(sql`${examSectionId}`)} a
      order by a.paper_question, a.id`,
  )
  return rows.map(({ id }) => id)
}

/** The holes of a part. */
export async function holesIn(db: Db, examSectionId: number): Promise<Hole[]> {
  const [row] = await rowsOf<{ holes: Hole[] }>(
    db,
    sql`select ${holesOf} "holes" from exam_sections e where e.id = ${examSectionId}`,
  )
  return row?.holes ?? []
}

/** Parts of a paper as far as they are judged when it is published, in order. */
export async function judgedParts(
  db: Db,
  paperId: number,
): Promise<{ sectionNo: string; isArchived: boolean; holes: Hole[] }[]> {
  return await rowsOf(
    db,
    sql`select n.section_no "sectionNo", n.archived_at is not null "isArchived", ${holesOf} "holes"
      from exam_sections e join section_numbers n on n.id = e.section_id
      where e.paper_id = ${paperId} order by e.position, e.id`,
  )
}
