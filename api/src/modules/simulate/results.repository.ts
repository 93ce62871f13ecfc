import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { StoredConversion } from '../../database/schema/index.ts'
import { at, intArray, ms } from '../../database/sql.ts'
import { type PageAsked, pageOf } from '../../lists/index.ts'
import type { PaperRow } from './papers.repository.ts'
import type { ScoreHistogram } from './simulate.rules.ts'

/** What a part of a finished sitting is judged by, beside its questions. */
export interface MarkedPartRow {
  position: number
  score: number | null
  answered: number
  correct: number
  rightToWrong: number
  essaysWaiting: number
  timeMs: number
  conversion: StoredConversion | null
  histogram: ScoreHistogram
  ownFirst: number | null
}

/** A question of a part that was begun. */
export interface MarkedQuestionRow {
  part: number
  position: number
  questionId: number
  topicId: number
  topicName: string
  timeMs: number
  isCorrect: boolean | null
  letter: string | null
  correctLetter: string | null
  history: string
  hasOwnAttempt: boolean
  cohortAnswered: number
  timeCounts: number[]
}

/** First scores of all students in the part `e` of paper, as a list. */
const histogramOf = (part: 'e.id' | 's.exam_section_id') => sql`(
  select coalesce(json_agg(json_build_object('score', h.score, 'students', h.students)), '[]')
  from section_scores h where h.exam_section_id = ${sql.raw(part)})`

/** The parts of a sitting with the scores of the cohort; those not begun have no score. */
export async function markedParts(db: Db, sittingId: string): Promise<MarkedPartRow[]> {
  return await rowsOf(
    db,
    sql`select x.position::int "position", s.score, coalesce(s.answered, 0)::int "answered",
        coalesce(s.correct, 0)::int "correct",
        coalesce(s.right_to_wrong, 0)::int "rightToWrong",
        coalesce(s.essays_waiting, 0)::int "essaysWaiting",
        coalesce(s.time_ms, 0)::float8 "timeMs", e.conversion, ${histogramOf('e.id')} "histogram",
        w.first_score "ownFirst"
      from sitting_sections x
      join sittings y on y.id = x.sitting_id
      join exam_sections e on e.id = x.exam_section_id
      left join revise_sets s on s.id = x.set_id
      left join student_sections w on w.student_id = y.student_id and w.exam_section_id = e.id
      where x.sitting_id = ${sittingId} order by x.position`,
  )
}

/** The questions of those parts, in order. */
export async function markedQuestions(
  db: Db,
  studentId: string,
  sittingId: string,
): Promise<MarkedQuestionRow[]> {
  return await rowsOf(
    db,
    sql`select x.position::int "part", q.position::int "position", q.question_id "questionId",
        q.topic_id "topicId", t.name "topicName", q.time_ms "timeMs", q.is_correct "isCorrect",
        q.response->>'letter' "letter", (select o.letter from question_options o
          where o.version_id = q.version_id and o.is_correct) "correctLetter", q.history,
        coalesce(b.attempts, 0) > 0 "hasOwnAttempt", coalesce(c.answered, 0) "cohortAnswered",
        coalesce(c.time_counts, '{}') "timeCounts"
      from sitting_sections x
      join revise_set_questions q on q.set_id = x.set_id
      join topics t on t.id = q.topic_id
      left join student_questions b on b.student_id = ${studentId}
        and b.question_id = q.question_id
      left join question_statistics c on c.question_id = q.question_id
      where x.sitting_id = ${sittingId} order by x.position, q.position`,
  )
}

/** A finished sitting in a list. */
export interface PastSittingRow extends PaperRow {
  id: string
  finishedMs: number
  parts: { sectionNo: string; score: number | null; maximum: number; timeMs: number }[]
}

/** Paper and parts of the sitting `y`, as the lateral `f`. */
const partsOfSitting = sql`lateral (
  select p.id "paperId", t.id "admissionTestId", t.name "admissionTestName",
    p.paper_type::int "paperType", p.year::int "year", p.mock_paper_number::int "mockPaperNumber",
    json_agg(json_build_object('sectionNo', n.section_no, 'score', s.score,
      'maximum', coalesce(s.size, (
        select count(*) from question_assignments a where a.exam_section_id = e.id)),
      'timeMs', coalesce(s.time_ms, 0)) order by x.position) parts
  from sitting_sections x
  join exam_sections e on e.id = x.exam_section_id
  join section_numbers n on n.id = e.section_id
  join papers p on p.id = e.paper_id
  join admission_tests t on t.id = p.admission_test_id
  left join revise_sets s on s.id = x.set_id
  where x.sitting_id = y.id group by p.id, t.id) f`

/** Finished sittings of a student, or those in which a part of the test was begun. */
export interface PastSittingsPage extends PageAsked {
  sectionId: number | null
}

/** A page of them, newest first, with how many there are. */
export async function pastSittings(
  db: Db,
  studentId: string,
  { sectionId, ...page }: PastSittingsPage,
): Promise<{ sittings: PastSittingRow[]; totalCount: number }> {
  const finished =
    sectionId === null
      ? sql`sittings y where y.student_id = ${studentId}`
      : sql`revise_sets r
          join sitting_sections z on z.set_id = r.id
          join sittings y on y.id = z.sitting_id
          where r.student_id = ${studentId} and r.section_id = ${sectionId}::int
            and r.kind = 'simulate' and r.finished_at is not null`
  const { rows, totalCount } = await pageOf<PastSittingRow>(
    db,
    {
      fits: sql`select y.id, y.finished_at from ${finished} and y.finished_at is not null`,
      order: sql`p.finished_at desc, p.id`,
      columns: sql`y.id, ${ms(sql`y.finished_at`)} "finishedMs", f.*`,
      joins: sql`join sittings y on y.id = p.id cross join ${partsOfSitting}`,
      count:
        sectionId === null
          ? sql`select sittings_finished from student_practice where student_id = ${studentId}`
          : undefined,
    },
    page,
  )
  return { sittings: rows, totalCount }
}

