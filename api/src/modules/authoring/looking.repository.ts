import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { intArray, ms } from '../../database/sql.ts'
import { type CorrectionRow, correctionRowsOf } from '../questions/index.ts'
import { type PreviewQuestionRow, previewQuestionsFrom } from '../sets/index.ts'
import { type VersionRow, versionColumns } from './versions.repository.ts'

/** A version in the history of its question. */
export interface HistoryRow extends VersionRow {
  /** Answers that were given to it. */
  answered: number
}

/** All versions of a question, the newest first. */
export async function historyOf(db: Db, questionId: number): Promise<HistoryRow[]> {
  return await rowsOf<HistoryRow>(
    db,
    sql`select ${versionColumns}, v.difficulty::int "difficulty", coalesce(g.answered, 0)::int "answered"
      from question_versions v
      left join (
        select version_id, count(*) answered from attempts where question_id = ${questionId}
        group by version_id
      ) g on g.version_id = v.id
      where v.question_id = ${questionId} order by v.version desc`,
  )
}

/** These questions, in the order of their ids in the list, for whoever looks them through. */
export async function questionsToLookAt(
  db: Db,
  ids: readonly number[],
): Promise<PreviewQuestionRow[]> {
  return await previewQuestionsFrom(
    db,
    sql`(select asked.id, min(asked.place) place, (
        select a.topic_id from (
          select id, topic_id from question_assignments where question_id = asked.id
          union all
          select id, topic_id from parked_assignments where question_id = asked.id
        ) a where a.topic_id is not null order by a.id limit 1) topic
      from unnest(${intArray(ids)}) with ordinality as asked (id, place) group by asked.id)`,
  )
}

/** Where a question is used beside its filings. */
export interface UsageRow {
  papers: {
    paperId: number
    admissionTestName: string
    paperType: number
    year: number | null
    mockPaperNumber: number | null
    sectionNo: string
    paperQuestion: number | null
  }[]
  videos: { videoId: string; title: string; academyTitle: string }[]
  openSets: number
  finishedSets: number
  lastUsedMs: number | null
  /** How its key was put right, the newest first. */
  corrections: CorrectionRow[]
}

/** What uses a question; undefined where there is none. */
export async function usageOf(db: Db, questionId: number): Promise<UsageRow | undefined> {
  const filed = (table: SQL) =>
    sql`select exam_section_id, paper_question from ${table} where question_id = ${questionId}`
  const [row] = await rowsOf<UsageRow>(
    db,
    sql`select s.*, (
        select coalesce(json_agg(json_build_object('paperId', p.id, 'admissionTestName', t.name,
          'paperType', p.paper_type, 'year', p.year, 'mockPaperNumber', p.mock_paper_number,
          'sectionNo', n.section_no, 'paperQuestion', a.paper_question)
          order by p.paper_type, p.year desc, p.mock_paper_number, n.position), '[]')
        from (${filed(sql`question_assignments`)} union all ${filed(sql`parked_assignments`)}) a
        join exam_sections e on e.id = a.exam_section_id
        join papers p on p.id = e.paper_id
        join admission_tests t on t.id = p.admission_test_id
        join section_numbers n on n.id = e.section_id
      ) "papers", (
        select coalesce(json_agg(json_build_object('videoId', v.id, 'title', v.name,
          'academyTitle', a.title) order by a.title, g.position, v.position), '[]')
        from video_questions w
        join videos v on v.id = w.video_id and v.removed_at is null
        join video_groups g on g.id = v.group_id and g.removed_at is null
        join academies a on a.id = g.academy_id and a.removed_at is null
        where w.question_id = ${questionId} and w.removed_at is null
      ) "videos", ${correctionRowsOf(sql`q.id`)} "corrections"
      from questions q
      cross join lateral (
        select count(*) filter (where s.finished_at is null)::int "openSets",
          count(*) filter (where s.finished_at is not null)::int "finishedSets",
          ${ms(sql`max(s.started_at)`)} "lastUsedMs"
        from revise_set_questions h join revise_sets s on s.id = h.set_id
        where h.question_id = q.id
      ) s
      where q.id = ${questionId}`,
  )
  return row
}
