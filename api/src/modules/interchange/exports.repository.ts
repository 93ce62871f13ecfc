import type { QuestionsAsked } from '@portal/shared/api/schemas'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, intArray, ms } from '../../database/sql.ts'
import { hasGivenUp } from '../../jobs/given-up.sql.ts'
import { type PageAsked, pageOf } from '../../lists/index.ts'
import {
  type QuestionContent,
  questionsThat,
  versionColumns,
  withFigures,
} from '../authoring/index.ts'
import type { NamedPlace } from './portable.rules.ts'

/** Which questions are written: these, those that are found, or those of a paper. */
export type WantedQuestions =
  | { questionIds: number[] }
  | { filter: QuestionsAsked }
  | { paperId: number }

/** An export as the server goes by it. */
export interface ExportRow {
  id: string
  format: string
  wanted: WantedQuestions
  state: 'waiting' | 'running' | 'done' | 'failed'
  storedName: string | null
  expiresMs: number
}

export async function insertExport(
  tx: Db,
  {
    id,
    format,
    wanted,
    by,
    expiresAt,
  }: { id: string; format: string; wanted: WantedQuestions; by: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await tx.execute(sql`insert into exports (id, format, wanted, created_at, created_by, expires_at)
    values (${id}::uuid, ${format}, ${JSON.stringify(wanted)}::jsonb, ${at(now)}, ${by}::uuid,
      ${at(expiresAt)})`)
}

export async function findExport(db: Db, id: string): Promise<ExportRow | undefined> {
  const [row] = await rowsOf<ExportRow>(
    db,
    sql`select id, format, wanted, state, stored_name "storedName", ${ms(sql`expires_at`)} "expiresMs"
      from exports where id = ${id}::uuid`,
  )
  return row
}

export async function setExportTask(tx: Db, id: string, taskId: string | null): Promise<void> {
  await tx.execute(sql`update exports set task_id = ${taskId}::uuid where id = ${id}::uuid`)
}

/** Ends an export with its file. */
export async function keepExport(
  tx: Db,
  id: string,
  made: {
    done: number
    total: number
    storedName: string
    bytes: number
    left: { questionId: number; message: string }[]
  },
): Promise<void> {
  const { done, total, storedName, bytes, left } = made
  await tx.execute(sql`update exports set state = 'done', done = ${done}, total = ${total},
      stored_name = ${storedName}, bytes = ${bytes}, "left" = ${JSON.stringify(left)}::jsonb
    where id = ${id}::uuid`)
}

/** Says that an export is being written, and how many questions it is of. @returns these */
export async function countWanted(tx: Db, { id, wanted }: ExportRow): Promise<number> {
  const total = (await idsWanted(tx, wanted)).length
  await tx.execute(sql`update exports set state = 'running', total = ${total}
    where id = ${id}::uuid`)
  return total
}

/** Says how many questions of an export were written. */
export async function keepWritten(tx: Db, id: string, done: number): Promise<void> {
  await tx.execute(sql`update exports set done = ${done} where id = ${id}::uuid`)
}

/** An export as it is listed. */
export interface ListedExport {
  id: string
  format: string
  state: ExportRow['state']
  done: number
  total: number | null
  bytes: number | null
  createdMs: number
  createdBy: string | null
  expiresMs: number
  left: { questionId: number; message: string }[]
  message: string | null
}

/** Failed where its job was given up. */
const listedState = sql`case when e.state in ('waiting', 'running') and ${hasGivenUp(sql`e.task_id`)}
  then 'failed' else e.state end`

export async function pageOfExports(
  db: Db,
  asked: PageAsked,
): Promise<{ rows: ListedExport[]; totalCount: number }> {
  return await pageOf<ListedExport>(
    db,
    {
      fits: sql`select e.id, e.created_at "by" from exports e`,
      order: sql`p."by" desc, p.id`,
      columns: sql`e.id, e.format, ${listedState} "state", e.done, e.total, e.bytes::float8 "bytes", e."left", e.message,
        ${ms(sql`e.created_at`)} "createdMs", ${ms(sql`e.expires_at`)} "expiresMs",
        (select u.first_name || ' ' || u.last_name from users u where u.id = e.created_by) "createdBy"`,
      joins: sql`join exports e on e.id = p.id`,
    },
    asked,
  )
}

/** Which of many are asked for: so many behind this id. */
interface Page {
  after: number
  most: number
}

/** Ids of the questions that are wanted, in order: all, or a page of them. */
export async function idsWanted(db: Db, wanted: WantedQuestions, page?: Page): Promise<number[]> {
  const which =
    'questionIds' in wanted
      ? sql`select q.id from questions q where q.id = any(${intArray(wanted.questionIds)})`
      : 'filter' in wanted
        ? sql`select q.id from questions q ${withFigures} where (${questionsThat(wanted.filter)})`
        : sql`select q.id from questions q where q.id in (
            select a.question_id from (select question_id, exam_section_id from question_assignments
              union all select question_id, exam_section_id from parked_assignments) a
            join exam_sections e on e.id = a.exam_section_id where e.paper_id = ${wanted.paperId})`
  const behind = page === undefined ? sql`` : sql`and q.id > ${page.after}`
  const most = page === undefined ? sql`` : sql`limit ${page.most}`
  const rows = await rowsOf<{ id: number }>(db, sql`${which} ${behind} order by 1 ${most}`)
  return rows.map(({ id }) => id)
}

/** A question as it is written out. */
export interface QuestionOut extends QuestionContent {
  questionId: number
  key: string
  difficulty: number
  filings: NamedPlace[]
}

/** These questions with their filings, in the order of their ids. One statement. */
export async function questionsOut(db: Db, ids: readonly number[]): Promise<QuestionOut[]> {
  const columns = sql`a.id, a.question_location, a.admission_test_id, a.section_id, a.subject_id,
    a.topic_id, a.sub_topic_id, a.paper_type, a.year, a.mock_paper_number, a.paper_question, a.paper_link`
  return await rowsOf<QuestionOut>(
    db,
    sql`select q.id "questionId", q.key, ${versionColumns}, q.difficulty::int "difficulty",
        (select coalesce(json_agg(json_build_object('location', a.question_location, 'test', t.name,
            'part', n.section_no, 'subject', s.name, 'topic', o.name, 'subTopic', b.name,
            'paperType', a.paper_type, 'year', a.year, 'mockNumber', a.mock_paper_number,
            'number', a.paper_question, 'link', a.paper_link) order by a.id), '[]')
          from (select ${columns} from question_assignments a where a.question_id = q.id
            union all select ${columns} from parked_assignments a where a.question_id = q.id) a
          join admission_tests t on t.id = a.admission_test_id
          left join section_numbers n on n.id = a.section_id
          left join subjects s on s.id = a.subject_id
          left join topics o on o.id = a.topic_id
          left join sub_topics b on b.id = a.sub_topic_id) "filings"
      from questions q
      join question_versions v on v.question_id = q.id and v.version = q.current_version
      where q.id = any(${intArray(ids)}) order by q.id`,
  )
}

/** Takes the names of files whose time is over off their exports. */
export async function takeExpired(tx: Db, now: Date, most: number): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    tx,
    sql`with old as (select id, stored_name from exports where stored_name is not null
        and expires_at <= ${at(now)} order by expires_at limit ${most} for update skip locked
      ), gone as (update exports e set stored_name = null from old where e.id = old.id)
      select stored_name "name" from old`,
  )
  return rows.map(({ name }) => name)
}
