import type { CallAnswer } from '@portal/shared/api'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { intArray } from '../../database/sql.ts'
import type { Filing, Places, SentFiling } from './filings.rules.ts'

/** A filing as it is sent, with the names of what it is under. */
export type Assignment =
  CallAnswer<'POST /question/admin/Question/AddQuestionAssignments'>['questionAssignments'][number]

const names = [
  ...['question_location', 'admission_test_id', 'section_id', 'subject_id', 'topic_id'],
  ...['sub_topic_id', 'paper_type', 'year', 'mock_paper_number', 'exam_section_id'],
  ...['paper_question', 'paper_link'],
]

/** What both tables of filings have beside the id and the question. */
const shared = sql.raw(names.join(', '))

/** All filings `a` of these questions, live and parked. */
const filingsOf = (questions: SQL) => sql`
  (select id, question_id, ${shared}, false is_parked from question_assignments
    where question_id ${questions}
  union all
  select id, question_id, ${shared}, true from parked_assignments where question_id ${questions}) a`

const named = sql`a.id, a.question_id "questionId", a.question_location::int "questionLocation",
  a.admission_test_id "admissionTestId", t.name "admissionTestName", a.section_id "sectionId",
  n.section_no "sectionNo", a.subject_id "subjectId", s.name "subjectName", a.topic_id "topicId",
  o.name "topicName", a.sub_topic_id "subTopicId", a.paper_type::int "paperType", a.year::int "year",
  a.mock_paper_number::int "mockPaperNumber", a.paper_question::int "paperQuestion",
  a.exam_section_id "examSectionId",
  case when a.exam_section_id is not null then n.section_no end "examSectionNumber",
  a.paper_link "paperLink", a.is_parked "isParked"`

const withNames = sql`join admission_tests t on t.id = a.admission_test_id
  left join section_numbers n on n.id = a.section_id
  left join subjects s on s.id = a.subject_id
  left join topics o on o.id = a.topic_id`

/** Filings of a question with their names, the oldest first. */
export async function assignmentsOf(db: Db, questionId: number): Promise<Assignment[]> {
  return await rowsOf<Assignment>(
    db,
    sql`select ${named} from ${filingsOf(sql`= ${questionId}`)} ${withNames} order by a.id`,
  )
}

const idsOf = (sent: readonly SentFiling[], field: keyof SentFiling): SQL =>
  intArray(sent.flatMap((one) => (typeof one[field] === 'number' ? [one[field]] : [])))

/** What is known of all that these filings name, in one statement. */
export async function placesOf(db: Db, sent: readonly SentFiling[]): Promise<Places> {
  const list = (fields: SQL, from: SQL) =>
    sql`(select coalesce(json_agg(json_build_object(${fields})), '[]') from ${from})`
  const [row] = await rowsOf<Places>(
    db,
    sql`with wanted_topics as (
        select * from topics where id = any(${idsOf(sent, 'topicId')})
      ), wanted_subjects as (
        select * from subjects where id = any(${idsOf(sent, 'subjectId')})
          or id in (select subject_id from wanted_topics)
      ), wanted_papers as (
        select * from papers where id = any(${idsOf(sent, 'examId')}) or id in (
          select paper_id from exam_sections where id = any(${idsOf(sent, 'examSectionId')}))
      ), wanted_parts as (
        select * from exam_sections where paper_id in (select id from wanted_papers)
      )
      select ${list(
        sql`'id', id`,
        sql`admission_tests where id = any(${idsOf(sent, 'admissiontestId')})`,
      )} "tests",
        ${list(
          sql`'id', id, 'testId', admission_test_id, 'isArchived', archived_at is not null`,
          sql`section_numbers where id = any(${idsOf(sent, 'sectionId')})
            or id in (select section_id from wanted_subjects)
            or id in (select section_id from wanted_parts)`,
        )} "sections",
        ${list(
          sql`'id', id, 'sectionId', section_id, 'isArchived', archived_at is not null`,
          sql`wanted_subjects`,
        )} "subjects",
        ${list(
          sql`'id', id, 'subjectId', subject_id, 'isArchived', archived_at is not null`,
          sql`wanted_topics`,
        )} "topics",
        ${list(
          sql`'id', id, 'topicId', topic_id`,
          sql`sub_topics where id = any(${idsOf(sent, 'subTopicId')})`,
        )} "subTopics",
        ${list(
          sql`'id', id, 'testId', admission_test_id, 'paperType', paper_type, 'year', year,
            'mockPaperNumber', mock_paper_number`,
          sql`wanted_papers`,
        )} "papers",
        ${list(sql`'id', id, 'paperId', paper_id, 'sectionId', section_id`, sql`wanted_parts`)}
          "examSections"`,
  )
  if (row === undefined) throw new Error('A statement without a row')
  return row
}