/** How a student stands in all papers together. */
export interface SimulateTotals {
  sittings: number
  open: (PaperRow & { id: string; startedMs: number; parts: { sectionNo: string }[] })[]
  /** Sets of open parts whose time was up long ago. */
  abandoned: string[]
  /** By part of a test, in the order of tests and parts; parts with a score only. */
  parts: { sectionId: number; sectionNo: string; sittings: number; best: number }[]
}

/** Totals from the roll-ups, and the open sittings. */
export async function simulateTotals(
  db: Db,
  studentId: string,
  abandonedBefore: Date,
): Promise<SimulateTotals> {
  const [row] = await rowsOf<SimulateTotals>(
    db,
    sql`select coalesce((select sittings_finished from student_practice
          where student_id = ${studentId}), 0) "sittings",
        (select coalesce(json_agg(to_jsonb(f) || jsonb_build_object('id', y.id, 'startedMs',
            ${ms(sql`y.started_at`)}) order by y.started_at desc), '[]')
          from sittings y cross join ${partsOfSitting}
          where y.student_id = ${studentId} and y.finished_at is null) "open",
        (select coalesce(json_agg(s.id), '[]') from revise_sets s
          where s.student_id = ${studentId} and s.kind = 'simulate' and s.finished_at is null
            and s.deadline_at < ${at(abandonedBefore)}) "abandoned",
        (select coalesce(json_agg(json_build_object('sectionId', g.id, 'sectionNo', g.section_no,
            'sittings', g.sittings, 'best', g.best) order by g.admission_test_id, g.position), '[]')
          from (
            select n.id, n.section_no, n.admission_test_id, n.position, sum(w.sittings) sittings,
              max(100 * w.best_score / nullif((select count(*) from question_assignments a
                where a.exam_section_id = e.id), 0)) best
            from student_sections w
            join exam_sections e on e.id = w.exam_section_id
            join section_numbers n on n.id = e.section_id
            where w.student_id = ${studentId} and w.best_score is not null
            group by n.id
          ) g) "parts"`,
  )
  return row ?? { sittings: 0, open: [], abandoned: [], parts: [] }
}

/** A score of a student in a part of a test. */
export interface ScoreRow extends PaperRow {
  sectionId: number
  sectionNo: string
  examSectionId: number
  setId: string
  sittingId: string
  finishedMs: number
  score: number
  maximum: number
  answered: number
  timeMs: number
  allowedMs: number
}

/** Scores that are listed for a part. */
const listedScores = 30

/** The latest scores of a student in each of these parts, newest first. */
export async function latestScores(db: Db, studentId: string): Promise<ScoreRow[]> {
  return await rowsOf(
    db,
    sql`select n.id "sectionId", n.section_no "sectionNo", l.*
      from (
        select distinct e.section_id from student_sections w
        join exam_sections e on e.id = w.exam_section_id where w.student_id = ${studentId}
      ) d
      join section_numbers n on n.id = d.section_id
      cross join lateral (
        select p.id "paperId", t.id "admissionTestId", t.name "admissionTestName",
          p.paper_type::int "paperType", p.year::int "year",
          p.mock_paper_number::int "mockPaperNumber", e.id "examSectionId", s.id "setId",
          y.id "sittingId", ${ms(sql`s.finished_at`)} "finishedMs", s.score, s.size::int "maximum",
          s.answered::int "answered", s.time_ms::float8 "timeMs",
          ${ms(sql`s.deadline_at - s.started_at`)} "allowedMs"
        from revise_sets s
        join sitting_sections x on x.set_id = s.id
        join sittings y on y.id = x.sitting_id and y.finished_at is not null
        join exam_sections e on e.id = s.exam_section_id
        join papers p on p.id = e.paper_id
        join admission_tests t on t.id = p.admission_test_id
        where s.student_id = ${studentId} and s.section_id = d.section_id
          and s.kind = 'simulate' and s.finished_at is not null
          and s.score is not null and s.answered > 0
        order by s.finished_at desc limit ${listedScores}
      ) l
      order by n.admission_test_id, n.position, l."finishedMs" desc`,
  )
}

/** What a student's scores in parts of papers are compared with. */
export interface CohortRow {
  examSectionId: number
  histogram: ScoreHistogram
  ownFirst: number | null
}

/** The cohort of each of these parts. */
export async function cohortsOf(
  db: Db,
  studentId: string,
  examSectionIds: readonly number[],
): Promise<CohortRow[]> {
  if (examSectionIds.length === 0) return []
  return await rowsOf(
    db,
    sql`select s.exam_section_id "examSectionId", ${histogramOf('s.exam_section_id')} "histogram",
        s.first_score "ownFirst"
      from student_sections s
      where s.student_id = ${studentId}
        and s.exam_section_id = any(${intArray(examSectionIds)})`,
  )
}