/**
 * Holds parts of papers until the transaction ends: who fills a place of one waits for who does so
 * meanwhile.
 */
export async function holdExamSections(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(
    sql`select 1 from exam_sections where id = any(${intArray(ids)}) order by id for no key update`,
  )
}

/** A place in a paper and the question that has it. */
export interface TakenPlace {
  examSectionId: number
  paperQuestion: number
  questionId: number
  key: string
}

/** Of these places in papers those that other questions have. */
export async function placesTaken(
  db: Db,
  questionId: number,
  places: readonly { examSectionId: number; paperQuestion: number }[],
): Promise<TakenPlace[]> {
  if (places.length === 0) return []
  return await rowsOf<TakenPlace>(
    db,
    sql`select a.exam_section_id "examSectionId", a.paper_question::int "paperQuestion",
        q.id "questionId", q.key
      from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
        as p ("examSectionId" int, "paperQuestion" int)
      join question_assignments a on a.exam_section_id = p."examSectionId"
        and a.paper_question = p."paperQuestion"
      join questions q on q.id = a.question_id
      where a.question_id <> ${questionId}
      order by 1, 2`,
  )
}

/** Files a question, live or parked, in these ways. @returns the ids, in the order of the filings */
export async function insertFilings(
  tx: Db,
  questionId: number,
  filings: readonly Filing[],
  isParked: boolean,
): Promise<number[]> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(
    filings.map((filing, place) => ({ ...filing, place })),
  )}::jsonb) as r (place int, "questionLocation" int, "admissionTestId" int, "sectionId" int,
    "subjectId" int, "topicId" int, "subTopicId" int, "paperType" int, "year" int, "mockPaperNumber" int,
    "examSectionId" int, "paperQuestion" int, "paperLink" text)`
  const values = sql`r."questionLocation", r."admissionTestId", r."sectionId", r."subjectId",
    r."topicId", r."subTopicId", r."paperType", r."year", r."mockPaperNumber", r."examSectionId",
    r."paperQuestion", r."paperLink"`
  const inserted = await rowsOf<{ id: number }>(
    tx,
    isParked
      ? sql`insert into parked_assignments (id, question_id, ${shared})
          select nextval(pg_get_serial_sequence('question_assignments', 'id')), ${questionId},
            ${values} from (select * from ${rows} order by r.place) r returning id`
      : sql`insert into question_assignments (question_id, question_type, difficulty, ${shared})
          select q.id, q.question_type, q.difficulty, ${values}
          from (select * from ${rows} order by r.place) r
          cross join (select id, question_type, difficulty from questions where id = ${questionId}) q
          order by r.place returning id`,
  )
  return inserted.map(({ id }) => id).toSorted((one, other) => one - other)
}

/** Takes filings of a question away; those that are none of its are left. */
export async function deleteFilings(tx: Db, questionId: number, ids: readonly number[]) {
  for (const table of [sql`question_assignments`, sql`parked_assignments`]) {
    await tx.execute(sql`delete from ${table}
      where question_id = ${questionId} and id = any(${intArray(ids)})`)
  }
}

/** Makes the parked filings of a question live; they keep their ids. */
export async function unparkFilings(tx: Db, questionId: number): Promise<void> {
  await tx.execute(sql`with gone as (
      delete from parked_assignments where question_id = ${questionId} returning *
    )
    insert into question_assignments (id, question_id, question_type, difficulty, ${shared})
      overriding system value
    select g.id, g.question_id, q.question_type, q.difficulty, ${sql.raw(
      names.map((name) => `g.${name}`).join(', '),
    )}
    from gone g join questions q on q.id = g.question_id`)
}

/** Parks the filings of a question; they keep their ids. */
export async function parkFilings(tx: Db, questionId: number): Promise<void> {
  await tx.execute(sql`with gone as (
      delete from question_assignments where question_id = ${questionId} returning *
    )
    insert into parked_assignments (id, question_id, ${shared})
    select id, question_id, ${shared} from gone`)
}
